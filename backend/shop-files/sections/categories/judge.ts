// What only the database knows of categories: numbers and addresses that are taken, categories to lie below, stores.
import { isReservedWord } from '#domain/page/reserved-paths';
import type { ApplyContext, Located } from '../../section';
import type { CategoryRecord } from '../categories';
import { knownPlaces, takenAddresses } from '../categories.sql';

interface Judged {
  added: readonly Located<CategoryRecord>[];
  changed: readonly Located<CategoryRecord>[];
}

/** Those to be written, or null where one of them cannot be. */
export async function judgeCategories(
  { added, changed }: Judged,
  { on, report }: ApplyContext,
): Promise<Located<CategoryRecord>[] | null> {
  const { ids, paths, stores } = await knownPlaces(on);
  const taken = await takenAddresses(
    on,
    added.map(({ record }) => record.path),
  );
  const all = [...added, ...changed];
  const coming = new Set([...paths.keys(), ...added.map(({ record }) => record.path)]);
  let isSound = true;
  const tell = ({ at }: Located<CategoryRecord>, column: keyof CategoryRecord, message: string) => {
    report({ ...at, column, message });
    isSound = false;
  };
  const first = new Map(ids);
  for (const one of all) {
    const { path, id, stores: codes } = one.record;
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    if (parent !== '' && !coming.has(parent)) tell(one, 'path', `Der er ingen kategori ${parent} at ligge under.`);
    const own = paths.get(path);
    if (own !== undefined && id !== null && own !== id)
      tell(one, 'id', `Kategorien ${path} har nummer ${own} i butikken.`);
    const holder = id === null ? undefined : first.get(id);
    if (holder !== undefined && holder !== path) tell(one, 'id', `Nummer ${id} er kategorien ${holder}.`);
    if (id !== null && holder === undefined) first.set(id, path);
    for (const code of codes ?? []) if (!stores.has(code)) tell(one, 'stores', `Butikken ${code} findes ikke.`);
    if (own === undefined && isReservedWord(path)) tell(one, 'path', `Adressen ${path} er en af butikkens egne sider.`);
    if (taken.has(path)) tell(one, 'path', `Adressen ${path} er optaget af en vare eller en side.`);
  }
  return isSound ? all : null;
}
