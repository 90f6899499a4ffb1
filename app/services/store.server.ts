// The stores of the content service: asked for at every page start (spec section 7).
import { isConsumerStore } from '~/config/stores';
import type { StoreView } from '~/models/visit';
import { STORES } from './content/content.gql';
import type { StoresQuery } from './generated/content';
import { standing } from './standing';
import { read } from './transport.server';

export const listStores = standing(async (caller): Promise<StoreView[]> => {
  const data = await read(caller, { client: 'content', document: STORES, variables: {} });
  return (data.stores ?? []).flatMap((store) => (store ? [storeView(store)] : []));
});

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
