// Prices of a line whose price is not this shopper's to know.
import type { CartItemPrices } from '#backend/generated/commerce';

const NO_MONEY = { currency: 'DKK' as const, value: null };
export const NOT_TOLD: CartItemPrices = {
  price: NO_MONEY,
  price_including_tax: NO_MONEY,
  row_total: NO_MONEY,
  row_total_including_tax: NO_MONEY,
  fixed_product_taxes: [],
  price_reasons: [],
};
