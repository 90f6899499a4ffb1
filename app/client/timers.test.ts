// Timers of the page: how long the minicart shows temporarily, and how long the loading line shows at least (spec §9).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadingLine } from './loading';
import { peekFor } from './peek-timer';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the minicart that is shown temporarily', () => {
  // spec: 4 UI state: The minicart shows temporarily and hides after 5 seconds
  //   at app/client/peek-timer.ts
  it('hides after five seconds', () => {
    const hide = vi.fn();
    peekFor(new EventTarget(), hide);
    vi.advanceTimersByTime(4_999);
    expect(hide).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(hide).toHaveBeenCalledTimes(1);
  });

  // spec: 4 UI state: An explicit change cancels a pending hide
  //   at app/client/peek-timer.ts
  it('does not hide after the timer was cancelled by another change', () => {
    const hide = vi.fn();
    const card = new EventTarget();
    const end = peekFor(card, hide);
    vi.advanceTimersByTime(3_000);
    end();
    card.dispatchEvent(new Event('pointerleave'));
    vi.advanceTimersByTime(60_000);
    expect(hide).not.toHaveBeenCalled();
  });

  it.each([
    ['pointerenter', 'pointerleave'],
    ['focusin', 'focusout'],
  ])('remains open from %s to %s, and for five more seconds', (enter, leave) => {
    const hide = vi.fn();
    const card = new EventTarget();
    peekFor(card, hide);
    vi.advanceTimersByTime(4_000);
    card.dispatchEvent(new Event(enter));
    vi.advanceTimersByTime(60_000);
    expect(hide).not.toHaveBeenCalled();
    card.dispatchEvent(new Event(leave));
    vi.advanceTimersByTime(4_999);
    expect(hide).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(hide).toHaveBeenCalledTimes(1);
  });
});

describe('the loading line', () => {
  // spec: 2 Global UI: Loading overlay
  //   at app/client/loading.ts
  it('shows from the start of a navigation, for at least 200 ms', () => {
    const show = vi.fn();
    const tell = loadingLine(show);
    tell(false);
    expect(show).not.toHaveBeenCalled();
    tell(true);
    expect(show.mock.calls).toEqual([[true]]);
    vi.advanceTimersByTime(50);
    tell(false);
    vi.advanceTimersByTime(149);
    expect(show.mock.calls).toEqual([[true]]);
    vi.advanceTimersByTime(1);
    expect(show.mock.calls).toEqual([[true], [false]]);
  });

  it('remains visible when new work begins within 200 ms, and hides at once after longer work', () => {
    const show = vi.fn();
    const tell = loadingLine(show);
    tell(true);
    tell(false);
    vi.advanceTimersByTime(100);
    tell(true);
    vi.advanceTimersByTime(3_000);
    expect(show.mock.calls).toEqual([[true]]);
    tell(false);
    vi.advanceTimersByTime(0);
    expect(show.mock.calls).toEqual([[true], [false]]);
  });
});
