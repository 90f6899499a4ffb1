// What is refused as a promotion, on both sides of each limit.
import { expect, it } from 'vitest';
import { type CheckedPromotion, promotionFaults } from './checks';

const FROM = '2026-11-29T23:00:00.000Z';
const of = (more: Partial<CheckedPromotion>): CheckedPromotion => ({
  ...{ kind: 'free-freight', percentBp: 0, amountOere: 0, buy: 0, free: 0, gifts: [], minimumOere: null, priority: 0 },
  ...{ from: FROM, to: null },
  ...more,
});

it.each<[Partial<CheckedPromotion>, string | null]>([
  [{}, null],
  [{ kind: 'percent', percentBp: 0 }, 'percentMissing'],
  [{ kind: 'percent', percentBp: 1 }, null],
  [{ kind: 'percent', percentBp: 10_000 }, null],
  [{ kind: 'percent', percentBp: 10_001 }, 'percentTooHigh'],
  [{ kind: 'fixed', amountOere: 0 }, 'amountMissing'],
  [{ kind: 'fixed', amountOere: 1 }, null],
  [{ kind: 'buy-x-get-y', buy: 0, free: 1 }, 'buyMissing'],
  [{ kind: 'buy-x-get-y', buy: 1, free: 0 }, 'buyMissing'],
  [{ kind: 'buy-x-get-y', buy: 1, free: 1 }, null],
  [{ kind: 'gift' }, 'noGift'],
  [{ kind: 'gift', gifts: ['A'] }, null],
  [{ minimumOere: 0 }, 'minimumZero'],
  [{ minimumOere: 1 }, null],
  [{ priority: -1 }, 'priorityWrong'],
  [{ priority: 0.5 }, 'priorityWrong'],
  [{ priority: 100_000 }, null],
  [{ priority: 100_001 }, 'priorityWrong'],
  [{ to: FROM }, 'endsBefore'],
  [{ to: '2026-11-29T23:00:00.001Z' }, null],
])('%j: %s', (given, reason) => {
  expect(promotionFaults(of(given)).map((fault) => fault.reason)).toEqual(reason === null ? [] : [reason]);
});

it('names every fault at once', () => {
  const faults = promotionFaults(of({ kind: 'percent', minimumOere: 0, to: FROM }));
  expect(faults.map(({ field }) => field)).toEqual(['percent', 'minimum', 'to']);
});
