// SQL that writes an order in one statement: the order with its lines, taxes, duties, discounts and history, the stock that it takes, its
// payment and the way back from it, and the cart that it was. The longer a statement is, the shorter the locks of the transaction are held.
import { getTableName, type Table } from 'drizzle-orm';
import { asRecord, columnsSet, fieldsOf, objectOf } from '#backend/db/columns';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { orderDiscount, orderDuty, orderLine, orderTax, payment, salesOrder } from '#backend/db/tables/index';
import type { NewPayment, PaymentRow } from '../../payment/payment.sql';
import type { WayBack } from '../../payment/return-address';
import type { NewLine, NewOrder, OrderRow } from '../order.sql';
import type { LineRow } from '../read/read.sql';
import type { Taken } from '../stock.sql';

export interface OrderParts {
  lines: readonly NewLine[];
  taxes: readonly { vatBp: number; baseOere: number; vatOere: number }[];
  duties: readonly { code: string; label: string; oere: number }[];
  discounts: readonly Omit<typeof orderDiscount.$inferInsert, 'orderId'>[];
}

export interface NewWhole extends OrderParts {
  order: NewOrder;
  /** What is written into the history. */
  note: string;
  /** From the shelves of `source`. The rows must be locked and checked; the database itself refuses to go below 0. */
  taken: readonly Taken[];
  source: string;
  payment: Omit<NewPayment, 'orderId'>;
  wayBack: WayBack | null;
}

export interface Written {
  order: OrderRow;
  lines: LineRow[];
  payment: PaymentRow;
}

type Bind = (value: unknown) => string;

/** Rows that belong to the order; nothing to say where there are none. */
function partOf(name: string, table: Table, rows: readonly object[], bind: Bind): string[] {
  const [first] = rows;
  if (!first) return [];
  const columns = columnsSet(table, first);
  const of = getTableName(table);
  const records = bind(JSON.stringify(rows.map((row) => asRecord(table, row))));
  return [
    `${name} AS (INSERT INTO ${of} (order_id, ${columns.join(', ')}) SELECT o.id, ${columns.map((column) => `r.${column}`).join(', ')}
      FROM o, json_populate_recordset(NULL::${of}, ${records}::json) r RETURNING *)`,
  ];
}

function orderPart(order: NewOrder, bind: Bind): string {
  const columns = columnsSet(salesOrder, order);
  return `o AS (INSERT INTO sales_order (number, ${columns.join(', ')})
      SELECT nextval('order_number')::text, ${columns.map((column) => `r.${column}`).join(', ')}
        FROM json_populate_record(NULL::sales_order, ${bind(JSON.stringify(asRecord(salesOrder, order)))}::json) r RETURNING *)`;
}

function stockParts({ taken, source }: NewWhole, bind: Bind): string[] {
  if (taken.length === 0) return [];
  const products = bind(taken.map(({ productId }) => productId));
  const quantities = bind(taken.map(({ quantity }) => quantity));
  const from = bind(source);
  return [
    `w AS (SELECT * FROM unnest(${products}::int[], ${quantities}::int[]) AS w (product_id, quantity))`,
    `s AS (UPDATE stock_item s SET quantity = s.quantity - w.quantity FROM w WHERE s.product_id = w.product_id AND s.source_code = ${from}::text)`,
    `m AS (INSERT INTO stock_movement (product_id, source_code, delta, reason, order_id, at)
      SELECT w.product_id, ${from}::text, -w.quantity, 'order', o.id, o.placed_at FROM o, w)`,
  ];
}

const wayBackPart = (wayBack: WayBack | null, bind: Bind): string[] =>
  wayBack === null
    ? []
    : [
        `e AS (INSERT INTO payment_event (idempotency_key, payment_id, kind, payload, at)
      SELECT 'opened:' || p.id, p.id, 'opened', ${bind(JSON.stringify(wayBack))}::jsonb, p.created_at FROM p)`,
      ];

const WRITTEN = `SELECT ${fieldsOf(salesOrder, 'o')}, (SELECT json_agg(${objectOf(orderLine, 'l')} ORDER BY l.position) FROM l) AS lines,
    (SELECT ${objectOf(payment, 'p')} FROM p) AS payment FROM o`;

/** The cart must be locked; it is ordered then. */
export async function insertWhole(on: Queryable, whole: NewWhole): Promise<Written> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const parts = [
    orderPart(whole.order, bind),
    ...partOf('l', orderLine, whole.lines, bind),
    ...partOf('t', orderTax, whole.taxes, bind),
    ...partOf('d', orderDuty, whole.duties, bind),
    ...partOf('x', orderDiscount, whole.discounts, bind),
    `h AS (INSERT INTO order_history (order_id, status, note, at) SELECT o.id, o.status, ${bind(whole.note)}::text, o.placed_at FROM o)`,
    ...stockParts(whole, bind),
    ...partOf('p', payment, [whole.payment], bind),
    ...wayBackPart(whole.wayBack, bind),
    `k AS (UPDATE cart SET status = 'ordered', store_id = o.store_id, version = version + 1, updated_at = o.placed_at
      FROM o WHERE cart.id = o.cart_id)`,
  ];
  const asked = prepared(`WITH ${parts.join(',\n')} ${WRITTEN}`, values);
  const [found] = (await on.query<OrderRow & Omit<Written, 'order'>>(asked)).rows;
  if (!found) throw new Error('The order was not written');
  const { lines, payment: opened, ...order } = found;
  const { createdAt, updatedAt } = whole.payment;
  return { order, lines, payment: { ...opened, createdAt, updatedAt } };
}
