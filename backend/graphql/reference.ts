// Caches what every request needs and staff seldom change: stores, units, duty rates, amounts of gift cards, and the category tree.

import { type CachedByVersion, cachedByVersion, versionOf } from '#backend/commerce/catalogue/cached/by-version';
import { forestReader } from '#backend/commerce/catalogue/category/cached-forest';
import type { Forest } from '#backend/commerce/catalogue/category/forest';
import { type CachedCards, cachedCards } from '#backend/commerce/catalogue/product/stored-card';
import { cachedTerms, type TermsOfSale } from '#backend/commerce/checkout/terms-of-sale';
import { listAmounts } from '#backend/commerce/giftcard/sale/sale.sql';
import { listDutyRates, listStores, listUnits, type StoreRow } from '#backend/commerce/store/store.sql';
import { listShopEntries, type Shop } from '#backend/content/shop/list-shop-entries';
import type { Database } from '#backend/db/client';
import type { Aggregation } from '#backend/generated/commerce';
import type { Candidate } from '#domain/catalogue/recommendation';
import type { GiftCardAmounts } from '#domain/gift-card/gift-card-sale';
import { oere } from '#domain/money/money';
import { OFFERED_PAYMENTS } from '#domain/payment/payment';
import type { DutyRow } from '#domain/price/duties';
import { cachedFor } from './memory';

export interface Reference {
  stores(): Promise<readonly StoreRow[]>;
  /** Read again, at most once a second: for a store that is not among those known. */
  storesAnew(): Promise<readonly StoreRow[]>;
  /** The shops that the content has entered. */
  shops(): Promise<readonly Shop[]>;
  duties(language: 'da' | 'en'): Promise<readonly DutyRow[]>;
  units(language: 'da' | 'en'): Promise<ReadonlyMap<string, string>>;
  /** What gift cards may be made out for, by product. */
  giftCards(): Promise<ReadonlyMap<number, GiftCardAmounts>>;
  forest(): Promise<Forest>;
  /** Never older than their rows: each reader says in which version. */
  cards: Readonly<Record<'da' | 'en', CachedCards>>;
  /** Counts of facets, and candidates for a row of recommendations. */
  counts: CachedByVersion<Aggregation[]>;
  candidates: CachedByVersion<Candidate[]>;
  /** How many products a broad question finds, as far as they are counted. */
  matches: CachedByVersion<{ found: number }>;
  selling: TermsOfSale;
  /** Everything is read again by the next request. */
  forget(): void;
}

const A_MINUTE = 60_000;

const withoutCard = (store: StoreRow): StoreRow => ({
  ...store,
  settings: {
    ...store.settings,
    payment: (store.settings.payment ?? OFFERED_PAYMENTS).filter((kind) => kind !== 'card'),
  },
});

/** The tree counts products too, so its version is queried once a second while there are visitors; they share that query. */
const A_SECOND = 1_000;

/** `offersCard`: false in a shop without card payments (PAYMENT_MODE=OFF), regardless of the stores' settings. */
export function referenceOf(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { offersCard = true }: { offersCard?: boolean } = {},
): Reference {
  const stores = cachedFor(A_MINUTE, async () => {
    const listed = await listStores(db);
    return offersCard ? listed : listed.map(withoutCard);
  });
  const shops = cachedFor(A_SECOND, () => listShopEntries(pool));
  const anew = cachedFor(A_SECOND, () => {
    stores.forget();
    return stores.read();
  });
  const rates = cachedFor(A_MINUTE, async () => {
    const rows = await listDutyRates(db);
    const inLanguage = (language: 'da' | 'en') =>
      rows.map((row) => ({
        code: row.code,
        label: row[`label_${language}`],
        ratePerUnitGrossOere: oere(row.gross_oere),
        validFrom: new Date(row.valid_from),
        validTo: row.valid_to === null ? null : new Date(row.valid_to),
      }));
    return { da: inLanguage('da'), en: inLanguage('en') };
  });
  const units = cachedFor(A_MINUTE, async () => {
    const rows = await listUnits(db);
    const inLanguage = (language: 'da' | 'en') => new Map(rows.map((row) => [row.code, row[`label_${language}`]]));
    return { da: inLanguage('da'), en: inLanguage('en') };
  });
  const giftCards = cachedFor(A_MINUTE, () => listAmounts(db));
  const version = versionOf(pool);
  const tree = forestReader(pool);
  const forest = cachedFor(A_SECOND, () => tree.read());
  return {
    stores: () => stores.read(),
    storesAnew: () => anew.read(),
    shops: () => shops.read(),
    duties: async (language) => (await rates.read())[language],
    units: async (language) => (await units.read())[language],
    giftCards: () => giftCards.read(),
    forest: () => forest.read(),
    cards: { da: cachedCards(), en: cachedCards() },
    counts: cachedByVersion(version),
    candidates: cachedByVersion(version),
    matches: cachedByVersion(version),
    selling: cachedTerms(),
    forget() {
      for (const kept of [stores, anew, shops, rates, units, giftCards, forest, tree]) kept.forget();
    },
  };
}
