// Examples of order totals.
import { expect, test } from 'vitest';
import { grandTotalsOf } from './order-totals';

test('subtracts the VAT, and gift cards from the amount to pay', () => {
  const order = { totalOere: 12_500, taxes: [{ oere: 2_000 }, { oere: 500 }], paidByCards: [{ oere: 5_000 }] };
  expect(grandTotalsOf(order)).toEqual({ grandTotalOere: 12_500, grandTotalExVatOere: 10_000, toPayOere: 7_500 });
});
