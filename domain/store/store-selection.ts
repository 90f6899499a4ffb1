// Which store a visitor is in. Spec §4 "Store selection order", "B2B redirect"; §9: default store id 1.

export type StoreFacts = { id: number; code: string; isConsumer: boolean };

/** Spec §9. */
export const DEFAULT_STORE_ID = 1;

export type StoreQuestion<S extends StoreFacts> = {
  /** The stores of this shop variant, in its order; never empty. */
  stores: readonly S[];
  /** The variant's store for buyers who come through a procurement system, if it has one. */
  punchoutCode: string | null;
  isPunchoutRequest: boolean;
  /** A request of the server's own (health, warm-up, jobs) must not be steered by a token. */
  isServerSpecial: boolean;
  tokenCode: string | null;
  pinnedCode: string | null;
  cookieCode: string | null | undefined;
};

export type StoreStep = 'punchout' | 'token' | 'pinned' | 'cookie' | 'consumer' | 'first';
export type StoreChoice<S extends StoreFacts> = { store: S; step: StoreStep };

/** The five steps of Spec §4. A code that the variant does not have is passed over, no matter who names it. */
export function selectStore<S extends StoreFacts>(question: StoreQuestion<S>): StoreChoice<S> {
  const { stores } = question;
  const coded = (code: string | null | undefined) => stores.find((store) => store.code === code);
  const consumer = stores.find((store) => store.isConsumer);
  const steps: [StoreStep, S | undefined][] = [
    ['punchout', question.isPunchoutRequest ? coded(question.punchoutCode) : undefined],
    ['token', question.isServerSpecial ? undefined : coded(question.tokenCode)],
    ['pinned', coded(question.pinnedCode)],
    ['cookie', coded(question.cookieCode)],
    ['consumer', consumer],
    ['first', stores[0]],
  ];
  for (const [step, store] of steps) {
    if (store) return { store, step };
  }
  throw new RangeError('A shop variant needs a store');
}

/** When a visitor chooses a business store, the consumer store is stored as well (Spec §4). */
export const consumerBeside = <S extends StoreFacts>(chosen: S, stores: readonly S[]): S | null =>
  chosen.isConsumer ? null : (stores.find((store) => store.isConsumer) ?? null);

/** The stores that a visitor may choose between: not where one is pinned, and never the one for buyers of procurement systems. */
export function choosableStores<S extends StoreFacts>(question: {
  stores: readonly S[];
  pinned: boolean;
  punchoutCode: string | null;
}): S[] {
  const { stores, pinned, punchoutCode } = question;
  const open = stores.filter(({ code }) => code !== punchoutCode);
  return pinned || open.length < 2 ? [] : open;
}

/** The parameter with the business store's key: `/?b2b=spring`. */
export const BUSINESS_KEY_PARAM = 'b2b';
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const MOST_KEYS = 8;

/** The keys that brought this browser to the business store before, oldest first; what is not one of our keys is left out. */
export const seenKeys = (kept: string | null): string[] =>
  (kept ?? '').split(',', MOST_KEYS).filter((key) => KEY.test(key));

/** The newest of them with this one, as they are stored. */
export const withSeenKey = (seen: readonly string[], key: string): string => [...seen, key].slice(-MOST_KEYS).join(',');

/**
 * Spec §4 "B2B redirect": in the variants that do so, the first visit per key to a private store switches to the business store
 * once. `seen` are the keys that were redirected before.
 */
export function redirectsToBusiness(question: {
  variantRedirects: boolean;
  store: StoreFacts;
  hasToken: boolean;
  key: string;
  seen: readonly string[];
}): boolean {
  const { variantRedirects, store, hasToken, key, seen } = question;
  return variantRedirects && store.isConsumer && !hasToken && KEY.test(key) && !seen.includes(key);
}
