// The wire's code of an order that was not placed: a specific code where the shop has one, and otherwise Magento's general one.
import { expect, test } from 'vitest';
import { oere } from '#domain/money/money';
import { refusal } from '#domain/refusal/refusals';
import { placeOrderError } from './refusal-words';

test.each([
  ['CART_EMPTY', 'CART_EMPTY', 'The cart is empty.'],
  ['INSUFFICIENT_STOCK', 'INSUFFICIENT_STOCK', 'The requested qty is not available'],
  ['BILLING_ADDRESS_MISSING', 'UNABLE_TO_PLACE_ORDER', 'Please enter a billing address.'],
  ['NOT_SALABLE', 'UNABLE_TO_PLACE_ORDER', 'Product that you are trying to add is not available.'],
  ['SHIPPING_METHOD_UNAVAILABLE', 'UNABLE_TO_PLACE_ORDER', 'The cart could not be changed.'],
  ['UNABLE_TO_PLACE_ORDER', 'UNABLE_TO_PLACE_ORDER', 'The cart could not be changed.'],
] as const)('%s is reported as %s, with a text and with the code itself', (code, onWire, message) => {
  expect(placeOrderError({ ok: false, code })).toMatchObject({ code: onWire, message, problem_code: code });
});

test('another total is reported as PRICE_CHANGED with that total, for any reason', () => {
  expect(placeOrderError({ ...refusal('COUPON_USED_UP'), total: oere(12_345) })).toMatchObject({
    ...{ code: 'PRICE_CHANGED', problem_code: 'COUPON_USED_UP', total: { value: 123.45, currency: 'DKK' } },
  });
});
