// SQL of scans: each is processed once; an unknown code is reported until it is dismissed.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { scan } from '#backend/db/tables/index';

export type ScanRow = typeof scan.$inferSelect;

const TAKEN = `INSERT INTO scan (id, customer_id, cart_id, list_id, code, product_id, outcome, at)
  SELECT id, $2, $3, $4, code, product_id, outcome, $5
    FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, code text, product_id integer, outcome text) ORDER BY id
  ON CONFLICT (id) DO NOTHING RETURNING id`;

export type NewScan = Pick<ScanRow, 'id' | 'code' | 'productId' | 'outcome'>;

/** Whose scans they are, and where to. */
export type Owned = Pick<ScanRow, 'customerId' | 'cartId' | 'listId'>;

/**
 * Those that were not there, all in the order of their ids: two requests with the same scans follow each other, and each scan is new to one of them.
 */
export async function takeScans(
  on: Queryable,
  scans: readonly NewScan[],
  { customerId, cartId, listId }: Owned,
  now: Date,
): Promise<ReadonlySet<string>> {
  if (scans.length === 0) return new Set();
  const rows = scans.map(({ productId, ...one }) => ({ ...one, product_id: productId }));
  const values = [JSON.stringify(rows), customerId, cartId, listId, now];
  return new Set((await on.query<{ id: string }>(prepared(TAKEN, values))).rows.map(({ id }) => id));
}

const REFUSED = `UPDATE scan SET outcome = 'refused', refusal = $2::jsonb WHERE id = ANY ($1::uuid[])`;

export async function refuseScans(
  on: Queryable,
  ids: readonly string[],
  refusal: NonNullable<ScanRow['refusal']>,
): Promise<void> {
  if (ids.length > 0) await on.query(prepared(REFUSED, [ids, JSON.stringify(refusal)]));
}

export type KeptScan = Pick<ScanRow, 'id' | 'code' | 'outcome' | 'refusal'> & { product_id: number | null };

export async function storedScans(on: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, KeptScan>> {
  if (ids.length === 0) return new Map();
  const text = 'SELECT id, code, product_id, outcome, refusal FROM scan WHERE id = ANY ($1::uuid[])';
  const { rows } = await on.query<KeptScan>(prepared(text, [ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A customer's own; of a visitor, who has no number, those of the cart. */
export type ScanOwner = Pick<ScanRow, 'customerId' | 'cartId'>;

// A cart that is the customer's own has its unknown codes at the customer.
const UNKNOWN_OF = `outcome IN ('unknown', 'choose')
  AND CASE WHEN $1::int IS NULL THEN customer_id IS NULL AND cart_id = $2 ELSE customer_id = $1 END`;

export type UnknownCode = { code: string; times: number };

/** The newest first; more than a hundred are no help to anyone. */
export async function unknownCodes(on: Queryable, { customerId, cartId }: ScanOwner): Promise<UnknownCode[]> {
  const text = `SELECT code, count(*)::int AS times FROM scan WHERE ${UNKNOWN_OF}
    GROUP BY code ORDER BY max(at) DESC, code LIMIT 100`;
  return (await on.query<UnknownCode>(prepared(text, [customerId, cartId]))).rows;
}

/** Dismisses an unknown code. False where it was not reported. */
export async function putAwayUnknown(on: Queryable, { customerId, cartId }: ScanOwner, code: string): Promise<boolean> {
  const text = `UPDATE scan SET outcome = 'put-away' WHERE ${UNKNOWN_OF} AND code = $3 RETURNING id`;
  return (await on.query<{ id: string }>(prepared(text, [customerId, cartId, code]))).rows.length > 0;
}

export async function deleteOldScans(on: Queryable, before: Date): Promise<void> {
  await on.query(prepared('DELETE FROM scan WHERE at < $1', [before]));
}

export type ListLimits = { id: number; min: number; max: number; increments: number; quantity: number };

/** With each product's quantity on the list as a plain item, 0 where it is not on it. The list must be locked. */
export async function quantitiesOnList(
  on: Queryable,
  listId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListLimits>> {
  const text = `SELECT p.id, p.min_qty AS min, p.max_qty AS max, p.increments, coalesce(i.quantity, 0) AS quantity
      FROM product p LEFT JOIN shopping_list_item i ON i.product_id = p.id AND i.list_id = $1 AND i.kind = 'goods'
     WHERE p.id = ANY ($2::int[])`;
  const { rows } = await on.query<ListLimits>(prepared(text, [listId, ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
