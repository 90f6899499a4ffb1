// SQL of customers' saved printers, and of what they last bought for each.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface SavedPrinterRow {
  id: number;
  printer_id: string;
  name: string;
  location: string;
}
export interface BoughtRow {
  kept_id: number;
  placed_at: Date;
  sku: string;
  name: string;
  quantity: number;
}

export async function listMine(on: Queryable, customerId: number): Promise<SavedPrinterRow[]> {
  const text =
    'SELECT id, printer_id, name, location FROM customer_printer WHERE customer_id = $1 ORDER BY location, name, id';
  return (await on.query<SavedPrinterRow>(prepared(text, [customerId]))).rows;
}

const LAST_PURCHASES = `SELECT m.id AS kept_id, o.placed_at, l.sku, l.name, l.quantity
    FROM customer_printer m
    CROSS JOIN LATERAL (
      SELECT s.id, s.placed_at FROM sales_order s
       WHERE s.customer_id = m.customer_id AND s.status <> 'canceled' AND EXISTS (
         SELECT FROM order_line i JOIN product_printer x ON x.product_id = i.product_id JOIN product p ON p.id = i.product_id
          WHERE i.order_id = s.id AND x.printer_id = m.printer_id AND p.cartridge IS NOT NULL)
       ORDER BY s.placed_at DESC, s.id DESC LIMIT 1) o
    JOIN order_line l ON l.order_id = o.id
    JOIN product_printer x ON x.product_id = l.product_id AND x.printer_id = m.printer_id
    JOIN product p ON p.id = l.product_id AND p.cartridge IS NOT NULL
   WHERE m.customer_id = $1 ORDER BY m.id, l.position, l.id`;

export async function lastPurchases(on: Queryable, customerId: number): Promise<BoughtRow[]> {
  return (await on.query<BoughtRow>(prepared(LAST_PURCHASES, [customerId]))).rows;
}

interface Kept {
  customerId: number;
  name: string;
  location: string;
}

/** The same printer with the same name in the same place is stored once. Null if `most` are already stored. */
export async function insertMine(
  on: Queryable,
  row: Kept & { printerId: string; now: Date },
  most: number,
): Promise<number | null> {
  const text = `INSERT INTO customer_printer (customer_id, printer_id, name, location, created_at)
    SELECT $1::int, $2, $3, $4, $5 WHERE (SELECT count(*) FROM customer_printer WHERE customer_id = $1) < $6
    ON CONFLICT (customer_id, printer_id, name, location) DO UPDATE SET name = excluded.name RETURNING id`;
  const values = [row.customerId, row.printerId, row.name, row.location, row.now, most];
  return (await on.query<{ id: number }>(prepared(text, values))).rows[0]?.id ?? null;
}

/** False if the customer has no such saved printer. A name already used for the same model changes nothing. */
export async function updateMine(on: Queryable, row: Kept & { id: number }): Promise<boolean> {
  const text = `WITH mine AS (SELECT m.id, EXISTS (SELECT FROM customer_printer o WHERE o.customer_id = $2
        AND o.printer_id = m.printer_id AND o.name = $3 AND o.location = $4) AS taken
      FROM customer_printer m WHERE m.id = $1 AND m.customer_id = $2),
    changed AS (UPDATE customer_printer c SET name = $3, location = $4 FROM mine WHERE c.id = mine.id AND NOT mine.taken)
    SELECT id FROM mine`;
  const values = [row.id, row.customerId, row.name, row.location];
  return (await on.query(prepared(text, values))).rows.length > 0;
}

export async function deleteMine(on: Queryable, id: number, customerId: number): Promise<void> {
  await on.query(prepared('DELETE FROM customer_printer WHERE id = $1 AND customer_id = $2', [id, customerId]));
}
