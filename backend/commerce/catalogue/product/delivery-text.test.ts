import { expect, test } from 'vitest';
import { type DeliveryFacts, deliveryTimeText } from './delivery-text';

const FACTS: DeliveryFacts = { days: 2, kind: '', stockState: 'common-item', inStock: true };
const stateIn = (facts: Partial<DeliveryFacts>, language: 'da' | 'en' = 'da') =>
  deliveryTimeText({ ...FACTS, ...facts }, language).split(':')[0];

test.each([
  [{}, 'På lager', 'In stock'],
  [{ inStock: false }, 'Udsolgt', 'Sold out'],
  [{ kind: 'made-to-order' }, 'Fremstilles på bestilling', 'Made to order'],
  [{ kind: 'made-to-order', stockState: 'order-item' }, 'Fremstilles på bestilling', 'Made to order'],
  [{ stockState: 'order-item' }, 'Bestillingsvare', 'Order item'],
  [{ stockState: 'special-order' }, 'Bestillingsvare', 'Order item'],
  [{ stockState: 'inactive' }, 'Udgået', 'Discontinued'],
  [{ stockState: 'coming-home', inStock: false }, 'Udsolgt, men på vej hjem', 'Sold out, but on its way'],
  [{ stockState: 'coming-home' }, 'På lager', 'In stock'],
  [{ stockState: 'customer-item' }, 'På lager til jer', 'In stock for you'],
  [{ stockState: 'customer-item', inStock: false }, 'Udsolgt', 'Sold out'],
] satisfies [Partial<DeliveryFacts>, string, string][])('the state of %o', (facts, danish, english) => {
  expect([stateIn(facts), stateIn(facts, 'en')]).toEqual([danish, english]);
});

test('includes a delivery time, except for a discontinued product', () => {
  expect(deliveryTimeText(FACTS, 'da')).toMatch(/^På lager: .*hverdage$/);
  expect(deliveryTimeText(FACTS, 'en')).toMatch(/^In stock: .*working days$/);
  expect(deliveryTimeText({ ...FACTS, stockState: 'inactive' }, 'da')).toBe('Udgået');
});
