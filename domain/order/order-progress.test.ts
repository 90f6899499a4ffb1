// Stages of payment and fulfilment, with values on both sides of each limit.
import { expect, test } from 'vitest';
import { fulfilmentStage, isReleased, paymentStage, statusesOfStage } from './order-progress';
import { ORDER_STATUSES } from './order-status';

test.each([
  ['pending', 0, 0, 'unpaid'],
  ['account', 0, 0, 'invoice'],
  ['authorised', 0, 0, 'authorised'],
  ['authorised', 1, 0, 'paid'],
  ['captured', 0, 0, 'authorised'],
  ['captured', 100, 0, 'paid'],
  ['captured', 100, 1, 'partly-refunded'],
  ['captured', 100, 99, 'partly-refunded'],
  ['captured', 100, 100, 'refunded'],
  ['declined', 0, 0, 'failed'],
  ['cancelled', 0, 0, 'failed'],
  ['cancelled', 100, 100, 'refunded'],
] as const)('a payment %s with %i captured and %i refunded is %s', (status, capturedOere, refundedOere, stage) => {
  expect(paymentStage({ status, amountOere: 100, capturedOere, refundedOere })).toBe(stage);
});

test('an order paid in full by gift cards is paid, without an invoice to wait for', () => {
  const free = { status: 'account', amountOere: 0, capturedOere: 0, refundedOere: 0 } as const;
  expect([paymentStage(free), paymentStage({ ...free, amountOere: 1 })]).toEqual(['paid', 'invoice']);
  expect(paymentStage({ ...free, status: 'captured' })).toBe('paid');
});

test('an order in processing is to be packed until its first piece is shipped', () => {
  expect([fulfilmentStage('processing', 0), fulfilmentStage('processing', 1)]).toEqual(['to-pack', 'partly-shipped']);
  expect([fulfilmentStage('on_hold', 1), fulfilmentStage('shipped', 3)]).toEqual(['on-hold', 'shipped']);
});

test('each stage is found by the statuses that lead to it', () => {
  for (const status of ORDER_STATUSES)
    for (const shipped of [0, 1]) expect(statusesOfStage(fulfilmentStage(status, shipped))).toContain(status);
});

test('only paid and approved orders are released', () => {
  const released = (status: (typeof ORDER_STATUSES)[number]) =>
    (['pending', 'authorised', 'captured', 'declined', 'cancelled', 'account'] as const).filter((payment) =>
      isReleased(status, payment),
    );
  expect(released('pending')).toEqual([]);
  expect(released('needs_review')).toEqual([]);
  expect(released('processing')).toEqual(['authorised', 'captured', 'account']);
  expect(isReleased('processing', null)).toBe(false);
});
