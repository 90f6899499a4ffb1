// The reason why an order was not placed, as the message at the order button: the specific problem where the back end names one.
import { expect, test } from 'vitest';
import { refusalOfPlacing } from './place-order.server';

test.each([
  ['PRICE_CHANGED', 'COUPON_USED_UP', 'COUPON_USED_UP'],
  ['PRICE_CHANGED', 'GIFT_CARD_RESERVED', 'GIFT_CARD_RESERVED'],
  ['PRICE_CHANGED', 'TOTAL_CHANGED', 'TOTAL_CHANGED'],
  ['PRICE_CHANGED', null, 'TOTAL_CHANGED'],
  ['CREDIT_LIMIT_EXCEEDED', undefined, 'CREDIT_LIMIT_EXCEEDED'],
])('%s with the problem %s is %s', (code, problem_code, expected) => {
  expect(refusalOfPlacing({ code, message: 'Refused', problem_code }).code).toBe(expected);
});
