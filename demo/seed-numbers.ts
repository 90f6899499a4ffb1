// The ids that the demo world's things get in the database, and what is derived from them.
import type { DemoWorld, StoreCode } from './world/types';

export interface Numbering {
  storeIds: ReadonlyMap<StoreCode, number>;
  productIds: ReadonlyMap<string, number>;
  now: Date;
}

export function numberingOf(world: DemoWorld, now: Date): Numbering {
  return {
    storeIds: new Map(world.stores.map((store) => [store.code, store.magentoId])),
    productIds: new Map(world.products.map((product, at) => [product.sku, at + 1])),
    now,
  };
}

export function idOf<Key>(ids: ReadonlyMap<Key, number>, key: Key): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo world names ${String(key)}, which it does not have`);
  return id;
}
