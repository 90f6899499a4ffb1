// SQL of lists of products to compare.
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { assortmentValues, inAssortment } from '#backend/commerce/catalogue/assortment/assortment.sql';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface CompareListRow {
  id: number;
  uid: string;
  /** Null: a guest's. */
  customerId: number | null;
}

const COLUMNS = 'l.id, l.uid, l.customer_id AS "customerId"';
const BY_UID = `SELECT ${COLUMNS} FROM compare_list l WHERE l.uid = $1`;
const OF_CUSTOMER = `SELECT ${COLUMNS} FROM compare_list l WHERE l.customer_id = $1`;

export const compareListByUid = async (on: Queryable, uid: string): Promise<CompareListRow | null> =>
  (await on.query<CompareListRow>(prepared(BY_UID, [uid]))).rows[0] ?? null;

export const compareListOf = async (on: Queryable, customerId: number): Promise<CompareListRow | null> =>
  (await on.query<CompareListRow>(prepared(OF_CUSTOMER, [customerId]))).rows[0] ?? null;

/** Two requests that make or take over the list of one customer follow each other; the lock ends with the transaction. */
export async function lockComparisonOf(on: Queryable, customerId: number): Promise<void> {
  await on.query(prepared('SELECT pg_advisory_xact_lock(hashtext($1))', [`compare list of customer ${customerId}`]));
}

const INSERTED = `WITH l AS (INSERT INTO compare_list (uid, customer_id, changed_at) VALUES ($1, $2, $3) RETURNING *) SELECT ${COLUMNS} FROM l`;

export async function insertCompareList(
  on: Queryable,
  { uid, customerId, now }: { uid: string; customerId: number | null; now: Date },
): Promise<CompareListRow> {
  const [made] = (await on.query<CompareListRow>(prepared(INSERTED, [uid, customerId, now]))).rows;
  if (!made) throw new Error('A compare list was not written');
  return made;
}

/** The rows stay locked until the transaction ends, in the order of their ids; a concurrently deleted list is left out. */
export async function lockCompareLists(on: Queryable, ids: readonly number[]): Promise<CompareListRow[]> {
  const text = `SELECT ${COLUMNS} FROM compare_list l WHERE l.id = ANY ($1::int[]) ORDER BY l.id FOR UPDATE`;
  return (await on.query<CompareListRow>(prepared(text, [ids]))).rows;
}

const FOR_SALE = inAssortment({ store: '$1', allow: '$2', disallow: '$3' });
const NO_CARD = `p.type <> 'giftcard'`;
const SEEN = `SELECT i.product_id AS id FROM compare_list_item i JOIN product p ON p.id = i.product_id
  WHERE i.list_id = $4 AND ${FOR_SALE} ORDER BY i.position, i.product_id`;
const KNOWN = `SELECT p.id FROM unnest($4::int[]) WITH ORDINALITY g (id, n) JOIN product p ON p.id = g.id
  WHERE ${NO_CARD} AND ${FOR_SALE} ORDER BY g.n`;

/** Products on the list that this shopper may see. */
export const comparedFor = async (on: Queryable, listId: number, assortment: Assortment): Promise<number[]> =>
  numbersIn(await on.query<{ id: number }>(prepared(SEEN, [...assortmentValues(assortment), listId])));

/** Those of these ids that this shopper may compare, in their order. */
export const comparableProducts = async (
  on: Queryable,
  ids: readonly number[],
  assortment: Assortment,
): Promise<number[]> =>
  ids.length === 0
    ? []
    : numbersIn(await on.query<{ id: number }>(prepared(KNOWN, [...assortmentValues(assortment), ids])));

/** All products on the list, in their order. */
export async function productsCompared(on: Queryable, listId: number): Promise<number[]> {
  const text =
    'SELECT i.product_id AS id FROM compare_list_item i WHERE i.list_id = $1 ORDER BY i.position, i.product_id';
  return numbersIn(await on.query<{ id: number }>(prepared(text, [listId])));
}

/** Behind the others. None may be on the list. */
export async function putToCompare(on: Queryable, listId: number, productIds: readonly number[]): Promise<void> {
  const text = `INSERT INTO compare_list_item (list_id, product_id, position)
    SELECT $1, g.id, g.n + (SELECT coalesce(max(i.position), 0) FROM compare_list_item i WHERE i.list_id = $1)
      FROM unnest($2::int[]) WITH ORDINALITY g (id, n)`;
  await on.query(prepared(text, [listId, productIds]));
}

export async function takeFromCompared(on: Queryable, listId: number, productIds: readonly number[]): Promise<void> {
  const text = 'DELETE FROM compare_list_item WHERE list_id = $1 AND product_id = ANY ($2::int[])';
  await on.query(prepared(text, [listId, productIds]));
}

export async function noteCompared(on: Queryable, listId: number, now: Date): Promise<void> {
  await on.query(prepared('UPDATE compare_list SET changed_at = $2 WHERE id = $1', [listId, now]));
}

export async function giveCompareList(on: Queryable, listId: number, customerId: number, now: Date): Promise<void> {
  const text = 'UPDATE compare_list SET customer_id = $2, changed_at = $3 WHERE id = $1';
  await on.query(prepared(text, [listId, customerId, now]));
}

export async function dropCompareList(on: Queryable, listId: number): Promise<void> {
  await on.query(prepared('DELETE FROM compare_list WHERE id = $1', [listId]));
}

const numbersIn = ({ rows }: { rows: { id: number }[] }): number[] => rows.map(({ id }) => id);
