// The section `shops` of shop.yaml: which hosts lead to which shop, how it looks, which stores it has and what it can do. The first of them is
// what a host gets that no shop names.
import type { PoolClient } from 'pg';
import { z } from 'zod/v4';
import { listStoreCodes } from '#backend/commerce/store/store.sql';
import { deleteEntries, listEntries, type NewEntry, upsertEntries } from '#backend/content/entries/entries.sql';
import { SHOP_FEATURES, SHOP_LANGUAGES, SHOP_LOOKS } from '#domain/store/shop-variant';
import { faultOfKey, type ReportFault } from '../fault';
import { yamlList } from '../file/yaml';
import { type ApplyContext, type Located, recordSection, type Section, type Source } from '../section';
import { picturesOfEntries } from './content/entry-pictures';
import { LOGO_FILE, type ShopLogo, takeLogo } from './shop-logo';
import { code } from './values';

const host = z
  .string()
  .max(253)
  .regex(
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
    'Et host-navn skrives med små bogstaver og uden https:// og port, som shop.dk; æ, ø og å som xn--….',
  );
const LOGO_WANTED =
  'Et logo er en fil som pictures/logo.svg (svg, png, webp, jpg eller avif), eller look: udseendets eget mærke.';
const path = z.string().regex(/^\/[^\s?#]*$/, 'En sti begynder med / og har hverken mellemrum, ? eller #.');

const variantSchema = z
  .strictObject({
    code,
    name: z.string().min(1).max(100),
    look: z.enum(SHOP_LOOKS).default('base'),
    /** In front of the name: the mark of the look; or a picture instead of the name; if omitted, the name alone. */
    logo: z.union([z.literal('look'), z.string().regex(LOGO_FILE)], LOGO_WANTED).optional(),
    /** In which its pages are; the first for visitors who have chosen none. */
    languages: z
      .array(z.enum(SHOP_LANGUAGES))
      .min(1)
      .default([...SHOP_LANGUAGES])
      .refine((all) => new Set(all).size === all.length, 'Et sprog står der to gange.'),
    /** The first is used for links in mails and for search engines. */
    hosts: z.array(host).max(50).default([]),
    /** In the order in which visitors choose between them. */
    stores: z.array(code).min(1).max(50),
    /** Every visitor is in the first store. */
    pinned: z.boolean().default(false),
    /** For buyers of procurement systems; other visitors cannot choose it. */
    punchout_store: code.optional(),
    /** Where goods for companies alone are shown without being sold. */
    trade_only_store: code.optional(),
    /** Lead to the front page. */
    closed_paths: z.array(path).max(100).default([]),
    /** Paths of the categories that the menu begins with. */
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
/** The order of the list is the order of the shops; a logo is what became of its file. */
type Placed = Omit<VariantRecord, 'logo'> & { position: number; logo?: 'look' | ShopLogo | UnreadLogo | undefined };
interface UnreadLogo {
  file: string;
}

export const variantsSource = yamlList({ file: 'shop.yaml', key: 'shops', schema: variantSchema });

const placedSource: Source<Placed> = {
  async read(folder, report) {
    const found = await variantsSource.read(folder, report);
    const placed = found?.map(({ record, at }, position) => ({ record: placedAt(record, position), at })) ?? null;
    tellSharedHosts(placed ?? [], report);
    return placed;
  },
  print: (records) =>
    variantsSource.print(
      records.map(({ position: _position, logo, ...record }) => ({ ...record, ...logoNamed(logo) })),
    ),
};

const placedAt = ({ logo, ...record }: VariantRecord, position: number): Placed => ({
  ...record,
  position,
  ...(logo === undefined ? {} : { logo: logo === 'look' ? logo : { file: logo } }),
});

const logoNamed = (logo: Placed['logo']): Pick<VariantRecord, 'logo'> =>
  logo === undefined ? {} : { logo: typeof logo === 'string' ? logo : 'path' in logo ? logo.path : logo.file };

function tellSharedHosts(shops: readonly Located<Pick<VariantRecord, 'code' | 'hosts'>>[], report: ReportFault): void {
  const owners = new Map<string, string>();
  for (const { record, at } of shops) {
    for (const name of record.hosts) {
      const owner = owners.get(name);
      if (owner === undefined) owners.set(name, record.code);
      else report({ ...at, column: 'hosts', message: `${name} hører allerede til webbutikken ${owner}.` });
    }
  }
}

/** Logos as they will be shown: an unchanged logo changes nothing. Their pictures are stored immediately. */
async function withLogos(records: readonly Located<Placed>[], context: ApplyContext): Promise<Located<Placed>[]> {
  const settled: Located<Placed>[] = [];
  for (const { record, at } of records) {
    const { logo, code: key, name } = record;
    if (typeof logo !== 'object' || 'path' in logo) {
      settled.push({ record, at });
      continue;
    }
    const taken = await takeLogo(context, key, name, logo.file);
    if (typeof taken === 'string') context.report(faultOfKey(at, ['logo'], taken));
    else {
      await upsertEntries(context.on, taken.entries);
      settled.push({ record: { ...record, logo: taken.logo }, at });
    }
  }
  return settled;
}

const section = recordSection<Placed>({
  name: 'variants',
  title: 'webbutikker',
  source: placedSource,
  keyOf: ({ code: key }) => key,
  missing: 'removed',
  load: loadVariants,
  settle: withLogos,
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

export const variants: Section = {
  ...section,
  pictures: (on) => picturesOfEntries(on, 'shop-variant'),
};

async function loadVariants(on: PoolClient): Promise<Placed[]> {
  const rows = await listEntries(on, 'shop-variant', 'da');
  return rows.map(({ body }, position) => {
    const {
      theme,
      store_codes: stores,
      order: _order,
      punchout_store,
      trade_only_store,
      logo,
      look_mark,
      ...same
    } = body;
    const own = { punchout_store: punchout_store ?? undefined, trade_only_store: trade_only_store ?? undefined };
    const { logo: _logo, ...stored } = variantSchema.parse({ ...same, ...own, look: theme, stores });
    const shown = look_mark ? 'look' : logoShape.safeParse(logo).data;
    return { ...stored, position, ...(shown ? { logo: shown } : {}) };
  });
}

/** An unknown store has no pages; a store open to anonymous visitors contradicts a shop that requires a login. */
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

const logoShape = z.object({ url: z.string(), width: z.number(), height: z.number(), path: z.string() });

function entryOfVariant({ position, look, stores, logo, ...shop }: Placed): NewEntry {
  const named = { punchout_store: shop.punchout_store ?? null, trade_only_store: shop.trade_only_store ?? null };
  return {
    documentId: `shop-${shop.code}`,
    type: 'shop-variant',
    // It has no language; content without one is stored as Danish.
    locale: 'da',
    key: shop.code,
    storeCodes: null,
    position,
    dateFrom: null,
    dateTo: null,
    body: {
      ...shop,
      ...named,
      ...(typeof logo === 'object' ? { logo } : {}),
      look_mark: logo === 'look',
      ...{ theme: look, store_codes: stores, order: position },
    },
  };
}
