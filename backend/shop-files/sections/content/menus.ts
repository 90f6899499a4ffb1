// Menus: the list `menus` of content.yaml. The first one of a store is shown; a store without one has the tree of categories.
import { z } from 'zod/v4';
import { yamlList } from '../../file/yaml';
import { type ContentType, contentSection, type Drafting, type TellKey } from './content-section';
import { both, draft, entryName, href, storesOfEntry } from './fields';

const link = { label: both(80).optional(), href: href.optional(), category: z.string().max(300).optional() };

const below = z.strictObject({ ...link, stores: storesOfEntry });

const item = below.extend({
  /** The complete category tree is inserted here. */
  categories: z.literal('all').optional(),
  /** Category: its children appear below it here, too. */
  with_children: z.boolean().optional(),
  items: z.array(below).max(30).optional(),
});

const schema = z.strictObject({
  name: entryName,
  stores: storesOfEntry,
  draft,
  items: z.array(item).min(1).max(40),
});

export type MenuRecord = z.infer<typeof schema>;
type Item = z.infer<typeof item>;

export const menusSource = yamlList({ file: 'content.yaml', key: 'menus', schema });

/** The code by which the storefront queries the menu of its pages; other systems may have others. */
const MAIN = 'main';

export const menusType: ContentType<MenuRecord> = {
  name: 'menus',
  title: 'menuer',
  type: 'menu',
  source: menusSource,
  schema,
  keyOf: ({ name }) => name,
  documentIdOf: ({ name }) => `menu-${name}`,
  judge({ items }, tell) {
    for (const [index, one] of items.entries()) {
      judgeItem(one, ['items', index], tell);
      for (const [at, child] of (one.items ?? []).entries()) judgeItem(child, ['items', index, 'items', at], tell);
    }
  },
  async draft(menu, drafting) {
    const items = menu.items.flatMap((one, index) => entriesOfItem(one, index, drafting));
    return {
      documentId: `menu-${menu.name}`,
      stores: menu.stores,
      position: drafting.index,
      isDraft: menu.draft ?? false,
      body: (locale) => ({ identifier: MAIN, items: items.map((one) => one(locale)) }),
    };
  },
};

export const menus = contentSection(menusType);

/** It leads somewhere, by its own link or as a category; a link has a name. */
function judgeItem(one: Item, at: readonly PropertyKey[], tell: TellKey): void {
  const ways = [one.href, one.category, one.categories].filter((way) => way !== undefined);
  if (ways.length !== 1) tell(at, 'Et punkt har én af disse: href, category eller categories.');
  if (one.href !== undefined && one.label === undefined) tell(at, 'Et link skal have et navn: label.');
  if (one.category === undefined && one.with_children !== undefined)
    tell([...at, 'with_children'], 'Kun en kategori har noget under sig selv.');
  if (one.categories !== undefined && one.items !== undefined)
    tell([...at, 'items'], 'Under hele træet står der ikke andet.');
}

type EntryOfItem = (locale: 'da' | 'en') => object;

/** The item and its descendants as separate entries, linked by `parent`. */
function entriesOfItem(asked: Item, index: number, drafting: Drafting): EntryOfItem[] {
  const own = entryOfItem(asked, { key: `${index}`, parent: null }, ['items', index], drafting);
  const children = (asked.items ?? []).flatMap((child, at) =>
    entryOfItem(child, { key: `${index}-${at}`, parent: `${index}` }, ['items', index, 'items', at], drafting),
  );
  return [...own, ...children];
}

function entryOfItem(
  asked: Item,
  place: { key: string; parent: string | null },
  at: readonly PropertyKey[],
  { category, storeIds, stores, tell }: Drafting,
): EntryOfItem[] {
  for (const [index, code] of (asked.stores ?? []).entries())
    if (!stores.has(code)) tell([...at, 'stores', index], `Der er ingen butik med koden "${code}".`);
  const found = asked.category === undefined ? null : category(asked.category, [...at, 'category'], tell);
  if (asked.category !== undefined && !found) return [];
  const store_ids = asked.stores?.flatMap((code) => storeIds.get(code) ?? []) ?? null;
  return [
    (locale) => ({
      ...{ id: place.key, ...place, store_ids },
      label: asked.label?.[locale] ?? found?.[locale] ?? null,
      href: found ? `/${found.path}` : (asked.href ?? null),
      category_id: found?.id ?? null,
      with_children: asked.with_children ?? false,
      all_categories: asked.categories === 'all',
    }),
  ];
}
