// Examples of what an order came to.
import { expect, test } from 'vitest';
import { grandTotalsOf } from './order-totals';

test('the VAT is taken off, and gift cards are taken off what is left to pay', () => {
  const order = { totalOere: 12_500, taxes: [{ oere: 2_000 }, { oere: 500 }], paidByCards: [{ oere: 5_000 }] };
  expect(grandTotalsOf(order)).toEqual({ grandTotalOere: 12_500, grandTotalExVatOere: 10_000, toPayOere: 7_500 });
});
