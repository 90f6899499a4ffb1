// Writes what visitors of the demo world have looked at, and has the shop's own round sum up views and orders for recommendations.
import { rollUpOn } from '#backend/commerce/recommendation/rollup/roll-up';
import { idOf, type Numbering } from './seed-numbers';
import { continueIds, insertRows, type SeedClient } from './seed-rows';
import { type Basket, basketsOf, HAPPENINGS } from './world/happenings';
import { between } from './world/making/seed';
import type { DemoWorld } from './world/types';

export async function seedHappenings(on: SeedClient, world: DemoWorld, numbers: Numbering): Promise<void> {
  await seedViews(on, basketsOf(world, numbers.now), numbers);
  await rollUpOn(on, numbers.now);
}

/** Who bought has looked, and some have looked without buying. */
async function seedViews(on: SeedClient, baskets: readonly Basket[], { productIds, storeIds }: Numbering) {
  const views = baskets.flatMap(({ store, products, at }, basket) =>
    products.flatMap((product) =>
      Array.from({ length: between(HAPPENINGS, `views ${basket} ${product.sku}`, 1, 4) }, () => ({
        kind: 'product-viewed',
        store_id: idOf(storeIds, store),
        product_id: idOf(productIds, product.sku),
        at,
      })),
    ),
  );
  await insertRows(
    on,
    'shop_event',
    views.map((view, at) => ({ id: at + 1, ...view })),
  );
  await continueIds(on, ['shop_event']);
}
