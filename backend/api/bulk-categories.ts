// POST /api/bulk/categories: the tree of categories, by the checks and the writing of categories.csv.
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { insertActions } from '#backend/commerce/staff/index';
import { CatalogueChanges } from '#backend/shop-files/catalogue-changes';
import { waitForShopFiles } from '#backend/shop-files/lock.sql';
import type { Located } from '#backend/shop-files/section';
import { type CategoryRecord, categoryRow, writeCategoryRows } from '#backend/shop-files/sections/categories';
import { type CategoryReason, categoryFaults } from '#backend/shop-files/sections/categories/judge';
import { loadCategories } from '#backend/shop-files/sections/categories.sql';
import { BulkBusy, type BulkResource } from './bulk';
import type { LineFault, NumberedLine } from './bulk-lines';
import { trimmedText } from './line-fields';

const MOST_CATEGORIES = 1_000;
const MOST_LEVELS = 8;
const LONGEST_NAME = 120;
const MOST_POSITION = 2_147_483_647;

const KEY = '[a-z0-9]+(?:-[a-z0-9]+)*';
const urlKey = z
  .string()
  .max(LONGEST_NAME)
  .regex(new RegExp(`^${KEY}$`), 'has letters a-z, digits and single hyphens alone');
const parent = z
  .string()
  .max(MOST_LEVELS * (LONGEST_NAME + 1))
  .regex(new RegExp(`^${KEY}(?:/${KEY})*$`), 'is an address such as kontor/papir');

const row = z
  .object({
    urlKey,
    /** Null: a category of the first level. */
    parent: parent.nullable().default(null),
    nameDa: trimmedText(LONGEST_NAME).optional(),
    nameEn: trimmedText(LONGEST_NAME).nullable().optional(),
    position: z.number().int().min(0).max(MOST_POSITION).optional(),
    inMenu: z.boolean().optional(),
    /** Null: all stores. */
    stores: z.array(z.string().max(63)).min(1).max(100).nullable().optional(),
  })
  .strict()
  .refine((line) => lineAddress(line).split('/').length <= MOST_LEVELS, `At most ${MOST_LEVELS} levels`);
type CategoryLine = z.infer<typeof row>;

const lineAddress = (line: { urlKey: string; parent: string | null }): string =>
  line.parent === null ? line.urlKey : `${line.parent}/${line.urlKey}`;

const MESSAGES: Readonly<Record<CategoryReason, (record: CategoryRecord, value: string) => string>> = {
  parent: (_record, value) => `There is no category ${value} to lie below.`,
  number: ({ path }) => `${path} has another number.`,
  numberTaken: ({ id }) => `Number ${id} is another category's.`,
  store: (_record, value) => `There is no store ${value}.`,
  reserved: ({ path }) => `${path} is a page of the shop.`,
  taken: ({ path }) => `${path} is the address of a product or a page.`,
};

type Stored = Awaited<ReturnType<typeof loadCategories>>[number];

/** What the line leaves out stays as it is. */
function categoryRecord(line: CategoryLine, stored: Stored | undefined): CategoryRecord | null {
  const nameDa = line.nameDa ?? stored?.name_da;
  if (nameDa === undefined) return null;
  const stores = line.stores === undefined ? (stored?.stores ?? null) : line.stores;
  return {
    ...{ path: lineAddress(line), id: stored?.id ?? null, name_da: nameDa, picture: null },
    name_en: (line.nameEn === undefined ? stored?.name_en : line.nameEn) ?? nameDa,
    position: line.position ?? stored?.position ?? 0,
    description_da: stored?.description_da ?? '',
    description_en: stored?.description_en ?? '',
    include_in_menu: line.inMenu ?? stored?.include_in_menu ?? true,
    stores: stores && [...new Set(stores)].sort(),
  };
}

/** What a line can change, as the log shows it. */
const shownState = ({ name_da, name_en, position, include_in_menu, stores }: CategoryRecord | Stored) => ({
  ...{ nameDa: name_da, nameEn: name_en, position, inMenu: include_in_menu, stores },
});

interface Sorted {
  /** By path. */
  stored: ReadonlyMap<string, Stored>;
  added: Located<CategoryRecord>[];
  changed: Located<CategoryRecord>[];
  refused: LineFault[];
}

function sortedLines(lines: readonly NumberedLine<CategoryLine>[], stored: Sorted['stored']): Sorted {
  const all: Sorted = { stored, added: [], changed: [], refused: [] };
  for (const { line, row: read } of lines) {
    const before = stored.get(lineAddress(read));
    const record = categoryRecord(read, before);
    if (!record) {
      all.refused.push({ line, code: 'CATEGORY_NAME', message: `${lineAddress(read)} is new: nameDa is missing.` });
      continue;
    }
    const located = { record, at: { file: 'categories', line } };
    if (!before) all.added.push(located);
    else if (!isDeepStrictEqual(shownState(record), shownState(before))) all.changed.push(located);
  }
  return all;
}

/** A category whose parent is refused is refused, too. */
async function soundLines(
  { stored, added, changed, refused }: Sorted,
  on: Parameters<typeof categoryFaults>[1],
): Promise<Sorted> {
  const faults = await categoryFaults({ added, changed }, on);
  if (faults.length === 0) return { stored, added, changed, refused };
  const first = new Map<number, LineFault>();
  for (const { one, reason, value } of faults) {
    const { line } = one.at;
    const message = MESSAGES[reason](one.record, value);
    if (!first.has(line)) first.set(line, { line, code: `CATEGORY_${reason.toUpperCase()}`, message });
  }
  const isSound = ({ at }: Located<CategoryRecord>) => !first.has(at.line);
  const rest = { added: added.filter(isSound), changed: changed.filter(isSound) };
  return soundLines({ stored, ...rest, refused: [...refused, ...first.values()] }, on);
}

export const categoryResource: BulkResource<CategoryLine> = {
  name: 'categories',
  scope: 'write-categories',
  schema: row,
  subjectOf: lineAddress,
  most: MOST_CATEGORIES,
  async write({ tx, now, by }, lines) {
    const { client: on, db } = tx;
    if (!(await waitForShopFiles(on))) throw new BulkBusy();
    const stored = new Map((await loadCategories(on)).map((one) => [one.url_path, one]));
    const { added, changed, refused } = await soundLines(sortedLines(lines, stored), on);
    const written = [...added, ...changed];
    if (written.length === 0) return refused;
    const catalogue = new CatalogueChanges();
    const rows = written.map(({ record }) => {
      const { spec = null, version = null } = stored.get(record.path) ?? {};
      return { ...categoryRow(record), spec, version };
    });
    await writeCategoryRows(rows, { changed, context: { on, catalogue } });
    await catalogue.gather(on, now);
    const actions = written.map(({ record }) => {
      const before = stored.get(record.path);
      const states = { before: before ? shownState(before) : null, after: shownState(record) };
      return { at: now, staff: by, command: 'bulk categories', subject: record.path, ...states };
    });
    await insertActions(db, actions);
    return refused;
  },
};
