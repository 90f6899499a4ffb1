// What only the database knows of categories: numbers and addresses that are taken, categories to lie below, stores.
import type { PoolClient } from 'pg';
import { isReservedWord } from '#domain/page/reserved-paths';
import type { ApplyContext, Located } from '../../section';
import type { CategoryRecord } from '../categories';
import { knownPlaces, takenAddresses } from '../categories.sql';

interface Judged {
  added: readonly Located<CategoryRecord>[];
  changed: readonly Located<CategoryRecord>[];
}

export type CategoryReason = 'parent' | 'number' | 'numberTaken' | 'store' | 'reserved' | 'taken';

interface CategoryFault {
  one: Located<CategoryRecord>;
  reason: CategoryReason;
  /** The parent, number, category or store that the fault is about. */
  value: string;
}

const COLUMN: Readonly<Record<CategoryReason, keyof CategoryRecord>> = {
  ...{ parent: 'path', reserved: 'path', taken: 'path', number: 'id', numberTaken: 'id', store: 'stores' },
};

const WORDS: Readonly<Record<CategoryReason, (record: CategoryRecord, value: string) => string>> = {
  parent: (_record, parent) => `Der er ingen kategori ${parent} at ligge under.`,
  number: ({ path }, own) => `Kategorien ${path} har nummer ${own} i butikken.`,
  numberTaken: ({ id }, holder) => `Nummer ${id} er kategorien ${holder}.`,
  store: (_record, code) => `Butikken ${code} findes ikke.`,
  reserved: ({ path }) => `Adressen ${path} er en af butikkens egne sider.`,
  taken: ({ path }) => `Adressen ${path} er optaget af en vare eller en side.`,
};

/** Those to be written, or null where one of them cannot be. */
export async function judgeCategories(
  judged: Judged,
  { on, report }: ApplyContext,
): Promise<Located<CategoryRecord>[] | null> {
  const faults = await categoryFaults(judged, on);
  for (const { one, reason, value } of faults)
    report({ ...one.at, column: COLUMN[reason], message: WORDS[reason](one.record, value) });
  return faults.length === 0 ? [...judged.added, ...judged.changed] : null;
}

export async function categoryFaults({ added, changed }: Judged, on: PoolClient): Promise<CategoryFault[]> {
  const { ids, paths, stores } = await knownPlaces(on);
  const taken = await takenAddresses(
    on,
    added.map(({ record }) => record.path),
  );
  const coming = new Set([...paths.keys(), ...added.map(({ record }) => record.path)]);
  const faults: CategoryFault[] = [];
  const first = new Map(ids);
  for (const one of [...added, ...changed]) {
    const tell = (reason: CategoryReason, value = '') => faults.push({ one, reason, value });
    const { path, id, stores: codes } = one.record;
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    if (parent !== '' && !coming.has(parent)) tell('parent', parent);
    const own = paths.get(path);
    if (own !== undefined && id !== null && own !== id) tell('number', String(own));
    const holder = id === null ? undefined : first.get(id);
    if (holder !== undefined && holder !== path) tell('numberTaken', holder);
    if (id !== null && holder === undefined) first.set(id, path);
    for (const code of codes ?? []) if (!stores.has(code)) tell('store', code);
    if (own === undefined && isReservedWord(path)) tell('reserved');
    if (taken.has(path)) tell('taken');
  }
  return faults;
}
