// The section `shops` of shop.yaml: which hosts lead to which shop, how it looks, which stores it has and what it can do. The first of them is
// what a host gets that no shop names.
import type { PoolClient } from 'pg';
import { z } from 'zod/v4';
import { listStoreCodes } from '#backend/commerce/store/store.sql';
import { deleteEntries, listEntries, type NewEntry, upsertEntries } from '#backend/content/entries/entries.sql';
import { SHOP_FEATURES, SHOP_LOOKS } from '#domain/shop-variant';
import type { ReportFault } from '../fault';
import { yamlList } from '../file/yaml';
import { type Located, recordSection, type Source } from '../section';
import { code } from './values';

const host = z
  .string()
  .max(253)
  .regex(
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
    'Et host-navn skrives med små bogstaver og uden https:// og port, som shop.dk; æ, ø og å som xn--….',
  );
const path = z.string().regex(/^\/[^\s?#]*$/, 'En sti begynder med / og har hverken mellemrum, ? eller #.');

const variantSchema = z
  .strictObject({
    code,
    name: z.string().min(1).max(100),
    look: z.enum(SHOP_LOOKS).default('base'),
    /** The first is where links in mails lead, and what search machines are told. */
    hosts: z.array(host).max(50).default([]),
    /** In the order in which visitors choose between them. */
    stores: z.array(code).min(1).max(50),
    /** Every visitor is in the first store. */
    pinned: z.boolean().default(false),
    /** Where buyers of procurement systems are; no one else chooses it. */
    punchout_store: code.optional(),
    /** Where goods for companies alone are shown without being sold. */
    trade_only_store: code.optional(),
    /** Lead to the front page. */
    closed_paths: z.array(path).max(100).default([]),
    /** Of the categories that the menu begins with. */
    leading_paths: z.array(path).max(100).default([]),
    features: z.array(z.enum(SHOP_FEATURES)).default([]),
  })
  .superRefine((shop, issues) => {
    for (const key of ['punchout_store', 'trade_only_store'] as const) {
      const named = shop[key];
      if (named !== undefined && !shop.stores.includes(named))
        issues.addIssue({ code: 'custom', path: [key], message: `"${named}" står ikke under stores.` });
    }
  });

export type VariantRecord = z.infer<typeof variantSchema>;
/** The order of the list is the order of the shops. */
type Placed = VariantRecord & { position: number };

export const variantsSource = yamlList({ file: 'shop.yaml', key: 'shops', schema: variantSchema });

const placedSource: Source<Placed> = {
  async read(folder, report) {
    const found = await variantsSource.read(folder, report);
    const placed = found?.map(({ record, at }, position) => ({ record: { ...record, position }, at })) ?? null;
    tellSharedHosts(placed ?? [], report);
    return placed;
  },
  print: (records) => variantsSource.print(records.map(({ position: _position, ...record }) => record)),
};

function tellSharedHosts(shops: readonly Located<VariantRecord>[], report: ReportFault): void {
  const owners = new Map<string, string>();
  for (const { record, at } of shops) {
    for (const name of record.hosts) {
      const owner = owners.get(name);
      if (owner === undefined) owners.set(name, record.code);
      else report({ ...at, column: 'hosts', message: `${name} hører allerede til webbutikken ${owner}.` });
    }
  }
}

export const variants = recordSection<Placed>({
  name: 'variants',
  title: 'webbutikker',
  source: placedSource,
  keyOf: ({ code: key }) => key,
  missing: 'removed',
  load: loadVariants,
  async write({ added, changed, removed }, { on, report }) {
    const written = [...added, ...changed];
    await tellStores(on, written, report);
    await deleteEntries(
      on,
      'shop-variant',
      removed.map(({ code: key }) => `shop-${key}`),
    );
    await upsertEntries(
      on,
      written.map(({ record }) => entryOfVariant(record)),
    );
  },
});

async function loadVariants(on: PoolClient): Promise<Placed[]> {
  const rows = await listEntries(on, 'shop-variant', 'da');
  return rows.map(({ body }, position) => {
    const { theme, store_codes: stores, order: _order, punchout_store, trade_only_store, ...same } = body;
    const own = { punchout_store: punchout_store ?? undefined, trade_only_store: trade_only_store ?? undefined };
    return { ...variantSchema.parse({ ...same, ...own, look: theme, stores }), position };
  });
}

/** A store that is not there has no pages; one that answers everyone is open beside a shop that asks everyone to log in. */
async function tellStores(on: PoolClient, shops: readonly Located<Placed>[], report: ReportFault): Promise<void> {
  const known = await listStoreCodes(on);
  for (const { record, at } of shops) {
    for (const store of record.stores) {
      const found = known.find(({ code: one }) => one === store);
      if (!found) report({ ...at, column: 'stores', message: `Butikken "${store}" findes ikke.` });
      else if (record.features.includes('login_required') && !found.login_required)
        report({
          ...at,
          column: 'features',
          message: `Butikken "${store}" svarer alle over GraphQL: giv den login_required.`,
          warning: true,
        });
    }
  }
}

function entryOfVariant({ position, look, stores, ...shop }: Placed): NewEntry {
  const named = { punchout_store: shop.punchout_store ?? null, trade_only_store: shop.trade_only_store ?? null };
  return {
    documentId: `shop-${shop.code}`,
    type: 'shop-variant',
    // It has no language; content without one is kept in Danish.
    locale: 'da',
    key: shop.code,
    storeCodes: null,
    position,
    dateFrom: null,
    dateTo: null,
    body: { ...shop, ...named, theme: look, store_codes: stores, order: position },
  };
}
