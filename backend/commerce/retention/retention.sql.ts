// SQL of expired data: for each rule of domain/customer/retention the statement that deletes it. $1: the cut-off date of completion.
import type { PoolClient } from 'pg';
import type { RetentionCode } from '#domain/customer/retention';

const DONE = "('complete', 'closed', 'canceled', 'delivered')";
/** An address reduced to the country, which determines the VAT of the order. */
const NO_ADDRESS = `jsonb_build_object('firstname', '–', 'lastname', '–', 'company', NULL, 'street', jsonb_build_array('–'), 'postcode', '–',
      'city', '–', 'telephone', '–', 'countryCode', coalesce(`;
const withoutPerson = (column: string) => `${column} || ${NO_ADDRESS}${column}->>'countryCode', 'DK'))`;

/** Sessions, visits, tokens and mails are let go of by the nouns that they belong to (forget.ts). */
export type OwnRetention = Exclude<
  RetentionCode,
  | 'complaint-forms'
  | 'complaint-pictures'
  | 'mails'
  | 'gift-shops'
  | 'sessions'
  | 'session-contexts'
  | 'spent-tokens'
  | 'punchout-visits'
>;

const GOES: Readonly<Record<OwnRetention, string>> = {
  // A present has a greeting; a gift card names two people and an address, and may still wait for its day.
  'gift-words': `UPDATE order_line l SET config = l.config || CASE l.kind WHEN 'present' THEN '{"greeting": ""}'::jsonb
      ELSE '{"toName": "", "toEmail": "", "fromName": "", "message": ""}'::jsonb END
    FROM sales_order o WHERE o.id = l.order_id AND l.kind IN ('present', 'gift_card') AND o.status IN ${DONE} AND o.placed_at < $1
      AND NOT EXISTS (SELECT FROM order_history h WHERE h.order_id = o.id AND h.at >= $1)
      AND NOT EXISTS (SELECT FROM gift_card g WHERE g.order_line_id = l.id AND g.send_at IS NOT NULL)
      AND concat(l.config->>'greeting', l.config->>'toName', l.config->>'toEmail', l.config->>'fromName', l.config->>'message') <> ''`,
  'return-contacts': `UPDATE goods_return SET contact = '{"name": "–", "email": "", "telephone": ""}', comment = ''
    WHERE closed_at < $1 AND (contact->>'name' <> '–' OR comment <> '')`,
  'old-carts': `DELETE FROM cart c WHERE c.status = 'abandoned' AND c.updated_at < $1 AND NOT EXISTS (SELECT FROM sales_order o WHERE o.cart_id = c.id)`,
  'compare-lists': 'DELETE FROM compare_list WHERE customer_id IS NULL AND changed_at < $1',
  'account-links': 'DELETE FROM account_link WHERE expires_at < $1',
  'purchase-order-files': 'DELETE FROM punchout_file WHERE received_at < $1',
  // The row of a document that an order, shipment or invoice is due stays: without it the document would be written and sent again.
  'purchase-order-documents': `WITH gone AS (DELETE FROM punchout_document
      WHERE subject IS NULL AND queued_at < $1 AND (sent_at IS NOT NULL OR given_up_at IS NOT NULL))
    UPDATE punchout_document SET xml = '' WHERE subject IS NOT NULL AND queued_at < $1 AND (sent_at IS NOT NULL OR given_up_at IS NOT NULL) AND xml <> ''`,
  'stock-alerts': `DELETE FROM stock_alert WHERE notified_at < $1 OR asked_at < $1 - interval '2 years'`,
  'price-requests': 'DELETE FROM price_request WHERE coalesce(answered_at, asked_at) < $1',
  newsletter: "DELETE FROM newsletter_subscription WHERE status <> 'SUBSCRIBED' AND changed_at < $1",
  'cookie-answers': 'DELETE FROM consent WHERE at < $1',
  'staff-logs': 'WITH gone AS (DELETE FROM staff_log WHERE at < $1) DELETE FROM staff_action WHERE at < $1',
  'missed-searches': 'DELETE FROM missed_search WHERE day < $1::timestamptz::date',
  'closed-accounts': `DELETE FROM kept_card k USING customer c WHERE c.id = k.customer_id AND c.closed_at < $1 AND k.token IS NULL`,
  complaints: `WITH old AS (SELECT c.id, c.upload_id FROM complaint c WHERE c.closed_at < $1),
      said AS (DELETE FROM complaint_message m USING old WHERE m.complaint_id = old.id),
      made AS (DELETE FROM complaint c USING old WHERE c.id = old.id)
    DELETE FROM complaint_upload u USING old WHERE u.id = old.upload_id`,
  orders: `WITH noted AS (DELETE FROM order_note n USING sales_order o
        WHERE o.id = n.order_id AND o.placed_at < $1 AND o.status IN ${DONE} AND o.business_id IS NULL),
      papers AS (UPDATE erp_invoice i SET pdf = NULL FROM sales_order o
        WHERE o.id = i.order_id AND o.placed_at < $1 AND o.status IN ${DONE} AND o.business_id IS NULL AND i.pdf IS NOT NULL)
    UPDATE sales_order o SET email = 'erased-' || o.id || '@invalid', shipping_address = ${withoutPerson('o.shipping_address')},
      billing_address = ${withoutPerson('o.billing_address')}, comment = NULL, reference = NULL, requisitioner = NULL, requisition_number = NULL
    WHERE o.placed_at < $1 AND o.status IN ${DONE} AND o.business_id IS NULL AND o.email NOT LIKE 'erased-%'`,
};

/** Returns how many rows went or were emptied. Ledgers let go of them for this setting alone (functions/append-only). */
export async function forgetOld(on: PoolClient, code: OwnRetention, before: Date): Promise<number> {
  await on.query("SELECT set_config('shop.forget_person', 'on', true)");
  return (await on.query(GOES[code], [before])).rowCount ?? 0;
}
