// Which store a request means. Magento checks the Store header against codes; the spec's client sends the magento id: both count.
import { USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import type { StoreRow } from './store.sql';

/** Spec §9: default store id. */
export const DEFAULT_STORE_ID = 1;

/** Null when the header names no store that exists. Without a header it is the default store, or the first where a shop has none of that id. */
export function findStore(stores: readonly StoreRow[], header: string | null): StoreRow | null {
  const wanted = header?.trim() || String(DEFAULT_STORE_ID);
  const named = stores.find((store) => store.code === wanted || String(store.id) === wanted);
  return named ?? (header?.trim() ? null : (stores[0] ?? null));
}

/** Represents the store in queries without a store, in a shop that has none yet. */
export const NO_STORE: StoreRow = {
  id: 0,
  code: '',
  name: '',
  basis: 'gross',
  showsVat: true,
  domain: 'localhost',
  position: 0,
  settings: { freeFreightFromOere: null, enablePunchoutFeatures: false, popularSearchTerms: [] },
  calendar: USUAL_CALENDAR,
};
