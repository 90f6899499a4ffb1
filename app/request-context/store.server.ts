// Resolves the store of a request: the five steps of spec §4, the browser's stored choice, and the switch to the business store.
import { storeCookieText, storedChoice } from '#domain/store/store-cookie';
import {
  BUSINESS_KEY_PARAM,
  choosableStores,
  consumerBeside,
  redirectsToBusiness,
  type StoreChoice,
  seenKeys,
  selectStore,
  withSeenKey,
} from '#domain/store/store-selection';
import type { CustomerView } from '~/models/customer';
import type { RequestContext, StoreView, Variant } from '~/models/request-context';
import { type CookieKey, setCookie } from './cookies.server';
import { redirectTo } from './respond.server';

/** Answers for machines, which no login may steer. */
const SPECIAL = /^\/(sitemap(\.xml)?|feeds|robots\.txt)(\/|$)/;
const OF_PUNCHOUT = /^\/punchout(\/|$)/;

type Place = Pick<RequestContext, 'variant' | 'stores' | 'here'>;

export function chooseStore(
  { variant, stores, here }: Place,
  cookie: string | null,
  customer: CustomerView | null,
): StoreChoice<StoreView> {
  const [path = '/'] = here.split('?');
  const [pinnedCode = null] = variant.pinned ? variant.storeCodes : [];
  const chosen = storedChoice(cookie)?.code;
  return selectStore({
    stores,
    punchoutCode: variant.punchoutStoreCode,
    // Every page of a visit is one: a cart opened in one store is none of another's.
    isPunchoutRequest: OF_PUNCHOUT.test(path) || customer?.punchout != null,
    isServerSpecial: SPECIAL.test(path),
    tokenCode: stores.find((store) => store.id === customer?.storeId)?.code ?? null,
    pinnedCode,
    // A cookie opens no store that its form would not offer.
    cookieCode: chosen === variant.punchoutStoreCode ? null : chosen,
  });
}

type Kept = Pick<Record<CookieKey, string | null>, 'store' | 'businessKeys'>;
type StorePart = Pick<
  RequestContext,
  'storeId' | 'storeCode' | 'storeStep' | 'choosable' | 'privateStore' | 'businessKeys'
>;

/** What someone brings along who has chosen nothing. */
export const NO_CHOICE: Kept = { store: null, businessKeys: null };

/** All of a request context that depends on the store. */
export function storePartOf(
  place: Place & Pick<RequestContext, 'rules'>,
  kept: Kept,
  customer: CustomerView | null,
): StorePart {
  const { store, step } = chooseStore(place, kept.store, customer);
  return {
    storeId: store.id,
    storeCode: store.code,
    storeStep: step,
    choosable: customer || place.rules.catalogueMode ? [] : choosableIn(place),
    privateStore: privateStoreOf(place.stores, kept.store),
    businessKeys: seenKeys(kept.businessKeys),
  };
}

/** Private or business, in shops with both. A customer is in the store of the account; a catalogue sells nothing. */
const choosableIn = ({ variant: { pinned, punchoutStoreCode }, stores }: Place): StoreView[] =>
  choosableStores({ stores, pinned, punchoutCode: punchoutStoreCode });

export function storesOf(variant: Variant, all: readonly StoreView[]): StoreView[] {
  return variant.storeCodes.flatMap((code) => all.find((store) => store.code === code) ?? []);
}

/** The value that the page's scripts store in local storage: null where the visitor has not chosen (spec §4). */
export function keptStoreOf({ storeId, storeCode, storeStep, businessKeys }: RequestContext): string | null {
  const isChosen = storeStep === 'cookie' || storeStep === 'token';
  const marks = businessKeys.length > 0 ? { b2b: businessKeys } : {};
  return isChosen ? JSON.stringify({ id: storeId, code: storeCode, ...marks }) : null;
}

/** Whether the page's scripts request its prices again: the content service's setting for the store. */
export function asksFreshPrices({ stores, storeCode, rules }: RequestContext): boolean {
  const store = stores.find(({ code }) => code === storeCode);
  return store?.features.asynchronousPrices === true && !rules.catalogueMode;
}

/**
 * Spec §4 "B2B redirect": an address with a key (`?b2b=spring`) brings a visitor of a private store to the business store, the first
 * time that this browser comes with the key. The same page comes again, without the key and with the cookies that remember both.
 */
export function switchToBusiness(request: Request, context: RequestContext): Response | null {
  const url = new URL(context.here, 'http://shop');
  const key = url.searchParams.get(BUSINESS_KEY_PARAM);
  if (key === null || request.method !== 'GET') return null;
  const { variant, customer, choosable, businessKeys: seen } = context;
  const store = choosable.find(({ code }) => code === context.storeCode);
  const business = choosable.find(({ isConsumer }) => !isConsumer);
  const question = { variantRedirects: variant.features.businessRedirect, hasToken: customer !== null, key, seen };
  if (!store || !business || !redirectsToBusiness({ ...question, store })) return null;
  url.searchParams.delete(BUSINESS_KEY_PARAM);
  return redirectTo(url.pathname + url.search, [
    storeCookie(request, context, business),
    setCookie(request, 'businessKeys', withSeenKey(seen, key)),
  ]);
}

/** Spec §4: the choice is saved in a cookie with id and code; without a login, the private store is saved along with a business store. */
export function storeCookie(request: Request, { stores }: Pick<RequestContext, 'stores'>, store: StoreView): string {
  return setCookie(request, 'store', storeCookieText(store, consumerBeside(store, stores)));
}

/** Target of 'Change to private': the private store saved along with the business store, else the shop's private store. */
function privateStoreOf(stores: readonly StoreView[], cookie: string | null): StoreView | null {
  const kept = storedChoice(cookie)?.consumerCode;
  const open = stores.filter(({ isConsumer }) => isConsumer);
  return open.find(({ code }) => code === kept) ?? open[0] ?? null;
}
