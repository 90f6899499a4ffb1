// Invariants after every story, with any interruptions: checked in the database with one query, and in the provider's own books.
import { inCopenhagen } from '#domain/calendar/calendar';
import { LISTED_PIECES } from './lists';
import type { Account } from './money-box';
import type { Stage } from './stage';
import type { Story } from './story';

/** Orders of this story are those with a greater id than $1; its goods are $2; its carts $3; the company's limit is $4; its subscription $5, due on $6; its lists $7, with $8 pieces of each of the goods. */
const RULES: Record<string, string> = {
  'a cart became two orders': `SELECT cart_id AS what FROM own WHERE status <> 'canceled' GROUP BY cart_id HAVING count(*) > 1`,
  'the shelf is not the sum of its ledger': `SELECT s.product_id::text FROM stock_item s LEFT JOIN stock_movement m USING (product_id, source_code)
    WHERE s.product_id = ANY ($2) GROUP BY s.product_id, s.source_code, s.quantity HAVING s.quantity <> coalesce(sum(m.delta), 0) OR s.quantity < 0`,
  // Faulty products are refunded, and not restocked.
  'an order holds other pieces than it sells': `SELECT o.number FROM own o WHERE (SELECT coalesce(-sum(m.delta), 0) FROM stock_movement m WHERE m.order_id = o.id)
    <> CASE WHEN o.status = 'canceled' THEN 0 ELSE (SELECT sum(l.quantity - l.canceled - l.credited) FROM order_line l WHERE l.order_id = o.id)
      + (SELECT coalesce(sum(c.quantity), 0) FROM complaint c WHERE c.order_id = o.id AND c.remedy = 'refund') END`,
  'an order does not add up': `SELECT o.number FROM own o WHERE o.goods_oere <> (SELECT sum(l.row_oere) FROM order_line l WHERE l.order_id = o.id)
    OR o.vat_oere <> (SELECT sum(t.vat_oere) FROM order_tax t WHERE t.order_id = o.id)
    OR NOT EXISTS (SELECT FROM payment p WHERE p.order_id = o.id AND p.amount_oere = o.total_oere - o.gift_card_oere)
    OR o.discount_oere <> (SELECT coalesce(sum(d.oere), 0) FROM order_discount d WHERE d.order_id = o.id)`,
  'history and status disagree': `SELECT o.number FROM own o WHERE o.status <> (SELECT h.status FROM order_history h WHERE h.order_id = o.id ORDER BY h.id DESC LIMIT 1)`,
  'status and payment disagree': `SELECT o.number FROM own o JOIN payment p ON p.order_id = o.id WHERE NOT CASE o.status
    WHEN 'canceled' THEN p.status IN ('declined', 'cancelled', 'account') OR p.amount_oere = 0 WHEN 'pending' THEN false
    WHEN 'on_hold' THEN p.status IN ('authorised', 'captured', 'account', 'cancelled', 'declined') ELSE p.status IN ('authorised', 'captured', 'account') END`,
  // A cart whose paid order was cancelled is not restored: that order was bought.
  'a cart and its order disagree': `SELECT c.id FROM cart c LEFT JOIN own o ON o.cart_id = c.id AND o.status <> 'canceled' WHERE c.id = ANY ($3)
    AND CASE c.status WHEN 'active' THEN o.id IS NOT NULL WHEN 'abandoned' THEN o.id IS NOT NULL ELSE o.id IS NULL AND NOT EXISTS (SELECT FROM own x
      JOIN payment p ON p.order_id = x.id WHERE x.cart_id = c.id AND (x.payment_code <> 'card' OR p.authorised_oere > 0)) END`,
  'more was taken than is authorised, sent or asked for': `SELECT o.number FROM own o JOIN payment p ON p.order_id = o.id
    WHERE p.captured_oere > p.authorised_oere OR p.authorised_oere > p.amount_oere OR p.refunded_oere > p.captured_oere
      OR p.captured_oere <> (SELECT coalesce(sum(x.amount_oere), 0) FROM payment_operation x WHERE x.payment_id = p.id AND x.kind = 'capture' AND x.status = 'done')
      OR p.refunded_oere <> (SELECT coalesce(sum(x.amount_oere), 0) FROM payment_operation x WHERE x.payment_id = p.id AND x.kind = 'refund' AND x.status = 'done')
      OR (p.captured_oere > 0 AND NOT EXISTS (SELECT FROM shipment s WHERE s.order_id = o.id))`,
  'money is still due': `SELECT o.number FROM own o JOIN payment p ON p.order_id = o.id JOIN payment_operation x ON x.payment_id = p.id WHERE x.status = 'due'`,
  'a document does not add up': `SELECT i.number FROM invoice i JOIN own o ON o.id = i.order_id
    WHERE i.net_oere <> i.freight_net_oere + (SELECT sum(l.net_oere + l.duty_net_oere) FROM invoice_line l WHERE l.invoice_id = i.id)
      OR i.vat_oere <> i.freight_vat_oere + (SELECT sum(l.vat_oere + l.duty_vat_oere) FROM invoice_line l WHERE l.invoice_id = i.id)
      OR i.vat_oere <> (SELECT sum(t.vat_oere) FROM invoice_tax t WHERE t.invoice_id = i.id)`,
  'invoices and order disagree': `SELECT o.number FROM own o JOIN invoice i ON i.order_id = o.id GROUP BY o.id, o.number, o.total_oere
    HAVING sum(i.total_oere) FILTER (WHERE i.kind = 'invoice') > o.total_oere
      OR sum(CASE i.kind WHEN 'invoice' THEN i.total_oere ELSE -i.total_oere END) < 0
      OR ((SELECT bool_and(l.invoiced = l.quantity) FROM order_line l WHERE l.order_id = o.id) AND sum(i.total_oere) FILTER (WHERE i.kind = 'invoice') <> o.total_oere)`,
  'who is told does not fit what happened': `SELECT o.number FROM own o JOIN payment p ON p.order_id = o.id
    WHERE (o.payment_code <> 'card' OR p.authorised_oere > 0) <> EXISTS (SELECT FROM mail m WHERE m.dedupe_key = 'order-confirmation:' || o.id)`,
  'a coupon was used too often, or not given back': `SELECT c.code FROM coupon c WHERE c.id IN (SELECT coupon_id FROM cart_coupon WHERE cart_id = ANY ($3))
      AND (c.used > c.usage_limit OR c.used <> (SELECT coalesce(sum(u.delta), 0) FROM coupon_use u WHERE u.coupon_id = c.id))
    UNION ALL SELECT o.number FROM own o JOIN coupon_use u ON u.order_id = o.id GROUP BY o.number, o.status
      HAVING sum(u.delta) <> CASE WHEN o.status IN ('canceled', 'closed') THEN 0 ELSE count(DISTINCT u.coupon_id) END`,
  'a gift card is below zero, or an order holds what it does not need': `SELECT g.code FROM gift_card g JOIN gift_card_entry e ON e.gift_card_id = g.id
      WHERE g.id IN (SELECT gift_card_id FROM cart_gift_card WHERE cart_id = ANY ($3)) GROUP BY g.code HAVING sum(e.oere) < 0
    UNION ALL SELECT o.number FROM own o LEFT JOIN gift_card_entry e ON e.order_id = o.id AND e.kind IN ('taken', 'given-back') GROUP BY o.number, o.status, o.gift_card_oere
      HAVING coalesce(-sum(e.oere), 0) NOT BETWEEN 0 AND CASE o.status WHEN 'canceled' THEN 0 ELSE o.gift_card_oere END`,
  'points are below zero': `SELECT e.customer_id::text FROM point_entry e WHERE e.customer_id IN (SELECT customer_id FROM own) GROUP BY e.customer_id HAVING sum(e.points) < 0`,
  'points and documents disagree': `SELECT o.number FROM own o JOIN order_line l ON l.order_id = o.id GROUP BY o.id, o.number, o.points
    HAVING (SELECT coalesce(sum(e.points), 0) FROM point_entry e WHERE e.order_id = o.id AND e.kind = 'earned')
      <> coalesce(floor(o.points * sum(l.unit_oere::bigint * (l.invoiced - l.credited)) / nullif(sum(l.unit_oere::bigint * l.quantity), 0)), 0)`,
  'an order holds other points than its goods cost': `SELECT o.number FROM own o WHERE (SELECT coalesce(-sum(e.points), 0) FROM point_entry e WHERE e.order_id = o.id AND e.kind = 'spent')
    <> CASE WHEN o.status = 'canceled' THEN 0 ELSE (SELECT sum(l.unit_points * (l.quantity - l.canceled - l.credited)) FROM order_line l WHERE l.order_id = o.id) END`,
  'points were spent twice': `SELECT o.number FROM own o JOIN point_entry e ON e.order_id = o.id AND e.kind = 'spent' AND e.points < 0 GROUP BY o.number HAVING count(*) > 1`,
  'a piece comes back twice, or a document knows other pieces than a return': `SELECT o.number FROM own o JOIN order_line l ON l.order_id = o.id
      CROSS JOIN LATERAL (SELECT coalesce(sum(x.received), 0) AS received, coalesce(sum(x.quantity - x.received - x.refused), 0) AS underway
        FROM goods_return_line x WHERE x.order_line_id = l.id) r
      CROSS JOIN LATERAL (SELECT coalesce(sum(x.received), 0) AS received, coalesce(sum(x.quantity - x.called_off - x.received - x.kept), 0) AS underway, coalesce(sum(x.called_off), 0) AS off
        FROM withdrawal_line x WHERE x.order_line_id = l.id) w
    WHERE r.received + w.received > l.credited OR w.off > l.canceled OR r.received <> (SELECT coalesce(sum(x.quantity), 0) FROM return_receipt x WHERE x.order_line_id = l.id)
      OR (r.underway > 0 AND r.received + w.received = l.credited AND r.underway + l.credited > l.shipped)`,
  'a return is closed too early or too late': `SELECT r.number FROM own o JOIN goods_return r ON r.order_id = o.id
    WHERE (r.closed_at IS NULL) <> EXISTS (SELECT FROM goods_return_line x WHERE x.return_id = r.id AND x.received + x.refused < x.quantity)
    UNION ALL SELECT w.number FROM own o JOIN withdrawal w ON w.order_id = o.id
    WHERE (w.closed_at IS NULL) <> EXISTS (SELECT FROM withdrawal_line x WHERE x.withdrawal_id = w.id AND x.called_off + x.received + x.kept < x.quantity)`,
  'a form made two returns, or none was told': `SELECT o.number FROM own o JOIN goods_return r ON r.order_id = o.id GROUP BY o.number, r.form_key HAVING count(*) > 1
    UNION ALL SELECT r.number FROM own o JOIN goods_return r ON r.order_id = o.id WHERE NOT EXISTS (SELECT FROM mail m WHERE m.dedupe_key = 'return-receipt:' || r.number)`,
  'a complaint has more than its pieces, or not what it says': `SELECT c.number FROM own o JOIN complaint c ON c.order_id = o.id JOIN order_line l ON l.id = c.order_line_id
    WHERE c.quantity > l.shipped OR (c.closed_at IS NULL) <> (c.state IN ('received', 'asked', 'accepted'))
      OR CASE c.remedy WHEN 'replacement' THEN NOT EXISTS (SELECT FROM own x JOIN order_line y ON y.order_id = x.id
          WHERE x.id = c.replacement_order_id AND x.total_oere = 0 AND y.sku = l.sku AND y.quantity = c.quantity)
        WHEN 'refund' THEN NOT EXISTS (SELECT FROM invoice i JOIN invoice_line y ON y.invoice_id = i.id
          WHERE i.number = c.credit_number AND i.kind = 'credit' AND i.order_id = o.id AND y.order_line_id = l.id AND y.quantity = c.quantity)
        WHEN 'price_off' THEN NOT EXISTS (SELECT FROM invoice i WHERE i.number = c.credit_number AND i.kind = 'credit' AND i.order_id = o.id)
        ELSE c.credit_number IS NOT NULL OR c.replacement_order_id IS NOT NULL END`,
  'a form made two complaints, or someone was not told': `SELECT c.number FROM own o JOIN complaint c ON c.order_id = o.id
    WHERE NOT EXISTS (SELECT FROM mail m WHERE m.dedupe_key = 'complaint-received:' || c.number)
      OR (SELECT count(*) FROM mail m WHERE m.dedupe_key LIKE 'complaint-news:' || c.number || ':%') <> (SELECT count(*) FROM complaint_message m WHERE m.complaint_id = c.id)`,
  'new goods that belong to no complaint': `SELECT o.number FROM own o WHERE o.payment_code = 'free' AND o.total_oere = 0 AND o.reference LIKE 'Reklamation %'
    AND NOT EXISTS (SELECT FROM complaint c WHERE c.replacement_order_id = o.id)`,
  'a fee is not what its credit note kept': `SELECT i.number FROM own o JOIN invoice i ON i.order_id = o.id AND i.kind = 'credit'
      JOIN (SELECT credit_id, sum(goods_oere) AS goods, sum(fee_oere) AS fee, count(*) AS lines FROM return_receipt GROUP BY credit_id) x ON x.credit_id = i.id
    WHERE x.goods > 0 AND abs((SELECT sum(l.net_oere) FROM invoice_line l WHERE l.invoice_id = i.id) - (x.goods - x.fee)) > x.lines`,
  'numbers have gaps': `SELECT n.kind FROM (SELECT 'shipment' AS kind, s.number::bigint FROM shipment s JOIN own o ON o.id = s.order_id
      UNION ALL SELECT i.kind, i.number::bigint FROM invoice i JOIN own o ON o.id = i.order_id
      UNION ALL SELECT 'return', r.number::bigint FROM goods_return r JOIN own o ON o.id = r.order_id
      UNION ALL SELECT 'complaint', c.number::bigint FROM complaint c JOIN own o ON o.id = c.order_id
      UNION ALL SELECT 'withdrawal', w.number::bigint FROM withdrawal w JOIN own o ON o.id = w.order_id) n (kind, number)
    JOIN number_sequence q ON q.name = n.kind GROUP BY n.kind, q.next HAVING count(*) <> max(number) - min(number) + 1 OR max(number) <> q.next - 1`,
  'a delivery and its order disagree': `SELECT s.id::text FROM subscription s LEFT JOIN subscription_run r ON r.subscription_id = s.id AND r.planned_on = $6::date
      CROSS JOIN LATERAL (SELECT count(*) AS orders, max(o.id) AS id, bool_and(o.status = 'canceled') AS canceled FROM sales_order o
        JOIN cart c ON c.id = o.cart_id WHERE c.subscription_id = s.id) x
    WHERE s.id = $5::int AND NOT CASE r.outcome WHEN 'ordered' THEN x.orders = 1 AND x.id = r.order_id WHEN 'failed' THEN x.orders = 0 OR (x.orders = 1 AND x.canceled)
      ELSE x.orders = 0 END`,
  'a subscription that goes on waits for a day that is past': `SELECT s.id::text FROM subscription s WHERE s.id = $5::int AND s.status = 'active' AND s.order_on <= $6::date`,
  'who is told of a delivery does not fit what became of it': `SELECT s.id::text FROM subscription s LEFT JOIN subscription_run r ON r.subscription_id = s.id AND r.planned_on = $6::date
      LEFT JOIN payment p ON p.order_id = r.order_id
    WHERE s.id = $5::int AND (coalesce(r.outcome = 'ordered' AND (s.payment_code <> 'card' OR p.authorised_oere > 0), false)
      <> EXISTS (SELECT FROM mail m WHERE m.dedupe_key = 'subscription-ordered:' || s.id || ':' || $6::date)
      OR coalesce(r.outcome = 'failed', false) <> EXISTS (SELECT FROM mail m WHERE m.dedupe_key LIKE 'subscription-failed:' || s.id || ':%'))`,
  'a subscription left a cart behind': `SELECT c.id FROM cart c WHERE c.subscription_id = $5::int AND NOT EXISTS (SELECT FROM sales_order o WHERE o.cart_id = c.id)`,
  'pieces on lists were lost or doubled': `SELECT g.id::text FROM unnest($2::int[]) AS g (id) WHERE cardinality($7::int[]) > 0
    AND $8::int IS DISTINCT FROM (SELECT sum(i.quantity) FROM shopping_list_item i WHERE i.list_id = ANY ($7) AND i.product_id = g.id)`,
  'an ordered cart holds something else than its order': `SELECT o.number FROM own o WHERE o.status <> 'canceled' AND o.cart_id = ANY ($3) AND EXISTS (
      SELECT FROM (SELECT product_id, sum(quantity) AS pieces FROM cart_item WHERE cart_id = o.cart_id AND kind IN ('goods', 'points') GROUP BY product_id) k
        FULL JOIN (SELECT product_id, sum(quantity) AS pieces FROM order_line WHERE order_id = o.id AND kind IN ('goods', 'points') GROUP BY product_id) l USING (product_id)
      WHERE k.pieces IS DISTINCT FROM l.pieces)`,
  'the credit limit was passed': `SELECT o.business_id::text FROM sales_order o JOIN payment p ON p.order_id = o.id
    WHERE p.status = 'account' AND o.status NOT IN ('canceled', 'closed', 'complete') AND o.business_id IN (SELECT business_id FROM own)
    GROUP BY o.business_id HAVING sum(o.total_oere - o.gift_card_oere) > $4`,
};

const QUESTION = `WITH own AS MATERIALIZED (SELECT * FROM sales_order WHERE id > $1)
${Object.entries(RULES)
  .map(([name, sql]) => `SELECT '${name}' AS rule, what FROM (${sql}) AS broken (what)`)
  .join('\nUNION ALL ')}`;

/** The violations in words; empty when all is well. */
export async function brokenIn(story: Story, accidents: number): Promise<string[]> {
  const { opening, stage, box, post } = story;
  const values = [
    opening.lastOrder,
    stage.goods.map(({ id }) => id),
    opening.carts.map(({ id }) => id),
    opening.creditLimit,
    opening.subscription,
    inCopenhagen(stage.now).date,
    opening.lists,
    LISTED_PIECES,
  ];
  const asked = await stage.aside<{ rule: string; what: string }>(QUESTION, values);
  const broken = asked.map(({ rule, what }) => `${rule}: ${what}`);
  const books = await booksOf(stage, [...box.accounts.keys()]);
  for (const [reference, account] of box.accounts) broken.push(...compared(reference, account, books.get(reference)));
  // An interrupted mail server may receive a mail again, under the same name; never without an accident.
  const twice = [...post.handed].filter(([, times]) => times > 1 + accidents);
  return [...broken, ...twice.map(([mail, times]) => `a mail was sent ${times} times: ${mail}`)];
}

/** The data of each order of a failed story: what a developer needs first to investigate it. */
export async function writtenIn({ stage, opening }: Story): Promise<string[]> {
  const rows = await stage.aside<{ written: string }>(
    `SELECT concat_ws(E'\n    ', 'order ' || o.number || ' of cart ' || o.cart_id || ': ' || o.status || ', payment ' || to_jsonb(p),
        (SELECT string_agg(to_jsonb(h)::text, E'\n    ' ORDER BY h.id) FROM order_history h WHERE h.order_id = o.id),
        (SELECT string_agg(to_jsonb(e)::text, E'\n    ') FROM payment_event e WHERE e.payment_id = p.id),
        (SELECT string_agg(to_jsonb(x)::text, E'\n    ' ORDER BY x.id) FROM payment_operation x WHERE x.payment_id = p.id)) AS written
      FROM sales_order o JOIN payment p ON p.order_id = o.id WHERE o.id > $1 ORDER BY o.id`,
    [opening.lastOrder],
  );
  return rows.map(({ written }) => written);
}

interface Booked {
  number: string;
  status: string;
  captured: number;
  refunded: number;
}

async function booksOf({ aside }: Stage, references: readonly string[]): Promise<ReadonlyMap<string, Booked>> {
  const found = await aside<Booked & { reference: string }>(
    `SELECT p.provider_reference AS reference, o.number, p.status, p.captured_oere AS captured, p.refunded_oere AS refunded
      FROM payment p JOIN sales_order o ON o.id = p.order_id WHERE p.provider_reference = ANY ($1)`,
    [references],
  );
  return new Map(found.map((row) => [row.reference, row]));
}

/** The provider's books agree with ours, and no money stays reserved for an order that does not exist. */
function compared(reference: string, account: Account, booked: Booked | undefined): string[] {
  if (!booked) return [`the provider holds money that is not in our books: ${reference}`];
  const { number, status, captured, refunded } = booked;
  if (captured !== account.captured || refunded !== account.refunded)
    return [
      `${number}: the provider took ${account.captured} and gave back ${account.refunded}, not ${captured} and ${refunded}`,
    ];
  const isLive = status === 'authorised' || status === 'captured';
  if (!isLive && !account.isVoid) return [`${number}: the payment is ${status}, the money is still reserved`];
  return isLive && account.isVoid ? [`${number}: the payment is ${status}, the money was let go`] : [];
}
