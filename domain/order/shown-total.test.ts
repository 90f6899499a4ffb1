import { describe, expect, it } from 'vitest';
import { oere } from '#domain/money/money';
import { problemWithTotal } from '#domain/order/shown-total';
import { refusal } from '#domain/refusal/refusals';

const usedUp = refusal('COUPON_USED_UP');
const waits = refusal('COUPON_NO_GOODS');
const changed = refusal('TOTAL_CHANGED');
const of = (expected: number | null, shown: number | null, toPay: number, refused = [waits]) =>
  problemWithTotal({
    expected: expected === null ? null : oere(expected),
    shown: shown === null ? null : oere(shown),
    toPay: oere(toPay),
    refused,
  });

describe('an order with an expected total from its client', () => {
  it('is placed at that total only, regardless of the total shown before', () => {
    expect([of(999, 500, 999), of(999, 999, 1000), of(999, 999, 998)]).toEqual([null, changed, changed]);
  });

  it('is refused with the invalid code, where there is one', () => {
    expect([of(899, null, 999, [waits, usedUp]), of(999, null, 999, [usedUp])]).toEqual([usedUp, null]);
  });
});

describe('an order without an expected total', () => {
  it('costs no more than the total last shown', () => {
    expect([of(null, 999, 1000), of(null, 999, 999), of(null, 999, 998)]).toEqual([changed, null, null]);
  });

  it('is refused with the invalid code; one whose shown total excluded the code is placed', () => {
    expect([of(null, 899, 999, [usedUp]), of(null, 999, 999, [usedUp])]).toEqual([usedUp, null]);
  });

  it('is refused for an invalid code where the shown total is unknown, and placed with one that waits for products', () => {
    expect([of(null, null, 999, [waits, usedUp]), of(null, null, 999), of(null, null, 999, [])]).toEqual([
      usedUp,
      null,
      null,
    ]);
  });
});
