// The address of the promotion list, and the state of a promotion on both sides of its moments.
import { describe, expect, it } from 'vitest';
import { promotionListPath, promotionListQuery, promotionState } from './promotion-views';

describe('the address', () => {
  it('is read and written', () => {
    const query = promotionListQuery({ view: 'paused', q: ' te 10 ', after: '7' });
    expect(query).toEqual({ view: 'paused', text: 'te 10', after: 7, before: null });
    expect(promotionListPath(query)).toBe('/staff/promotions?view=paused&q=te+10');
    expect(promotionListPath(query, { before: 9 })).toBe('/staff/promotions?view=paused&q=te+10&before=9');
  });

  it('ignores what no page writes', () =>
    expect(promotionListQuery({ view: 'x', after: '0', before: 'a' })).toEqual({
      ...{ view: 'all', text: '', after: null, before: null },
    }));
});

describe('a promotion', () => {
  const NOW = new Date('2026-11-29T12:00:00Z');
  const at = (ms: number) => new Date(NOW.getTime() + ms);
  it.each([
    ['running', { from: at(0), to: null, isPaused: false }],
    ['running', { from: at(0), to: at(1), isPaused: false }],
    ['planned', { from: at(1), to: null, isPaused: false }],
    ['ended', { from: at(-9), to: at(0), isPaused: false }],
    ['paused', { from: at(0), to: at(1), isPaused: true }],
    ['paused', { from: at(1), to: null, isPaused: true }],
    ['ended', { from: at(-9), to: at(0), isPaused: true }],
  ])('is %s', (state, period) => expect(promotionState(period, NOW)).toBe(state));
});
