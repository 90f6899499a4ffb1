// Writes where the demo world's products are found: pictures, relations, places in categories, addresses, printers.

import { drawingVersion } from '#backend/ports/media/draw-media';
import { idOf, type Numbering, pathOf } from './seed-numbers';
import { insertRows, type SeedClient } from './seed-rows';
import type { DemoWorld, WorldProduct } from './world/types';

/** Pictures, links between products, and their places in the categories. */
export async function seedPlaces(on: SeedClient, products: readonly WorldProduct[], numbers: Numbering): Promise<void> {
  const { productIds, categories } = numbers;
  const pictures = products.flatMap((product) =>
    product.pictures.map((spec, position) => ({
      product_id: idOf(productIds, product.sku),
      position,
      key: `product/${product.urlKey}-${position + 1}`,
      alt_da: product.name,
      alt_en: product.nameEn,
      spec,
      version: drawingVersion(spec),
    })),
  );
  await insertRows(on, 'product_picture', pictures);
  const links = products.flatMap((product) =>
    (['related', 'accessory'] as const).flatMap((type) =>
      product.relations[type === 'related' ? 'related' : 'accessories']
        .filter((sku) => productIds.has(sku))
        .map((sku, position) => ({
          product_id: idOf(productIds, product.sku),
          type,
          position,
          linked_id: idOf(productIds, sku),
        })),
    ),
  );
  await insertRows(on, 'product_link', links);
  const shown = products.filter((product) => product.visibility === 'catalogue');
  const byPopularity = [...shown].sort(
    (one, other) => other.popularity - one.popularity || one.sku.localeCompare(other.sku),
  );
  const places = byPopularity.flatMap((product, rank) => {
    const own = new Set(product.categoryIds);
    const all = new Set(product.categoryIds.flatMap((id) => pathOf(categories.get(id) ?? missing(id), categories)));
    return [...all].map((id) => ({
      category_id: id,
      product_id: idOf(productIds, product.sku),
      position: rank + 1,
      own: own.has(id),
    }));
  });
  await insertRows(on, 'product_category', places);
}

function missing(id: number): never {
  throw new Error(`The demo world names category ${id}, which it does not have`);
}

export async function seedAddresses(on: SeedClient, world: DemoWorld, { productIds }: Numbering): Promise<void> {
  const bySku = new Map(world.products.map((product) => [product.sku, product]));
  const rewrites = [
    ...world.categories.map((category) => ({
      request_path: category.urlPath,
      kind: 'CATEGORY',
      target_id: category.id,
      target_path: category.urlPath,
      redirect_code: 0,
    })),
    ...world.products.map((product) => {
      const parent = product.parentSku ? bySku.get(product.parentSku) : undefined;
      const target = parent ?? product;
      // A variant has no page of its own: its address leads to its parent.
      return {
        request_path: product.urlKey,
        kind: 'PRODUCT',
        target_id: idOf(productIds, target.sku),
        target_path: target.urlKey,
        redirect_code: parent ? 301 : 0,
      };
    }),
  ];
  await insertRows(
    on,
    'url_rewrite',
    rewrites.map((row, at) => ({ id: at + 1, ...row })),
  );
}

export async function seedPrinters(
  on: SeedClient,
  { printers, products }: DemoWorld,
  { productIds }: Numbering,
): Promise<void> {
  await insertRows(on, 'printer', printers);
  const known = new Set(printers.map((printer) => printer.id));
  const fits = products.flatMap((product) =>
    (product.fitsPrinters ?? [])
      .filter((id) => known.has(id))
      .map((id) => ({ printer_id: id, product_id: idOf(productIds, product.sku) })),
  );
  await insertRows(on, 'product_printer', fits);
}
