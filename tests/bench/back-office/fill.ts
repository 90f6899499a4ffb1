// Four years of a shop over an imported catalogue: companies, customers, orders, documents, payments, mails, cases and the log of staff.
import type { Database } from '#backend/db/client';

export interface Sizes {
  orders: number;
  customers: number;
  companies: number;
}

const FIRST_NAMES = `'{Anna,Bo,Clara,Dan,Else,Frank,Gitte,Hans,Ida,Jens,Karen,Lars,Mette,Niels,Oda,Per,Rikke,Søren,Tina,Ulla}'::text[]`;
const LAST_NAMES = `'{Andersen,Bach,Christensen,Dahl,Eriksen,Frandsen,Gram,Hansen,Iversen,Jensen,Krogh,Larsen,Møller,Nielsen,Olsen,Poulsen}'::text[]`;
const TRADES = `'{Tømrer,Arkitekt,Bager,Revision,Klinik,Skole,Lager,Maskin,Advokat,Design,Transport,Hotel}'::text[]`;
const TOWNS = `'{Aarhus,Odense,Aalborg,Esbjerg,Randers,Kolding,Vejle,Horsens,Viborg,Roskilde}'::text[]`;
const one = (of: string, by: string) => `(${of})[1 + (${by}) % array_length(${of}, 1)]`;
/** Ids of all filled rows are above it. */
const BASE = 1_000_000;
const MINUTES_OF_FOUR_YEARS = 4 * 365 * 24 * 60;
/** Columns without a meaning for the lists are copied from a row of the demo. */
const like = (table: string, order = 'id') => `(SELECT * FROM ${table} ORDER BY ${order} LIMIT 1) t`;

const statements = ({ orders, customers, companies }: Sizes): string[] => [
  // As restoring a dump: without triggers and checks of references.
  'SET session_replication_role = replica',
  `INSERT INTO business (id, sales_code, name, cvr, invoice_allowed)
    SELECT ${BASE} + n, 'S' || n, ${one(TRADES, 'n')} || 'firmaet ' || ${one(TOWNS, 'n / 7')} || ' ' || n, lpad((n + 20000000)::text, 8, '0'), true
    FROM generate_series(1, ${companies}) n`,
  `INSERT INTO customer (id, email, password_hash, firstname, lastname, group_id, store_id, business_id, is_active, flags, account_settings, created_at)
    SELECT ${BASE} + n, 'kunde' || n || '@post' || n % 97 || '.example', '', ${one(FIRST_NAMES, 'n')}, ${one(LAST_NAMES, 'n / 20')} || n, t.group_id,
      t.store_id, CASE WHEN n % 2 = 0 THEN ${BASE} + 1 + n % ${companies} END, n % 500 > 0, t.flags, t.account_settings,
      $1::timestamptz - (${customers} - n) * interval '20 minutes'
    FROM generate_series(1, ${customers}) n, ${like('customer')}`,
  `INSERT INTO customer_address (customer_id, firstname, lastname, street, postcode, city, country_code, telephone, default_billing, default_shipping)
    SELECT c.id, c.firstname, c.lastname, ARRAY['Torvet ' || c.id % 90], '8000', ${one(TOWNS, 'c.id')}, 'DK', '+45 ' || c.id + 20000000, true, true
    FROM customer c WHERE c.id > ${BASE}`,
  `CREATE TEMP TABLE sold AS SELECT (row_number() OVER (ORDER BY id) - 1)::int AS n, id, sku, name_da FROM product WHERE parent_id IS NULL LIMIT 20000`,
  // n % 100: 3 called off, 2 returned; the newest 300 are to be packed.
  `INSERT INTO sales_order (id, number, public_token, store_id, customer_id, business_id, cart_id, email, status, basis, goods_oere, vat_oere,
      total_ex_vat_oere, total_oere, shipping_address, billing_address, shipping, payment_code, requisition_number, language, placed_at)
    SELECT ${BASE} + n, 'B' || lpad(n::text, 8, '0'), 'bench' || n, t.store_id, c.id, c.business_id, 'bench' || n, c.email,
      CASE WHEN n > ${orders} - 300 THEN CASE WHEN n % 20 = 0 THEN 'pending' ELSE 'processing' END
        WHEN n % 100 < 3 THEN 'canceled' WHEN n % 100 < 5 THEN 'closed' WHEN n % 10 = 5 THEN 'delivered' ELSE 'complete' END,
      'gross', 100 * a, 20 * a, 80 * a, 100 * a, t.shipping_address, jsonb_build_object('firstname', c.firstname, 'lastname', c.lastname,
        'company', '', 'telephone', '+45 ' || c.id + 20000000, 'street', jsonb_build_array('Torvet 1'), 'postcode', '8000', 'city', 'Aarhus'),
      t.shipping, CASE WHEN c.business_id IS NULL THEN 'card' ELSE 'account' END, CASE WHEN n % 3 = 0 THEN 'R-' || n END, 'da',
      $1::timestamptz - (${orders} - n) * interval '${MINUTES_OF_FOUR_YEARS / orders} minutes'
    FROM (SELECT n, 100 + n * 7919 % 900 AS a FROM generate_series(1, ${orders}) n) n
      JOIN customer c ON c.id = ${BASE} + 1 + n * 7::bigint % ${customers}, ${like('sales_order')}`,
  `INSERT INTO order_line (order_id, position, product_id, sku, name, unit, url_key, quantity, unit_oere, row_oere, vat_bp, vat_oere, price_reasons, shipped, invoiced)
    SELECT o.id, l, s.id, s.sku, s.name_da, 'stk', 'x', 2, 1000, 2000, 2500, 400, '[]',
      CASE WHEN o.status IN ('delivered', 'complete', 'closed') THEN 2 ELSE 0 END, CASE WHEN o.status IN ('delivered', 'complete', 'closed') THEN 2 ELSE 0 END
    FROM sales_order o, generate_series(1, 3) l JOIN sold s ON true
    WHERE o.id > ${BASE} AND s.n = (o.id * 31 + l * 977) % (SELECT count(*) FROM sold)`,
  `INSERT INTO payment (order_id, provider, mode, status, amount_oere, authorised_oere, captured_oere, refunded_oere, created_at, updated_at)
    SELECT o.id, o.payment_code, 'LIVE', CASE WHEN o.payment_code = 'account' THEN 'account' WHEN o.status = 'pending' THEN 'pending'
        WHEN o.status = 'canceled' THEN 'cancelled' WHEN o.status = 'processing' THEN 'authorised' ELSE 'captured' END, o.total_oere, x.oere, x.oere,
      CASE WHEN o.status = 'closed' THEN x.oere ELSE 0 END, o.placed_at, o.placed_at
    FROM sales_order o CROSS JOIN LATERAL (SELECT CASE WHEN o.payment_code = 'card' AND o.status IN ('delivered', 'complete', 'closed')
      THEN o.total_oere ELSE 0 END AS oere) x WHERE o.id > ${BASE}`,
  ...(['invoice', 'credit'] as const).map(
    (
      kind,
    ) => `INSERT INTO invoice (order_id, kind, number, customer_id, business_id, issued_at, due_at, net_oere, vat_oere, total_oere)
    SELECT o.id, '${kind}', 'B' || o.id, o.customer_id, o.business_id, o.placed_at, o.placed_at::date + 14, o.total_ex_vat_oere, o.vat_oere, o.total_oere
    FROM sales_order o WHERE o.id > ${BASE} AND o.status IN (${kind === 'credit' ? `'closed'` : `'delivered', 'complete', 'closed'`}) ORDER BY o.id`,
  ),
  `INSERT INTO invoice_tax (invoice_id, vat_bp, base_oere, vat_oere) SELECT id, 2500, net_oere, vat_oere FROM invoice WHERE order_id > ${BASE}`,
  // Every fifth invoice on account is not paid: far more than a shop would have.
  `INSERT INTO invoice_payment (invoice_id, amount_oere, paid_on, form_key, registered_by, registered_at)
    SELECT i.id, i.total_oere, i.due_at, 'bench' || i.id, 'Mette', i.issued_at + interval '14 days'
    FROM invoice i JOIN sales_order o ON o.id = i.order_id
    WHERE i.order_id > ${BASE} AND i.kind = 'invoice' AND o.payment_code = 'account' AND o.status <> 'closed' AND i.id % 5 > 0`,
  `INSERT INTO payment_operation (payment_id, kind, amount_oere, idempotency_key, status, asked_at, done_at)
    SELECT p.id, 'capture', p.captured_oere, 'bench' || p.id, 'done', p.created_at, p.created_at FROM payment p WHERE p.order_id > ${BASE} AND p.captured_oere > 0`,
  `INSERT INTO mail (dedupe_key, recipient, template, language, queued_at, sent_at, given_up_at, failure, order_id)
    SELECT 'bench' || o.id || k, o.email, 'order-confirmation', 'da', o.placed_at, CASE WHEN o.id % 50 > 0 THEN o.placed_at END,
      CASE WHEN o.id % 50 = 0 THEN o.placed_at END, CASE WHEN o.id % 50 = 0 THEN '550 no such mailbox' END, o.id
    FROM sales_order o, generate_series(1, 2) k WHERE o.id > ${BASE}`,
  `INSERT INTO staff_action (at, staff, command, subject, before, after)
    SELECT o.placed_at, ${one(FIRST_NAMES, 'o.id')}, one, o.number, '{"status": "processing"}', '{"status": "shipped"}'
    FROM sales_order o, unnest('{order ship,order invoice}'::text[]) one WHERE o.id > ${BASE} ORDER BY o.id`,
  ...cases(orders),
  'SET session_replication_role = origin',
  'INSERT INTO open_invoice SELECT * FROM invoice_balance WHERE open_oere <> 0 ON CONFLICT DO NOTHING',
];

/** Of every 20th order; those of the newest 4,000 are open. */
const cases = (orders: number): string[] => {
  const of = (at: number) => `FROM sales_order o WHERE o.id > ${BASE} AND o.id % 20 = ${at}`;
  const closed = `CASE WHEN o.id <= ${BASE} + ${orders} - 4000 THEN o.placed_at END`;
  return [
    `INSERT INTO withdrawal (number, order_id, declared_at, form_key, closed_at)
      SELECT 'BF' || o.id, o.id, o.placed_at, 'bench', ${closed} ${of(1)}`,
    `INSERT INTO goods_return (number, order_id, requested_at, form_key, is_pickup, size, parcels, weight_grams, contact, closed_at)
      SELECT 'BR' || o.id, o.id, o.placed_at, 'bench', false, 'box', 1, 500, '{}', ${closed} ${of(2)}`,
    `INSERT INTO complaint (number, public_token, upload_id, store_id, order_id, order_line_id, is_consumer, product, quantity, name, email, description,
        wish, state, language, received_at, closed_at)
      SELECT 'BK' || o.id, 'bench' || o.id, o.id, o.store_id, o.id, 1, true, 'Blyant', 1, 'Anna', o.email, 'Itu', 'repair',
        CASE WHEN o.id <= ${BASE} + ${orders} - 4000 THEN 'refused' ELSE 'received' END, 'da', o.placed_at, ${closed} ${of(3)}`,
    `INSERT INTO price_request (form_key, product_id, store_id, name, email, quantity, language, asked_at, answer_by, answered_at)
      SELECT 'bench' || o.id, s.id, o.store_id, 'Anna', o.email, 9, 'da', o.placed_at, o.placed_at::date + 2, ${closed}
      FROM sales_order o JOIN sold s ON s.n = o.id % 1000 WHERE o.id > ${BASE} AND o.id % 20 = 4`,
    `INSERT INTO order_approval (order_id, buyer_id, approver_id, asked_at, expires_at, decision, decided_at)
      SELECT o.id, o.customer_id, o.customer_id + 1, o.placed_at, o.placed_at + interval '7 days',
        CASE WHEN o.id <= ${BASE} + ${orders} - 4000 THEN 'approved' END, ${closed} ${of(5)}`,
  ];
};

export async function fill({ pool }: Database, sizes: Sizes, now: Date): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of statements(sizes)) {
      const since = performance.now();
      await client.query(statement, statement.includes('$1') ? [now] : []);
      const seconds = (performance.now() - since) / 1000;
      if (seconds > 5)
        process.stderr.write(`  ${statement.slice(0, 50).replace(/\s+/g, ' ')}… ${seconds.toFixed(0)} s\n`);
    }
  } finally {
    client.release(true);
  }
  await pool.query('VACUUM ANALYZE');
}
