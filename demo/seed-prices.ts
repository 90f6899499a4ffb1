// Writes the demo world's special prices, tiers, price log and stock.
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import { idOf, type Numbering } from './seed-numbers';
import { insertRows, type SeedClient } from './seed-rows';
import type { DemoWorld, WorldProduct } from './world/types';

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

export async function seedStock(on: SeedClient, world: DemoWorld, { productIds, now }: Numbering): Promise<void> {
  const central = { code: CENTRAL_SOURCE, name: 'Centrallager', shop_code: null, position: 0, details: {} };
  const shops = world.shops.map(({ code, sourceCode, name, text: _text, ...details }, at) => ({
    code: sourceCode,
    name,
    shop_code: code,
    position: at + 1,
    details,
  }));
  await insertRows(on, 'stock_source', [central, ...shops]);
  const items = world.products
    .filter((product) => product.type === 'simple')
    .flatMap((product) => {
      const product_id = idOf(productIds, product.sku);
      const own = world.shops.map((shop) => ({
        product_id,
        source_code: shop.sourceCode,
        quantity: product.stock.shops[shop.code],
      }));
      return [{ product_id, source_code: CENTRAL_SOURCE, quantity: product.stock.central }, ...own];
    });
  await insertRows(on, 'stock_item', items);
  // The ledger starts with what is there: from here on the sum of movements is the stock.
  await on.query(
    `INSERT INTO stock_movement (product_id, source_code, delta, reason, at)
     SELECT product_id, source_code, quantity, 'start', $1 FROM stock_item WHERE quantity > 0`,
    [now],
  );
}
