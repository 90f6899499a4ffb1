// Tier prices from GraphQL: the unit price and the saving per unit.
import { expect, test } from 'vitest';
import { visitorContext } from '../../../tests/support/visitor-context';
import { priceViewOf } from './price.map';

type Wire = Parameters<typeof priceViewOf>[0];

const product = {
  __typename: 'SimpleProduct',
  type_id: 'simple',
  stock_status: 'IN_STOCK',
  price_range: {
    minimum_price: {
      regular_price: { value: 125 },
      final_price: { value: 125 },
      fixed_product_taxes: [{ label: 'Afgift', amount: { value: 5 } }],
    },
  },
  price_tiers: [
    { quantity: 10, final_price: { value: 95 }, discount: { amount_off: 30 } },
    { quantity: 50, final_price: { value: 80 }, discount: { amount_off: 45 } },
    { quantity: 60, final_price: { value: 79 } },
  ],
} as unknown as Wire;

test('a tier has the saving per unit in kroner and in per cent of the price without the duty', () => {
  expect(priceViewOf(product, visitorContext().rules, 10)?.tiers).toEqual([
    { quantity: 10, oere: 10_000, savedOere: 3000, percentOff: 24, active: true },
    { quantity: 50, oere: 8500, savedOere: 4500, percentOff: 36, active: false },
    { quantity: 60, oere: 8400, savedOere: 0, percentOff: 0, active: false },
  ]);
});
