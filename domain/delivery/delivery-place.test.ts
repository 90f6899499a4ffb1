// The kind of place an order is delivered to, by its channel and the shop named on it.
import { expect, test } from 'vitest';
import { deliveryPlaceOf } from './delivery-place';

test.each([
  ['shop', true, 'shop'],
  ['point', true, 'parcel-shop'],
  [null, true, 'parcel-shop'],
  ['day', false, 'address'],
  [null, false, 'address'],
  ['email', false, 'email'],
] as const)('%s, with a shop on it: %s → %s', (channel, hasPoint, place) => {
  expect(deliveryPlaceOf(channel, hasPoint)).toBe(place);
});
