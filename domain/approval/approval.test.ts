// Which orders need approval, and who may decide them when.
import { expect, test } from 'vitest';
import { USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import { oere } from '#domain/money/money';
import {
  approvalEnds,
  approverFault,
  dayAfterWait,
  mayDecide,
  mayWithdraw,
  needsApproval,
  revised,
  type Waiting,
} from './approval';

test.each([
  [null, null, 100_000, false],
  [null, 0, 100_000, false],
  [5, null, 1, true],
  [5, null, 0, true],
  [5, 0, 1, true],
  [5, 100_000, 100_000, false],
  [5, 100_000, 100_001, true],
])('approver %s, limit %s: an order of %s øre waits: %s', (approverId, limit, total, waits) => {
  expect(needsApproval({ approverId, limit: limit === null ? null : oere(limit) }, oere(total))).toBe(waits);
});

const NOW = new Date('2026-11-20T12:00:00Z');
const WAITING: Waiting = { approverId: 6, buyerId: 4, expiresAt: approvalEnds(NOW), decision: null };

test('an order waits for seven days', () => {
  expect(WAITING.expiresAt.toISOString()).toBe('2026-11-27T12:00:00.000Z');
});

test.each([
  [{}, 6, NOW, null],
  [{}, 5, NOW, 'PURCHASE_ORDER_NOT_FOUND'],
  [{}, 4, NOW, 'PURCHASE_ORDER_NOT_FOUND'],
  [{}, 6, WAITING.expiresAt, 'APPROVAL_EXPIRED'],
  [{ decision: 'expired' as const }, 6, NOW, 'APPROVAL_EXPIRED'],
  [{ decision: 'approved' as const }, 6, NOW, 'APPROVAL_DECIDED'],
  [{ decision: 'declined' as const }, 6, WAITING.expiresAt, 'APPROVAL_DECIDED'],
])('%j decided by %s at %s: %s', (facts, who, now, code) => {
  const outcome = mayDecide({ ...WAITING, ...facts }, { id: who, standsIn: false }, now);
  expect(outcome.ok ? null : outcome.code).toBe(code);
});

test.each([
  [6, false, null],
  [9, true, null],
  [9, false, 'PURCHASE_ORDER_NOT_FOUND'],
  // The buyer administers the company: another person still has to decide.
  [4, true, 'PURCHASE_ORDER_NOT_FOUND'],
])('decision by %s, as deputy %s: %s', (id, standsIn, code) => {
  const outcome = mayDecide(WAITING, { id, standsIn }, NOW);
  expect(outcome.ok ? null : outcome.code).toBe(code);
});

test('only the buyer may withdraw it, and only before a decision', () => {
  expect(mayWithdraw(WAITING, 4).ok).toBe(true);
  expect(mayWithdraw(WAITING, 6)).toMatchObject({ code: 'PURCHASE_ORDER_NOT_FOUND' });
  expect(mayWithdraw({ ...WAITING, decision: 'approved' }, 4)).toMatchObject({ code: 'APPROVAL_DECIDED' });
});

const LINES = [
  { id: 1, quantity: 5, sku: 'A' },
  { id: 2, quantity: 2, sku: 'B' },
];

test('an approver may reduce quantities, not raise them, and not remove everything', () => {
  expect(revised(LINES, [{ id: 1, quantity: 3 }])).toMatchObject({ ok: true, changed: true });
  expect(revised(LINES, [{ id: 1, quantity: 5 }])).toMatchObject({ ok: true, changed: false });
  expect(revised(LINES, [{ id: 1, quantity: 6 }])).toMatchObject({ code: 'MORE_THAN_LEFT', params: { left: 5 } });
  expect(revised(LINES, [{ id: 3, quantity: 1 }])).toMatchObject({ code: 'COULD_NOT_FIND_CART_ITEM' });
  expect(revised(LINES, [{ id: 1, quantity: 0 }])).toMatchObject({ ok: true, changed: true });
  expect(revised(LINES, [{ id: 1, quantity: -1 }])).toMatchObject({ code: 'QUANTITY_NOT_A_NUMBER' });
  expect(revised(LINES, [{ id: 1, quantity: 1.5 }])).toMatchObject({ code: 'QUANTITY_NOT_A_NUMBER' });
  expect(
    revised(
      LINES,
      LINES.map(({ id }) => ({ id, quantity: 0 })),
    ),
  ).toMatchObject({ code: 'NOTHING_LEFT' });
});

test.each([
  // Friday at noon in Copenhagen: the next delivery day is Monday.
  ['2026-11-20', false, '2026-11-20T11:00:00Z', '2026-11-23'],
  ['2026-11-23', false, '2026-11-20T11:00:00Z', '2026-11-23'],
  ['2026-12-04', false, '2026-11-20T11:00:00Z', '2026-12-04'],
  ['2026-11-24', true, '2026-11-27T11:00:00Z', '2026-12-01'],
  ['2026-12-01', true, '2026-11-30T11:00:00Z', '2026-12-01'],
  ['2026-12-24', true, '2026-12-25T11:00:00Z', '2027-01-07'],
])('a day of %s (round: %s), approved at %s, becomes %s', (promised, isRound, now, day) => {
  expect(dayAfterWait(promised, { isRound, workdays: 1 }, new Date(now), USUAL_CALENDAR)).toBe(day);
});

test('three working days in transit, as for pallets, are counted from the approval', () => {
  const day = (now: string) =>
    dayAfterWait('2026-11-25', { isRound: false, workdays: 3 }, new Date(now), USUAL_CALENDAR);
  expect(day('2026-11-20T11:00:00Z')).toBe('2026-11-25');
  // After the cut-off of Friday.
  expect(day('2026-11-20T13:00:00Z')).toBe('2026-11-26');
});

test.each([
  ['of the same company', 7, 7, true, true, null],
  ['of another company', 7, 8, true, true, 'other-company'],
  ['without a company', 7, null, true, true, 'other-company'],
  ['of a private customer', null, null, true, true, 'other-company'],
  ['who is not active', 7, 7, false, true, 'inactive'],
  ['where nothing is bought on account', 7, 7, true, false, 'no-invoice'],
] as const)('an approver %s', (_, businessId, approverBusinessId, isActive, invoiceAllowed, fault) => {
  expect(approverFault({ businessId }, { businessId: approverBusinessId, isActive }, { invoiceAllowed })).toBe(fault);
});
