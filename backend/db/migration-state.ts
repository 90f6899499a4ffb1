// Which migrations a database has had, and which it still lacks. What does not fit together is refused before anything is written.
import type { Pool, PoolClient } from 'pg';
import { CannotOpen } from './cannot-open';
import type { Migration } from './migrations/index';

export interface Applied {
  number: number;
  name: string;
}

/** The numbers of the list are 1, 2, 3 …: none missing, none twice. */
export function checkNumbers(list: readonly Migration[]): void {
  for (const [at, { number, name }] of list.entries()) {
    if (number === at + 1) continue;
    const isTwice = list.slice(0, at).some((earlier) => earlier.number === number);
    throw new Error(
      isTwice
        ? `Migration ${number} is there twice: ${name} needs the next number`
        : `Migration ${at + 1} is missing: ${name} has the number ${number}`,
    );
  }
}

/** Empty for a new database. Refuses one of the time before the first release, whose migrations had other numbers. */
export async function appliedIn(queryable: Pool | PoolClient): Promise<Applied[]> {
  const { rows: columns } = await queryable.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = 'schema_migration'`,
  );
  if (columns.length === 0) return [];
  if (!columns.some(({ column_name }) => column_name === 'number'))
    throw new CannotOpen(
      'made-earlier',
      'The database was made by an unreleased version of the shop and cannot be brought up to date: make it anew (embedded: delete the folder pglite in DATA_DIR; PostgreSQL: let DATABASE_URL name an empty database).',
    );
  const { rows } = await queryable.query<Applied>('SELECT number, name FROM schema_migration ORDER BY number');
  return rows;
}

/** What is still to run. A number that has had another migration, or is lower than one that has run, is refused. */
export function pendingOf(list: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const nameOfNumber = new Map(applied.map(({ number, name }) => [number, name]));
  const highest = Math.max(0, ...nameOfNumber.keys());
  return list.filter(({ number, name }) => {
    const known = nameOfNumber.get(number);
    if (known === name) return false;
    if (known !== undefined)
      throw new CannotOpen(
        'other-history',
        `Migration ${number} of the database is ${known}, here it is ${name}: the database belongs to another version of the shop.`,
      );
    if (number < highest)
      throw new CannotOpen(
        'other-history',
        `Migration ${number} (${name}) has not run, but ${highest} has: a migration gets a number above all that have run.`,
      );
    return true;
  });
}
