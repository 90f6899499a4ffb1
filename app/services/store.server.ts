// The stores of the content service: requested at every page start (spec section 7).
import { isConsumerStore } from '~/config/stores';
import type { Caller } from '~/models/caller';
import type { StoreView } from '~/models/request-context';
import { StoresDocument, type StoresQuery } from './generated/content';
import { standing } from './transport/long-lived-cache';
import { read } from './transport/transport.server';

export const listStores = standing(async (caller): Promise<StoreView[]> => {
  const data = await read(caller, { client: 'content', document: StoresDocument, variables: {} });
  return storesInOrder(data.stores ?? []).map((store) => storeView(store, caller.language));
});

type WireStore = NonNullable<StoresQuery['stores'][number]>;

/** Spec §3 `order`, also where a content service cannot sort; those without one come last, as they were answered. */
const storesInOrder = (stores: StoresQuery['stores']): WireStore[] =>
  stores
    .flatMap((store) => store ?? [])
    .sort((one, other) => (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER));

function storeView(store: WireStore, language: Caller['language']): StoreView {
  return {
    id: Number(store.magento_id ?? 0),
    code: store.store_code,
    name: store.Name,
    isConsumer: store.showPricesIncludingTax ?? isConsumerStore(store.store_code),
    features: {
      accountLink: store.enableAccountLink !== false,
      search: store.enableSearch !== false,
      consent: store.enabledCookieInformation === true,
      asynchronousPrices: store.asynchronousPrices === true,
    },
    openGraph: storeOpenGraph(store.opengraph),
    tagManager: containerIn(store.gtm),
    popularTerms: termsIn(store.PopularSearchTerms, language),
  };
}

/** Spec §3 gtm: the name of the store's container at the tag manager. What could be no name is none: it goes into an address. */
const containerIn = (entry: string | null | undefined): string | null =>
  entry && /^[\w-]{1,40}$/.test(entry) ? entry : null;

/** A list for every language, or one list for all: what is looked for in Danish finds nothing in English. */
function termsIn(entry: unknown, language: Caller['language']): string[] {
  if (Array.isArray(entry)) return entry.filter((term) => typeof term === 'string');
  if (typeof entry !== 'object' || entry === null) return [];
  const [, list] = Object.entries(entry).find(([spoken]) => spoken === language) ?? [];
  return Array.isArray(list) ? termsIn(list, language) : [];
}

/** Any entry enables the tags; its values for the shop are included in them. */
function storeOpenGraph(entry: unknown): StoreView['openGraph'] {
  if (typeof entry !== 'object' || entry === null) return null;
  const { title, description }: { title?: unknown; description?: unknown } = entry;
  return {
    siteName: typeof title === 'string' ? title : null,
    description: typeof description === 'string' ? description : null,
  };
}
