// SQL that changes shopping lists and their lines; the list must be locked.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { choiceOf, type LineChoice, type StoredLineChoice } from '#domain/order/line-choice';
import { LIST_COLUMNS, type ListRow } from './lists.sql';

export type KeptList = ListRow;

/** Serialises concurrent naming of lists; the lock ends with the transaction. */
export async function lockListNames(on: Queryable, whose: 'customer' | 'business', id: number): Promise<void> {
  await on.query(prepared('SELECT pg_advisory_xact_lock(hashtext($1))', [`shopping lists of ${whose} ${id}`]));
}

const LOCKED = `SELECT ${LIST_COLUMNS} FROM shopping_list l WHERE l.id = ANY ($1::int[]) ORDER BY l.id FOR UPDATE`;

/** In the order of their numbers, so that two who take the same lists never wait for each other. */
export async function lockLists(on: Queryable, ids: readonly number[]): Promise<KeptList[]> {
  return ids.length === 0 ? [] : (await on.query<KeptList>(prepared(LOCKED, [ids]))).rows;
}

const INSERTED = `WITH l AS (INSERT INTO shopping_list (name, customer_id, business_id, made_by, sort_order, created_at)
  VALUES ($1, $2, NULL, $2, $3, $4) RETURNING *) SELECT ${LIST_COLUMNS} FROM l`;

export async function insertOwnList(
  on: Queryable,
  { name, customerId, sortOrder, now }: { name: string; customerId: number; sortOrder: number; now: Date },
): Promise<KeptList> {
  const [made] = (await on.query<KeptList>(prepared(INSERTED, [name, customerId, sortOrder, now]))).rows;
  if (!made) throw new Error('A shopping list was not written');
  return made;
}

export interface ListValues {
  name: string;
  sortOrder: number;
  customerId: number | null;
  businessId: number | null;
  madeBy: number | null;
}

export async function writeList(on: Queryable, id: number, values: ListValues): Promise<void> {
  const { name, sortOrder, customerId, businessId, madeBy } = values;
  const text = `UPDATE shopping_list SET name = $2, sort_order = $3, customer_id = $4, business_id = $5, made_by = $6 WHERE id = $1`;
  await on.query(prepared(text, [id, name, sortOrder, customerId, businessId, madeBy]));
}

/** A customer's own list that staff once wrote is the customer's from the first change on: no file of staff takes it back. */
export async function raiseVersions(on: Queryable, ids: readonly number[], now: Date): Promise<void> {
  const text = `UPDATE shopping_list SET version = version + 1, changed_at = $2, made_by = coalesce(made_by, customer_id)
    WHERE id = ANY ($1::int[])`;
  await on.query(prepared(text, [ids, now]));
}

export async function deleteListRow(on: Queryable, id: number): Promise<void> {
  await on.query(prepared('DELETE FROM shopping_list WHERE id = $1', [id]));
}

export async function countListLines(on: Queryable, id: number): Promise<number> {
  const text = 'SELECT count(*)::int AS lines FROM shopping_list_item WHERE list_id = $1';
  return (await on.query<{ lines: number }>(prepared(text, [id]))).rows[0]?.lines ?? 0;
}

export interface NewLine {
  productId: number;
  quantity: number;
  note: string | null;
  choice: LineChoice;
}

const insertLines = (
  known: string,
) => `INSERT INTO shopping_list_item (list_id, product_id, position, quantity, note, kind, config)
  SELECT $1, g.product_id, g.n + (SELECT coalesce(max(i.position), 0) FROM shopping_list_item i WHERE i.list_id = $1), g.quantity, g.note, g.kind, g.config
    FROM unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::jsonb[]) WITH ORDINALITY g (product_id, quantity, note, kind, config, n)
  ON CONFLICT ON CONSTRAINT shopping_list_item_once DO ${known}`;
const PUTS = {
  'as it is': insertLines('NOTHING'),
  'with more': insertLines(`UPDATE SET quantity = least(999999, shopping_list_item.quantity + excluded.quantity),
    note = coalesce(excluded.note, shopping_list_item.note)`),
} as const;

/** Adds lines below the others, in the given order; an existing line is unchanged, or gets more pieces. No line may come twice. */
export async function putOnList(
  on: Queryable,
  listId: number,
  lines: readonly NewLine[],
  keeps: keyof typeof PUTS,
): Promise<void> {
  if (lines.length === 0) return;
  const columns = [
    lines.map(({ productId }) => productId),
    lines.map(({ quantity }) => quantity),
    lines.map(({ note }) => note),
    lines.map(({ choice }) => choice.kind),
    lines.map(({ choice: { config } }) => config && JSON.stringify(config)),
  ];
  await on.query(prepared(PUTS[keeps], [listId, ...columns]));
}

/** Off each of the lists. A family goes with its variants. */
export async function takeOffLists(on: Queryable, listIds: readonly number[], skus: readonly string[]): Promise<void> {
  const text = `DELETE FROM shopping_list_item WHERE list_id = ANY ($1::int[]) AND product_id IN (
    SELECT p.id FROM product p LEFT JOIN product f ON f.id = p.parent_id WHERE p.sku = ANY ($2::text[]) OR f.sku = ANY ($2))`;
  await on.query(prepared(text, [listIds, skus]));
}

/** How many of them were lines of the list. */
export async function deleteListLines(on: Queryable, listId: number, ids: readonly number[]): Promise<number> {
  const text = `WITH d AS (DELETE FROM shopping_list_item WHERE list_id = $1 AND id = ANY ($2::int[]) RETURNING id)
    SELECT count(*)::int AS lines FROM d`;
  return (await on.query<{ lines: number }>(prepared(text, [listId, ids]))).rows[0]?.lines ?? 0;
}

export interface LineWords {
  id: number;
  /** Null: as many as before. */
  quantity: number | null;
  note: string | null;
  /** The note stays as it is. */
  keepsNote: boolean;
}

/** How many of them were lines of the list. */
export async function writeListLines(on: Queryable, listId: number, lines: readonly LineWords[]): Promise<number> {
  const text = `WITH w AS (UPDATE shopping_list_item i SET quantity = coalesce(g.quantity, i.quantity), note = CASE WHEN g.keeps THEN i.note ELSE g.note END
    FROM unnest($2::int[], $3::int[], $4::text[], $5::boolean[]) g (id, quantity, note, keeps) WHERE i.list_id = $1 AND i.id = g.id RETURNING i.id)
    SELECT count(*)::int AS lines FROM w`;
  const columns = [
    lines.map(({ id }) => id),
    lines.map(({ quantity }) => quantity),
    lines.map(({ note }) => note),
    lines.map(({ keepsNote }) => keepsNote),
  ];
  return (await on.query<{ lines: number }>(prepared(text, [listId, ...columns]))).rows[0]?.lines ?? 0;
}

export type StoredLine = Omit<NewLine, 'choice'> & StoredLineChoice;
export const newLine = ({ kind, config, ...line }: StoredLine): NewLine => ({
  ...line,
  choice: choiceOf({ kind, config }),
});

/** Null ids: all lines of the list. */
export async function linesToCopy(on: Queryable, listId: number, ids: readonly number[] | null): Promise<NewLine[]> {
  const text = `SELECT product_id AS "productId", quantity, note, kind, config FROM shopping_list_item
    WHERE list_id = $1 AND ($2::int[] IS NULL OR id = ANY ($2)) ORDER BY position, id`;
  return (await on.query<StoredLine>(prepared(text, [listId, ids]))).rows.map(newLine);
}
