// SQL of all stored data of one person: read unchanged, and deleted.
import type { PoolClient } from 'pg';
import { type KeptTable, LINK_SMS } from './kept-table.sql';
import { KEPT_TABLES } from './kept-tables.sql';

export interface Person {
  /** Null: a guest. */
  customerId: number | null;
  /** Lower case; null where only the account is queried. */
  email: string | null;
}

export type KeptRow = Record<string, unknown>;
interface JsonRow {
  row: KeptRow;
}

/** The rows of one table, each as JSON without what a login is proved by, by their first column. */
export async function rowsKept(
  on: PoolClient,
  { table, of, secret = [] }: KeptTable,
  person: Person,
): Promise<KeptRow[]> {
  const text = `SELECT to_jsonb(t) - $3::text[] AS row FROM ${table} t
    WHERE ($1::int IS NOT NULL OR $2::text IS NOT NULL) AND (${of}) ORDER BY 1`;
  const { rows } = await on.query<JsonRow>(text, [person.customerId, person.email, secret]);
  return rows.map(({ row }) => row);
}

/** Numbers of orders that are under way, or of which goods come back or are complained of: that has to be brought to its end first. */
export async function openOrdersOf(on: PoolClient, { customerId, email }: Person): Promise<string[]> {
  const text = `SELECT o.number FROM sales_order o
    WHERE (o.customer_id = $1 OR (o.customer_id IS NULL AND lower(o.email) = $2))
      AND (o.status IN ('pending', 'processing', 'shipped', 'on_hold', 'needs_review')
        OR EXISTS (SELECT FROM withdrawal w WHERE w.order_id = o.id AND w.closed_at IS NULL)
        OR EXISTS (SELECT FROM goods_return r WHERE r.order_id = o.id AND r.closed_at IS NULL)
        OR EXISTS (SELECT FROM complaint c WHERE c.order_id = o.id AND c.closed_at IS NULL)) ORDER BY o.id`;
  return (await on.query<{ number: string }>(text, [customerId, email])).rows.map(({ number }) => number);
}

/** What is emptied and not deleted; $1 and $2 as in KeptTable. */
const EMPTIED: Readonly<Record<string, string>> = {
  review: `UPDATE review t SET nickname = '–', customer_id = NULL WHERE t.customer_id = $1 AND $2::text IS NOT DISTINCT FROM $2`,
  coupon_use: `UPDATE coupon_use t SET email = 'erased@invalid' WHERE t.customer_id = $1 OR lower(t.email) = $2`,
  staff_log: `UPDATE staff_log t SET details = '' WHERE t.customer_id = $1 AND $2::text IS NOT DISTINCT FROM $2`,
  staff_action: `UPDATE staff_action t SET subject = 'kunde ' || coalesce($1::int::text, '–'), before = NULL, after = NULL WHERE t.subject = $2`,
};

/** An ordered cart stays with its order, without what was typed in it. */
const ORDERED_CARTS = `UPDATE cart t SET email = NULL, shipping_address = NULL, billing_address = NULL, comment = NULL, reference = NULL,
    requisitioner = NULL, requisition_number = NULL, status = CASE t.status WHEN 'active' THEN 'abandoned' ELSE t.status END
  WHERE t.customer_id = $1 OR lower(t.email) = $2`;
const GONE_CARTS = `DELETE FROM cart t WHERE (t.customer_id = $1 OR lower(t.email) = $2)
    AND NOT EXISTS (SELECT FROM sales_order o WHERE o.cart_id = t.id)`;

/** Carts and mails have separate rules: below. */
const APART = new Set([
  'cart',
  'cart_item',
  'cart_coupon',
  'cart_gift',
  'cart_gift_card',
  'mail',
  'phone_order',
  'punchout_session',
  'shopping_list',
]);

/**
 * `email`: of the account that is erased, or a guest's. Orders, invoices and ledgers stay; so does a mail that is still to be sent. Lists that a
 * company shares stay with the company.
 */
export async function erasePersonalRows(on: PoolClient, person: Person): Promise<void> {
  const { customerId, email } = person;
  const values = [customerId, email];
  await on.query("SELECT set_config('shop.forget_person', 'on', true)");
  for (const { table, of, onErasure } of KEPT_TABLES) {
    const emptying = EMPTIED[table];
    if (emptying) await on.query(emptying, values);
    else if (onErasure === 'deleted' && !APART.has(table))
      await on.query(`DELETE FROM ${table} t WHERE ($1::int IS NOT NULL OR $2::text IS NOT NULL) AND (${of})`, values);
  }
  await on.query('UPDATE shopping_list SET made_by = NULL WHERE made_by = $1', [customerId]);
  await on.query('DELETE FROM shopping_list WHERE customer_id = $1', [customerId]);
  // Before the carts that name them.
  await on.query(
    `DELETE FROM mail t WHERE ${LINK_SMS} AND (t.sent_at IS NOT NULL OR t.given_up_at IS NOT NULL)`,
    values,
  );
  await on.query(GONE_CARTS, values);
  await on.query(ORDERED_CARTS, values);
  const visits = `DELETE FROM punchout_session s WHERE s.customer_id = $1 AND NOT EXISTS (SELECT FROM cart c WHERE c.punchout_id = s.id)`;
  await on.query(visits, [customerId]);
  await on.query('DELETE FROM mail WHERE lower(recipient) = $1 AND (sent_at IS NOT NULL OR given_up_at IS NOT NULL)', [
    email,
  ]);
}
