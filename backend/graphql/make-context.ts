// Builds the context of one request from its headers: Store (id or code), Authorization, Accept-Language, Origin.
import { accessListsOf, assortmentOf, onlyListed, wholeStore } from '#backend/commerce/catalogue/assortment/assortment';
import { listedGoods } from '#backend/commerce/catalogue/assortment/assortment.sql';
import { cardsByIds, standingOfPage } from '#backend/commerce/catalogue/index';
import { catalogueLoaders } from '#backend/commerce/catalogue/product/loaders';
import { listMethods } from '#backend/commerce/delivery/delivery.sql';
import { findStore, NO_STORE } from '#backend/commerce/store/find-store';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { Database } from '#backend/db/client';
import type { Clock } from '#backend/ports/clock';
import { inputRefused, unauthorized } from '#backend/refusal';
import { visitorOf } from '#domain/content/consent';
import { basisOf } from '#domain/money/vat';
import type { PurchaseRule } from '#domain/purchase-rules/purchase';
import { type OwnOrigins, originOfStore } from '#domain/store/own-host';
import type { Context, CustomerOfToken, Language, SignedIn } from './context';
import type { Log } from './masking';
import { type PageReads, READ_ALONE } from './page-reads';
import type { Reference } from './reference';

/** What a Headers object and a plain record of lower-case names have in common. */
export interface HeaderReader {
  get(name: string): string | null;
}

export interface ContextParts {
  database: Pick<Database, 'db' | 'pool'>;
  clock: Clock;
  reference: Reference;
  customerOfToken: CustomerOfToken;
  /** Called with products that a change has sold or returned; a context without it belongs to a process that caches nothing of them. */
  productsChanged?: (ids: Iterable<number>) => void;
  log?: Log;
  origins: OwnOrigins;
  purchaseRules: readonly PurchaseRule[];
  /** Questions that are the same in every store are answered where there is none yet. */
  needsStore: boolean;
  /** What the queries of a page read once; if omitted, the request reads for itself. */
  page?: PageReads;
}

/** A promise that is created on first use. */
function madeOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

function bearerOf(headers: HeaderReader): string | null {
  const [scheme, token] = headers.get('authorization')?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

/** The storefront sends this header for visitors who have agreed: their name, or 'anonymous' where only counting was agreed to. */
function visitorIn(headers: HeaderReader): Context['visitor'] {
  const told = headers.get('x-visitor');
  if (told === 'anonymous') return { id: null };
  const id = visitorOf(told);
  return id === null ? null : { id };
}

function headerLanguage(headers: HeaderReader): Language {
  return headers.get('accept-language')?.toLowerCase().startsWith('en') ? 'en' : 'da';
}

/** A store that is not known yet may have been entered since the stores were read. */
async function storeAsked(headers: HeaderReader, { reference, needsStore }: ContextParts) {
  const header = headers.get('store');
  const known = await reference.stores();
  const found = findStore(known, header);
  if (found) return { stores: known, store: found };
  const stores = await reference.storesAnew();
  const store = findStore(stores, header) ?? (needsStore ? null : NO_STORE);
  if (!store) throw inputRefused('Requested store is not found');
  return { stores, store };
}

/** Anything else would only make long keys. */
function deviceIn(headers: HeaderReader): string {
  const sent = headers.get('x-device') ?? '';
  return /^[0-9a-f-]{36}$/.test(sent) ? sent : '';
}

export async function makeContext(
  headers: HeaderReader,
  requestId: string,
  parts: ContextParts,
  isForeignClient = false,
): Promise<Context> {
  const { database, clock, reference, page = READ_ALONE } = parts;
  const { stores, store } = await storeAsked(headers, parts);
  const originOf = async (one: StoreRow) => originOfStore(one, parts.origins, await reference.shops());
  const token = bearerOf(headers);
  const language = headerLanguage(headers);
  const now = clock.now();
  const mediaOrigin = isForeignClient ? await originOf(store) : '';
  const askSignedIn = () =>
    token
      ? page.signedIn(`${store.id} ${token}`, () => parts.customerOfToken(database.db, token, now, store.id))
      : Promise.resolve(null);
  let signedIn: Promise<SignedIn | null> | null = null;
  const context: Context = {
    store,
    stores,
    language,
    now,
    clock,
    db: database.db,
    pool: database.pool,
    token,
    signedIn() {
      signedIn ??= askSignedIn();
      return signedIn;
    },
    async requireSignedIn() {
      const found = await context.signedIn();
      if (!found) throw unauthorized();
      return found;
    },
    forgetSignedIn() {
      signedIn = null;
    },
    terms: madeOnce(async () => {
      const [who, duties] = await Promise.all([context.signedIn(), reference.duties(language)]);
      return {
        basis: basisOf({ showPricesIncludingTax: store.basis === 'gross' }),
        businessId: who?.business?.id ?? null,
        exemptCodes: who?.business?.dutyExemptCodes ?? [],
        duties,
        now,
      };
    }),
    versions: madeOnce(async () => (parts.page && token ? ((await context.signedIn())?.versions ?? null) : null)),
    standing: madeOnce(async () => {
      const who = token ? await context.signedIn() : null;
      return who && page.standing ? standingOfPage(who.customer.id, who.business?.id ?? null, page.standing) : null;
    }),
    cardReader: madeOnce(async () => ({
      on: database.pool,
      language,
      now,
      businessId: (await context.terms()).businessId,
      kept: reference.cards[language],
      standing: await context.standing(),
    })),
    productScene: madeOnce(async () => {
      const [terms, units, giftCards, who] = await Promise.all([
        context.terms(),
        reference.units(language),
        reference.giftCards(),
        context.signedIn(),
      ]);
      const showContractGoods = who?.business?.showContractGoods === true;
      return {
        terms,
        units,
        giftCards,
        storeId: store.id,
        storeCode: store.code,
        language,
        mediaOrigin,
        seen: context.shows,
        showContractGoods,
      };
    }),
    assortment: madeOnce(async () => {
      const who = await context.signedIn();
      const lists = who && accessListsOf(who, store);
      // Most shoppers have no lists, and then the tree is not read.
      const isPlain = !lists || (lists.allow === null && lists.disallow.length === 0);
      const whole = isPlain ? wholeStore(store.id) : assortmentOf(store.id, lists, await context.forest());
      if (!who?.customer.flags.limitToShoppingLists) return whole;
      const of = { customerId: who.customer.id, businessId: who.business?.id ?? null };
      return onlyListed(whole, await listedGoods(context.db, of));
    }),
    kept: reference,
    purchaseRules: parts.purchaseRules,
    forest: madeOnce(() => reference.forest()),
    categoryScene: madeOnce(async () => {
      const [forest, assortment] = await Promise.all([context.forest(), context.assortment()]);
      return { forest, assortment, language, mediaOrigin };
    }),
    loaders: catalogueLoaders({
      reader: () => context.cardReader(),
      scene: () => context.productScene(),
      assortment: () => context.assortment(),
      async cards(ids) {
        const reader = await context.cardReader();
        const key = JSON.stringify([language, reader.businessId, reader.standing?.customerId]);
        return page.cards(key, ids, (all) => cardsByIds(all, reader));
      },
    }),
    deliveryMethods: madeOnce(async () => {
      const versions = await context.versions();
      if (versions) return reference.selling.methods(versions.selling, store.id, database.db);
      return page.deliveryMethods(store.code, () => listMethods(database.db, store.id));
    }),
    page: parts.page ?? {},
    shows: new Set(),
    productsChanged: (ids) => parts.productsChanged?.(ids),
    requestId,
    note: (details, message) => parts.log?.warn?.({ ...details, requestId }, message),
    visitor: visitorIn(headers),
    isForeignClient,
    alsoErrors: [],
    originOf,
    mediaOrigin,
    origin: headers.get('origin'),
    userAgent: headers.get('user-agent') ?? '',
    clientAddress: headers.get('x-real-ip') ?? '',
    device: deviceIn(headers),
  };
  return context;
}
