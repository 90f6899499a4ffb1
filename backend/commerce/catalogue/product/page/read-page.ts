// Reads everything that a product's own page shows at once, for resolvers that read it field by field.
import type { Context } from '#backend/graphql/context';
import { isInStores } from '#domain/catalogue/assortment';
import { ProductModel } from '../model';
import { type Door, type PageRow, pageAt } from './page.sql';

export interface ReadPage {
  product: ProductModel;
  route: PageRow['route'];
}

/** The product that this address names by itself; its details, variants and what goes with it wait in the loaders. Null: none. */
export async function readProductPage(urlKey: string, context: Context, door: Door = 'shop'): Promise<ReadPage | null> {
  const reader = await context.cardReader();
  const [rows, scene] = await Promise.all([
    pageAt(urlKey, await context.assortment(), reader, door),
    context.productScene(),
  ]);
  const { product, variants, detail, related } = context.loaders;
  const shown: Record<PageRow['part'], ProductModel[]> = { self: [], variant: [], related: [], accessory: [] };
  for (const row of rows) {
    if (row.part === 'variant' && !isInStores(row.store_ids, scene.storeId)) continue;
    const model = new ProductModel(row, scene);
    shown[row.part].push(model);
    product.prime(row.id, model);
    // Only the chosen variant is shown in detail, and few addresses choose one.
    if (row.part === 'self') detail.prime(row.id, row.detail);
  }
  const [self] = shown.self;
  if (!self) return null;
  variants.prime(self.id, shown.variant);
  const links = (['related', 'accessory'] as const).flatMap((link) => shown[link].map((of) => ({ link, product: of })));
  related.prime(self.row.parent_id ?? self.id, links);
  return { product: self, route: rows.find(({ part }) => part === 'self')?.route ?? null };
}
