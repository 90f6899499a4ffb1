// The stores of the content service: read at every page start (spec section 7), kept for a minute between them.
import { env } from '~/config/env.server';
import { isConsumerStore } from '~/config/stores';
import type { Caller } from '~/models/caller';
import type { StoreView } from '~/models/visit';
import { STORES } from './content/content.gql';
import type { StoresQuery } from './generated/content';
import { read } from './transport.server';

const KEPT_MS = 60_000;
let kept: { at: number; stores: StoreView[] } | null = null;

export async function listStores(caller: Caller): Promise<StoreView[]> {
  if (kept && env.QUERY_CACHE && Date.now() - kept.at < KEPT_MS) return kept.stores;
  const data = await read(caller, { client: 'content', document: STORES, variables: {} });
  const stores = data.stores.flatMap((store) => (store ? [storeView(store)] : []));
  kept = { at: Date.now(), stores };
  return stores;
}

function storeView(store: NonNullable<StoresQuery['stores'][number]>): StoreView {
  const terms = store.PopularSearchTerms;
  return {
    id: Number(store.magento_id ?? 0),
    code: store.store_code,
    name: store.Name,
    isConsumer: store.showPricesIncludingTax ?? isConsumerStore(store.store_code),
    features: { accountLink: store.enableAccountLink !== false, search: store.enableSearch !== false },
    popularTerms: Array.isArray(terms) ? terms.filter((term) => typeof term === 'string') : [],
  };
}
