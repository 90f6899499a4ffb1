// Which store a request means. Magento checks the Store header against codes; the spec's client sends the magento id: both count.
import type { StoreRow } from './store.sql';

/** Spec §9: default store id. */
export const DEFAULT_STORE_ID = 1;

/** Null when the header names no store that exists. */
export function findStore(stores: readonly StoreRow[], header: string | null): StoreRow | null {
  const wanted = header?.trim() || String(DEFAULT_STORE_ID);
  return stores.find((store) => store.code === wanted || String(store.id) === wanted) ?? null;
}
