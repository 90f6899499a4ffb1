// What of the database an act has changed: a digest of the rows of each table, before and after.
interface Database {
  rows<Row>(text: string): Promise<Row[]>;
}

export async function tableDigests({ rows }: Database): Promise<ReadonlyMap<string, string>> {
  const tables = await rows<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'r' AND n.nspname = 'public' ORDER BY 1`,
  );
  const digest = ({ name }: { name: string }) =>
    `SELECT '${name}' AS name, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS digest FROM "${name}" t`;
  const found = await rows<{ name: string; digest: string }>(tables.map(digest).join(' UNION ALL '));
  return new Map(found.map(({ name, digest: of }) => [name, of]));
}

/** The tables that differ, in their order. */
export const changedTables = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
