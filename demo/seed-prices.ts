// Writes the demo world's special prices, tiers, price log.
import { idOf, type Numbering } from './seed-numbers';
import { insertRows, type SeedClient } from './seed-rows';
import type { WorldProduct } from './world/types';

export async function seedPrices(
  on: SeedClient,
  products: readonly WorldProduct[],
  { productIds }: Numbering,
): Promise<void> {
  const specials = products.flatMap(({ sku, special }) =>
    special
      ? [
          {
            product_id: idOf(productIds, sku),
            gross_oere: special.grossOere,
            valid_from: special.from,
            valid_to: special.to,
            name_da: special.name,
            name_en: special.nameEn,
          },
        ]
      : [],
  );
  await insertRows(on, 'product_special', specials);
  const tiers = products.flatMap(({ sku, tiers: own }) =>
    own.map((tier) => ({
      product_id: idOf(productIds, sku),
      audience: tier.groups,
      quantity: tier.quantity,
      gross_oere: tier.grossOere,
    })),
  );
  await insertRows(on, 'product_tier', tiers);
  const log = products.flatMap(({ sku, priceLog }) =>
    priceLog.map((entry) => ({ product_id: idOf(productIds, sku), at: entry.at, gross_oere: entry.grossOere })),
  );
  await insertRows(
    on,
    'price_log',
    log.map((entry, at) => ({ id: at + 1, ...entry })),
  );
}
