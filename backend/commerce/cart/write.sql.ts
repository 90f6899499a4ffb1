// SQL that changes a cart in one statement and returns its new state: cart values, and lines that are added.
import { asRecord, columnsSet, fieldsOf } from '#backend/db/columns';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { cart } from '#backend/db/tables/cart';
import type { StoredLineChoice } from '#domain/order/line-choice';
import type { CartRow, CartValues } from './cart.sql';
import type { LineRow } from './lines/lines.sql';

/** The total quantity of the line, whether new or existing. */
export interface Put
  extends Pick<LineRow, 'productId' | 'choice' | 'quantity' | 'position' | 'article' | 'longestMm' | SeenField> {}
type SeenField = 'seenOere' | 'seenPoints' | 'seenQuantity' | 'seenBasis';

const FIELDS = fieldsOf(cart, 'k');

/** What the total does not depend on, except by a code that is not for this buyer: then it is higher than the one that was shown. */
const BESIDE_THE_TOTAL: ReadonlySet<string> = new Set<keyof CartValues>([
  'email',
  'billingAddress',
  'paymentMethod',
  'purchaseOrderNumber',
  'reference',
  'requisitioner',
  'requisitionNumber',
  'comment',
]);

/** A change of the products, which are not columns of the cart, sets nothing but the store. */
function shownAfter(values: CartValues, billsWhereItShips: boolean): string {
  const set = Object.keys(values).filter((column) => column !== 'storeId');
  const isBeside = billsWhereItShips || set.length > 0;
  if (!isBeside || !set.every((column) => BESIDE_THE_TOTAL.has(column))) return 'NULL';
  return 'storeId' in values ? 'CASE WHEN k.store_id = r.store_id THEN k.shown_oere END' : 'k.shown_oere';
}

/** $1 the cart, $2 the moment, $3 the values as a record. */
const changing = (values: CartValues, billsWhereItShips = false) => `UPDATE cart k SET ${columnsSet(cart, values)
  .map((column) => `${column} = r.${column}, `)
  .join('')}shown_oere = ${shownAfter(values, billsWhereItShips)}, updated_at = $2, version = k.version + 1
    FROM json_populate_record(NULL::cart, $3::json) r WHERE k.id = $1`;
const recordOf = (values: CartValues) => JSON.stringify(asRecord(cart, values));

/** The first lock of every change: a second change waits here and then sees what the first did (demand D1). */
export async function lockCart(on: Queryable, id: string): Promise<CartRow | null> {
  const { rows } = await on.query<CartRow>(prepared(`SELECT ${FIELDS} FROM cart k WHERE k.id = $1 FOR UPDATE`, [id]));
  return rows[0] ?? null;
}

/** The cart must be locked. */
export async function writeLocked(on: Queryable, id: string, values: CartValues, now: Date): Promise<CartRow> {
  const text = `${changing(values)} RETURNING ${FIELDS}`;
  const [written] = (await on.query<CartRow>(prepared(text, [id, now, recordOf(values)]))).rows;
  if (!written) throw new Error(`The cart ${id} was changed and is gone`);
  return written;
}

/** Whose cart it must be, and of which store. */
export interface Owner {
  customerId: number | null;
  storeId: number;
  /** The visit from a procurement system that the cart must be of. */
  punchoutId: string | null;
}

/**
 * Writes on the cart if it is open and of this owner and store; null, with nothing written, where anything else must be decided first.
 * `billsWhereItShips` copies the address for delivery, which must be there.
 */
export async function writeOpen(
  on: Queryable,
  id: string,
  { customerId, storeId, punchoutId }: Owner,
  values: CartValues,
  now: Date,
  billsWhereItShips = false,
): Promise<CartRow | null> {
  const copied = billsWhereItShips ? 'billing_address = k.shipping_address, ' : '';
  const needed = billsWhereItShips ? ' AND k.shipping_address IS NOT NULL' : '';
  const text = `${changing(values, billsWhereItShips).replace(' SET ', ` SET ${copied}`)} AND k.status = 'active' AND k.store_id = $5
      AND k.customer_id IS NOT DISTINCT FROM $4::int AND k.punchout_id IS NOT DISTINCT FROM $6::uuid AND NOT k.by_phone${needed} RETURNING ${FIELDS}`;
  const { rows } = await on.query<CartRow>(
    prepared(text, [id, now, recordOf(values), customerId, storeId, punchoutId]),
  );
  return rows[0] ?? null;
}

const putting = (change: string) => `WITH s AS (${change}), i AS (
    INSERT INTO cart_item (cart_id, product_id, kind, config, quantity, position, seen_oere, seen_points, seen_quantity, seen_basis)
      SELECT s.id, w.* FROM s, unnest($4::int[], $5::text[], $6::jsonb[], $7::int[], $8::int[], $9::bigint[], $10::int[], $11::int[], $12::text[]) AS w
      ON CONFLICT (cart_id, product_id, kind, config_hash) DO UPDATE SET quantity = excluded.quantity, seen_oere = excluded.seen_oere,
        seen_points = excluded.seen_points, seen_quantity = excluded.seen_quantity, seen_basis = excluded.seen_basis
      RETURNING id, product_id, kind, config)
  SELECT ${fieldsOf(cart, 's')}, (SELECT json_agg(json_build_object('id', i.id, 'productId', i.product_id, 'kind', i.kind, 'config', i.config)) FROM i) AS put FROM s`;

export type PutIds = (StoredLineChoice & { id: number; productId: number })[];

/** Writes and puts lines in if the cart is open and still in this version (null: in any, for a caller who has locked it); else null, with nothing written. */
export async function writeUnchanged(
  on: Queryable,
  known: { id: string; version: number | null },
  { values, puts }: { values: CartValues; puts: readonly Put[] },
  now: Date,
): Promise<{ row: CartRow; put: PutIds } | null> {
  const text = putting(
    `${changing(values)} AND ($13::int IS NULL OR (k.status = 'active' AND k.version = $13)) RETURNING k.*`,
  );
  const columns = [
    puts.map((one) => one.productId),
    puts.map((one) => one.choice.kind),
    puts.map(({ choice: { config } }) => config && JSON.stringify(config)),
    puts.map((one) => one.quantity),
    puts.map((one) => one.position),
    puts.map((one) => one.seenOere),
    puts.map((one) => one.seenPoints),
    puts.map((one) => one.seenQuantity),
    puts.map((one) => one.seenBasis),
  ];
  const asked = prepared(text, [known.id, now, recordOf(values), ...columns, known.version]);
  const [found] = (await on.query<CartRow & { put: PutIds | null }>(asked)).rows;
  if (!found) return null;
  const { put, ...row } = found;
  return { row, put: put ?? [] };
}
