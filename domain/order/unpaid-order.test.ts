import { describe, expect, it } from 'vitest';
import { calledOffKind, unpaidReason } from '#domain/order/unpaid-order';

describe('why an order was not paid', () => {
  it.each([
    [['opened', 'declined'], 'DECLINED', false],
    [['cancelled'], 'CANCELLED', false],
    [['expired', 'asked'], 'EXPIRED', false],
    [['ended', 'cancelled'], 'ENDED', false],
    [['ended', 'late'], 'ENDED', true],
    [[calledOffKind('customer')], 'CALLED_OFF_BY_BUYER', false],
    [[calledOffKind('staff (Mette)'), 'late'], 'CALLED_OFF_BY_SHOP', true],
  ])('%j is %s', (kinds, reason, wasApprovedLate) => {
    expect(unpaidReason(kinds)).toEqual({ reason, wasApprovedLate });
  });

  it('is unknown for an open or successful payment', () => {
    expect([unpaidReason([]), unpaidReason(['opened', 'authorised'])]).toEqual([null, null]);
  });
});
