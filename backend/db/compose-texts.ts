// Normalises texts that were stored before every entry did so, or by another program: letters composed, plain line ends, no invisible characters. What was stored
// in other letters is found by no search. Ledgers, invoices and records of what was done stay as they were written.
import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import { enteredText } from '#domain/reading/text';

/** Tables of the catalogue, of customers and of content: what is searched. */
const TABLES = [
  ...['product', 'category', 'brand', 'facet_value', 'product_picture', 'review'],
  ...['customer', 'customer_address', 'business', 'shopping_list', 'shopping_list_item', 'content_entry'],
];

interface TextColumn {
  table: string;
  column: string;
  type: string;
}

/** Columns that the database fills by itself, and parts of keys, are left out. */
const COLUMNS = `SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.table_name = ANY ($1)
    AND c.data_type IN ('text', 'jsonb') AND c.is_generated = 'NEVER'
    AND NOT EXISTS (SELECT FROM information_schema.key_column_usage k WHERE k.table_schema = c.table_schema
      AND k.table_name = c.table_name AND k.column_name = c.column_name)
  ORDER BY 1, 2`;

/** What enteredText() may change, as the database sees it; JSON has control characters as escapes. The migration has the same pattern. */
const IS_ODD = (column: string) => `(${column}::text IS NOT NFC NORMALIZED OR ${column}::text ~ '${ODD_SIGNS}')`;

const ODD_SIGNS = String.raw`[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]|\\[bfr]|\\u00[01]`;

export interface Composed {
  /** Rows that were changed, by table. */
  rows: Map<string, number>;
  productIds: number[];
}

/** In an open transaction; waits for rows that other transactions change. */
export async function composeTexts(
  on: PoolClient,
  progress?: (tables: number, total: number) => void,
): Promise<Composed> {
  const { rows: columns } = await on.query<TextColumn>(COLUMNS, [TABLES]);
  const composed: Composed = { rows: new Map(), productIds: [] };
  const tables = [...new Set(columns.map((one) => one.table))];
  for (const [at, table] of tables.entries()) {
    const own = columns.filter((one) => one.table === table);
    const changed = await composeTable(on, table, own);
    if (changed.length > 0) composed.rows.set(table, changed.length);
    if (table === 'product') composed.productIds = changed.flatMap(({ id }) => id ?? []);
    progress?.(at + 1, tables.length);
  }
  return composed;
}

interface OddRow {
  at: string;
  id: number | null;
  values: Record<string, unknown>;
}

async function composeTable(on: PoolClient, table: string, columns: readonly TextColumn[]): Promise<OddRow[]> {
  const names = columns.map(({ column }) => `"${column}"`);
  const id = table === 'product' ? 'id' : 'NULL::int';
  const { rows: odd } = await on.query<OddRow>(
    `SELECT ctid::text AS at, ${id} AS id, jsonb_build_object(${columns.map(({ column }) => `'${column}', "${column}"`).join(', ')}) AS values
      FROM "${table}" WHERE ${names.map(IS_ODD).join(' OR ')} FOR UPDATE`,
  );
  const changed = odd
    .map((row) => ({ ...row, composed: columns.map(({ column }) => composedValue(row.values[column])) }))
    .filter(
      ({ values, composed }) =>
        !isDeepStrictEqual(
          columns.map(({ column }) => values[column]),
          composed,
        ),
    );
  for (const { at, composed } of changed) {
    const set = columns.map(
      ({ column, type }, place) => `"${column}" = $${place + 2}${type === 'jsonb' ? '::jsonb' : ''}`,
    );
    const written = columns.map(({ type }, place) => {
      const value = composed[place];
      return type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
    });
    await on.query(`UPDATE "${table}" SET ${set.join(', ')} WHERE ctid = $1::tid`, [at, ...written]);
  }
  return changed;
}

function composedValue(value: unknown): unknown {
  if (typeof value === 'string') return enteredText(value);
  if (Array.isArray(value)) return value.map(composedValue);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, composedValue(one)]));
}
