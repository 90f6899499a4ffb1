// The two waits of the page: how long the minicart peeks, and how long the loading line shows at least (spec §9).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A component of one hook, without a page around it: state, refs and effects, as React runs them. */
const host = vi.hoisted(() => {
  interface Effect {
    needs: readonly unknown[];
    end?: () => void;
  }
  let cells: { state?: unknown; effect?: Effect }[] = [];
  let at = 0;
  let waiting: (() => void)[] = [];
  let again = () => {};
  const cell = () => {
    at += 1;
    cells[at - 1] ??= {};
    return cells[at - 1] ?? {};
  };
  return {
    useRef: (first: unknown) => {
      const own = cell();
      own.state ??= { current: first };
      return own.state;
    },
    useState: (first: unknown) => {
      const own = cell();
      if (!('state' in own)) own.state = first;
      const set = (next: unknown) => {
        const value = typeof next === 'function' ? next(own.state) : next;
        if (Object.is(value, own.state)) return;
        own.state = value;
        again();
      };
      return [own.state, set];
    },
    useEffect: (run: () => (() => void) | undefined, needs: readonly unknown[]) => {
      const own = cell();
      if (own.effect && needs.every((need, nr) => Object.is(need, own.effect?.needs[nr]))) return;
      waiting.push(() => {
        own.effect?.end?.();
        own.effect = { needs, end: run() ?? undefined };
      });
    },
    mount<Shown>(hook: () => Shown) {
      const seen: { now: Shown | null } = { now: null };
      again = () => {
        at = 0;
        seen.now = hook();
        const due = waiting;
        waiting = [];
        for (const run of due) run();
      };
      cells = [];
      again();
      const unmount = () => {
        for (const { effect } of cells) effect?.end?.();
      };
      return { seen, draw: () => again(), unmount };
    },
  };
});
const router = vi.hoisted(() => ({ state: 'idle', sending: 0 }));
vi.mock('react', () => host);
vi.mock('@remix-run/react', () => ({
  useNavigation: () => ({ state: router.state }),
  useFetchers: () => Array.from({ length: router.sending }),
}));

const { usePeekTimer } = await import('./peek-timer');
const { useLoading } = await import('./loading');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the peeking minicart', () => {
  // spec: 4 UI state: The minicart shows temporarily and hides after 5 seconds
  //   at app/client/peek-timer.ts
  it('hides after five seconds', () => {
    const hide = vi.fn();
    host.mount(() => usePeekTimer(hide));
    vi.advanceTimersByTime(4_999);
    expect(hide).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(hide).toHaveBeenCalledTimes(1);
  });

  // spec: 4 UI state: An explicit change cancels a pending hide
  //   at app/client/peek-timer.ts
  it('does not hide any more when something else is opened in its place', () => {
    const hide = vi.fn();
    const { unmount } = host.mount(() => usePeekTimer(hide));
    vi.advanceTimersByTime(3_000);
    unmount();
    vi.advanceTimersByTime(60_000);
    expect(hide).not.toHaveBeenCalled();
  });

  it('stays while the pointer is over it, and then for five seconds more', () => {
    const hide = vi.fn();
    const { seen } = host.mount(() => usePeekTimer(hide));
    vi.advanceTimersByTime(4_000);
    seen.now?.onPointerEnter();
    vi.advanceTimersByTime(60_000);
    expect(hide).not.toHaveBeenCalled();
    seen.now?.onPointerLeave();
    vi.advanceTimersByTime(5_000);
    expect(hide).toHaveBeenCalledTimes(1);
  });
});

describe('the loading line', () => {
  // spec: 2 Global UI: Loading overlay
  it('shows from the start of a move, and for at least 200 ms', () => {
    Object.assign(router, { state: 'idle', sending: 0 });
    const { seen, draw } = host.mount(useLoading);
    expect(seen.now).toBe(false);
    router.state = 'loading';
    draw();
    expect(seen.now).toBe(true);
    vi.advanceTimersByTime(50);
    router.state = 'idle';
    draw();
    vi.advanceTimersByTime(149);
    expect(seen.now).toBe(true);
    vi.advanceTimersByTime(1);
    expect(seen.now).toBe(false);
  });

  it('shows as long as something is being sent', () => {
    Object.assign(router, { state: 'idle', sending: 1 });
    const { seen, draw } = host.mount(useLoading);
    vi.advanceTimersByTime(3_000);
    expect(seen.now).toBe(true);
    router.sending = 0;
    draw();
    vi.advanceTimersByTime(0);
    expect(seen.now).toBe(false);
  });
});
