// categories.csv: the category tree. The path identifies a category and names its parent.
import { storedPicture } from '#backend/commerce/catalogue/import/picture-source';
import { drawingName, isDrawingName } from '#backend/ports/media/drawing-named';
import { slugOf } from '#domain/text/slug';
import { byRule, flag, list, or, text, whole } from '../file/columns';
import { type RowOf, tableOf } from '../file/table';
import { type ApplyContext, type Changes, type Located, recordSection } from '../section';
import { judgeCategories } from './categories/judge';
import { type CategoryRow, loadCategories, productsIn, writeCategories } from './categories.sql';
import { picturesOfFolder } from './pictures';

/** 'Default Category/Kontor/Papir', as Magento has it, is the address kontor/papir. */
function addressFromPath(typed: string): string | null {
  const names = typed.split('/').map((name) => name.trim());
  const own = names[0]?.toLowerCase() === 'default category' ? names.slice(1) : names;
  const keys = own.map((name) => slugOf(name));
  return keys.length > 0 && keys.every((key) => key !== '') && keys.length <= 8 ? keys.join('/') : null;
}

const columns = {
  path: byRule(addressFromPath, 'Skriv adressen som kontor/papir eller navnene som Kontor/Papir, i højst otte led.'),
  /** Preserved where it is given, so that the numbers of an earlier system remain valid. */
  id: or(whole(1), null),
  name_da: text(120),
  name_en: or(text(120), null),
  /** Among its siblings. */
  position: or(whole(), 0),
  description_da: or(text(), ''),
  description_en: or(text(), ''),
  /** A file in pictures/, or a drawing. */
  picture: or(text(300), null),
  include_in_menu: or(flag, true),
  /** Codes of the stores that show it; empty: all. */
  stores: or(list(text(63)), null),
};

export type CategoryRecord = RowOf<typeof columns>;

export const categoriesSource = tableOf({ file: 'categories.csv', columns });

export const categories = recordSection<CategoryRecord>({
  name: 'categories',
  title: 'kategorier',
  source: categoriesSource,
  keyOf: ({ path }) => path,
  missing: 'untouched',
  settle: withStoredNames,
  beside: (record, stored) => ({
    ...record,
    id: record.id ?? stored.id,
    name_en: record.name_en ?? record.name_da,
    stores: record.stores && [...record.stores].sort(),
  }),
  load: async (on) =>
    (await loadCategories(on)).map(({ url_path: path, spec, version: _version, ...row }) => ({
      ...row,
      path,
      picture: nameOfPicture(spec),
    })),
  write: writeTree,
});

/** As the column `picture` names it. */
export function nameOfPicture(spec: unknown): string | null {
  const file: unknown = typeof spec === 'object' && spec !== null ? Reflect.get(spec, 'file') : undefined;
  return typeof file === 'string' ? `${file}.webp` : drawingName(spec);
}

async function writeTree({ added, changed }: Changes<CategoryRecord>, context: ApplyContext): Promise<void> {
  const located = await judgeCategories({ added, changed }, context);
  if (located === null) return;
  const rows = [];
  for (const one of located) rows.push({ ...categoryRow(one.record), ...(await categoryPictureIn(one, context)) });
  await writeCategoryRows(rows, { changed, context });
}

/** All of them are judged. */
export async function writeCategoryRows(
  rows: readonly CategoryRow[],
  { changed, context: { on, catalogue } }: Pick<Changes<CategoryRecord>, 'changed'> & { context: Written },
): Promise<void> {
  await writeCategories(on, rows);
  catalogue.noteWords();
  // Products are found by the names of their categories.
  catalogue.noteProducts(
    await productsIn(
      on,
      changed.map(({ record }) => record.path),
    ),
  );
}

type Written = Pick<ApplyContext, 'on' | 'catalogue'>;

export const categoryRow = ({ path, picture: _picture, ...record }: CategoryRecord) => {
  const at = path.lastIndexOf('/');
  return {
    ...record,
    name_en: record.name_en ?? record.name_da,
    url_path: path,
    url_key: path.slice(at + 1),
    parent_path: at < 0 ? null : path.slice(0, at),
    level: path.split('/').length,
  };
};

/** A file is stored by its hash: it is compared under that name, so that the same file under any name is no change. */
async function withStoredNames(
  records: readonly Located<CategoryRecord>[],
  context: ApplyContext,
): Promise<Located<CategoryRecord>[]> {
  const { take } = picturesOfFolder(context);
  const settled: Located<CategoryRecord>[] = [];
  for (const { record, at } of records) {
    const { picture } = record;
    const isFile = picture !== null && !isDrawingName(picture);
    const taken = isFile ? await take(picture, { ...at, column: 'picture' }) : null;
    settled.push({ record: isFile ? { ...record, picture: nameOfPicture(taken?.spec) } : record, at });
  }
  return settled;
}

async function categoryPictureIn({ record, at }: Located<CategoryRecord>, context: ApplyContext) {
  const { picture } = record;
  if (picture === null) return { spec: null, version: null };
  const taken = isDrawingName(picture)
    ? await picturesOfFolder(context).take(picture, { ...at, column: 'picture' })
    : storedPicture(picture.replace(/\.webp$/, ''));
  return { spec: taken?.spec ?? null, version: taken?.version ?? null };
}
