// The ids that the demo world's things get in the database, and what is derived from them.
import type { DemoWorld, StoreCode, WorldCategory } from './world/types';

export interface Numbering {
  storeIds: ReadonlyMap<StoreCode, number>;
  productIds: ReadonlyMap<string, number>;
  categories: ReadonlyMap<number, WorldCategory>;
  now: Date;
}

export function numberingOf(world: DemoWorld, now: Date): Numbering {
  return {
    storeIds: new Map(world.stores.map((store) => [store.code, store.magentoId])),
    productIds: new Map(world.products.map((product, at) => [product.sku, at + 1])),
    categories: new Map(world.categories.map((category) => [category.id, category])),
    now,
  };
}

export function idOf<Key>(ids: ReadonlyMap<Key, number>, key: Key): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo world names ${String(key)}, which it does not have`);
  return id;
}

/** Null = every store. */
export function storeIdsOf(stores: readonly StoreCode[] | undefined, { storeIds }: Numbering): number[] | null {
  if (!stores || stores.length === storeIds.size) return null;
  return stores.map((code) => idOf(storeIds, code));
}

/** The ids from the top down to the category. */
export function pathOf(category: WorldCategory, categories: Numbering['categories']): number[] {
  const parent = category.parentId === null ? undefined : categories.get(category.parentId);
  return parent ? [...pathOf(parent, categories), category.id] : [category.id];
}
