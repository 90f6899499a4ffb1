// The section `stores` of shop.yaml: each store with its prices' basis, its settings and what the content service says of it.
import { z } from 'zod/v4';
import { upsertEntries } from '#backend/content/entries/entries.sql';
import { OFFERED_PAYMENTS } from '#domain/payment/payment';
import { faultOfKey } from '../fault';
import { yamlList } from '../file/yaml';
import { isPageOfStore, storesPages } from '../link-targets.sql';
import { recordSection } from '../section';
import { loadStores, writeStores } from './stores.sql';
import { code, inLanguages, kroner, kronerFromOere, oereOfAmount } from './values';

const words = z.string().trim().min(1).max(200);
const termsPage = z
  .string()
  .max(200)
  .regex(/^[\p{Ll}\p{N}-]+(\/[\p{Ll}\p{N}-]+)*$/u, 'En side skrives som info/handelsbetingelser.');

const storeSchema = z
  .strictObject({
    code,
    /** The number by which integrations and a plain Magento identify it; stores are sorted by it. */
    id: z.int().min(1).max(32_767),
    name: z.string().min(1).max(100),
    /** Where the store is found, without scheme. */
    domain: z.string().min(1).max(253),
    /** What amounts of carts and orders are calculated in: with VAT (gross) or without (net). */
    basis: z.enum(['gross', 'net']),
    shows_vat: z.boolean(),
    /** Goods for this amount, in the store's own basis, go free of freight; left out: never. */
    free_freight_from: kroner.optional(),
    /** Customers' and companies' lists of what they may see count here. */
    allow_lists: z.boolean().default(false),
    /** Nothing is shown without a login. */
    login_required: z.boolean().default(false),
    punchout: z.boolean().default(false),
    /** Bonus points for each hundred kroner of goods without VAT. */
    points_per_hundred: z.int().min(0).max(1000).optional(),
    /** Days after which points that were earned and not spent are gone; left out, they stay. */
    points_last_days: z.int().min(30).max(36_500).optional(),
    /** The bonus shop's own categories, in their order; products name them by code (bonus_category). */
    bonus_categories: z
      .array(z.strictObject({ code, name: inLanguages(words) }))
      .max(50)
      .default([]),
    /** What the goods of a subscription must come to without VAT, when it is made and at each delivery. */
    subscription_minimum: kroner.optional(),
    account_link: z.boolean().default(true),
    search: z.boolean().default(true),
    cookie_information: z.boolean().default(true),
    /** The page's scripts fetch prices again. */
    asynchronous_prices: z.boolean().default(false),
    /** Ways of paying that buyers have here, as far as they may use them: account is for companies. */
    payment: z
      .array(z.enum(OFFERED_PAYMENTS))
      .min(1)
      .default([...OFFERED_PAYMENTS])
      .transform((kinds) => OFFERED_PAYMENTS.filter((kind) => kinds.includes(kind))),
    /** What a buyer accepts; left out: the usual words, on the page info/handelsbetingelser. */
    terms: z.strictObject({ name: inLanguages(words), accept: inLanguages(words), page: termsPage }).optional(),
    tag_manager: z.string().max(50).optional(),
    open_graph: z.strictObject({ title: z.string().max(200), description: z.string().max(500) }),
    popular_searches: z
      .strictObject({ da: z.array(z.string().min(1).max(100)), en: z.array(z.string().min(1).max(100)) })
      .default({ da: [], en: [] }),
  })
  .superRefine(({ basis, payment, bonus_categories: categories }, issues) => {
    if (new Set(categories.map((one) => one.code)).size < categories.length)
      issues.addIssue({ code: 'custom', path: ['bonus_categories'], message: 'Samme code står der to gange.' });
    if (basis === 'gross' && !payment.includes('card'))
      issues.addIssue({ code: 'custom', path: ['payment'], message: 'Private kan kun betale med card.' });
  });

export type StoreRecord = z.infer<typeof storeSchema>;

export const storesSource = yamlList({ file: 'shop.yaml', key: 'stores', schema: storeSchema });

export const stores = recordSection<StoreRecord>({
  name: 'stores',
  title: 'butikker',
  source: storesSource,
  keyOf: ({ code: key }) => key,
  missing: 'untouched',
  async load(on) {
    const found = await loadStores(on);
    return found.map(({ settings, content, ...store }) => {
      const stored: StoreRecord = storeSchema.parse({
        ...store,
        free_freight_from:
          settings.freeFreightFromOere === null ? undefined : kronerFromOere(settings.freeFreightFromOere),
        allow_lists: settings.allowLists,
        login_required: settings.loginRequired,
        punchout: settings.enablePunchoutFeatures,
        points_per_hundred: settings.pointsPerHundred,
        points_last_days: settings.pointsLastDays,
        bonus_categories: settings.bonusCategories,
        subscription_minimum:
          settings.subscriptionMinimumOere === undefined ? undefined : kronerFromOere(settings.subscriptionMinimumOere),
        payment: settings.payment,
        terms: settings.terms,
        account_link: content?.enableAccountLink,
        search: content?.enableSearch,
        cookie_information: content?.enabledCookieInformation,
        asynchronous_prices: content?.asynchronousPrices,
        tag_manager: content?.gtm ?? undefined,
        open_graph: content?.opengraph ?? { title: store.name, description: '' },
        popular_searches: content?.PopularSearchTerms,
      });
      return stored;
    });
  },
  async write({ added, changed }, { on }) {
    const records = [...added, ...changed].map(({ record }) => record);
    await writeStores(on, records.map(storeRow));
    await upsertEntries(on, records.flatMap(storeEntries));
  },
  async judgeWritten(records, { on, report }) {
    if (!(await storesPages(on))) return;
    for (const { record, at } of records) {
      const page = record.terms?.page;
      if (page !== undefined && !(await isPageOfStore(on, page, record.code)))
        report(faultOfKey(at, ['terms', 'page'], `Der er ingen side på "${page}" i butikken ${record.code}.`));
    }
  },
});

const storeRow = (store: StoreRecord) => ({
  id: store.id,
  code: store.code,
  name: store.name,
  basis: store.basis,
  shows_vat: store.shows_vat,
  domain: store.domain,
  position: store.id,
  settings: {
    freeFreightFromOere: store.free_freight_from === undefined ? null : oereOfAmount(store.free_freight_from),
    enablePunchoutFeatures: store.punchout,
    popularSearchTerms: store.popular_searches.da,
    allowLists: store.allow_lists,
    loginRequired: store.login_required,
    ...(store.points_per_hundred === undefined ? {} : { pointsPerHundred: store.points_per_hundred }),
    ...(store.points_last_days === undefined ? {} : { pointsLastDays: store.points_last_days }),
    ...(store.bonus_categories.length === 0 ? {} : { bonusCategories: store.bonus_categories }),
    ...(store.subscription_minimum === undefined
      ? {}
      : { subscriptionMinimumOere: oereOfAmount(store.subscription_minimum) }),
    ...(store.payment.length === OFFERED_PAYMENTS.length ? {} : { payment: store.payment }),
    ...(store.terms === undefined ? {} : { terms: store.terms }),
  },
});

/** Spec section 3, 'Store (content service)'. */
const storeEntries = (store: StoreRecord) => {
  const body = {
    Name: store.name,
    store_code: store.code,
    magento_id: String(store.id),
    order: store.id,
    domain: store.domain,
    showPricesIncludingTax: store.shows_vat,
    enablePunchoutFeatures: store.punchout,
    enableAccountLink: store.account_link,
    enableSearch: store.search,
    enabledCookieInformation: store.cookie_information,
    asynchronousPrices: store.asynchronous_prices,
    gtm: store.tag_manager ?? null,
    opengraph: store.open_graph,
    freeFreight: store.free_freight_from ?? null,
    PopularSearchTerms: store.popular_searches,
  };
  return (['da', 'en'] as const).map((locale) => ({
    documentId: `store-${store.code}`,
    type: 'store' as const,
    locale,
    key: store.code,
    storeCodes: null,
    position: store.id,
    dateFrom: null,
    dateTo: null,
    body,
  }));
};
