// SQL of the current state of a subject of staff commands: the before and after of a change in the staff log.
import type { PoolClient } from 'pg';

const namesOf = (column: string, table: string, label: string): string =>
  `ARRAY (SELECT o.${label} FROM unnest(p.${column}) WITH ORDINALITY AS u (id, n) JOIN ${table} o ON o.id = u.id ORDER BY u.n)`;

/** `p` is the promotion: with names where the row has ids. */
const PROMOTION = `to_jsonb(p) - '{gift_product_ids,store_ids,group_ids,category_ids,product_ids}'::text[] || jsonb_build_object(
      'gifts', ${namesOf('gift_product_ids', 'product', 'sku')}, 'products', ${namesOf('product_ids', 'product', 'sku')},
      'stores', ${namesOf('store_ids', 'store', 'name')}, 'groups', ${namesOf('group_ids', 'customer_group', 'code')},
      'categories', ${namesOf('category_ids', 'category', 'name_da')})`;

/** An entry of content by its type and name, 'page about': as published and as a draft. The draft of a page has the page's address. */
const ENTRY = `content_entry e, (SELECT split_part($1, ' ', 1) AS type, split_part($1, ' ', 2) AS name) s
   WHERE e.type = s.type AND e.locale = 'da' AND e.source IS NOT NULL AND (e.source->>'name' IN (s.name, s.name || '-draft')
      OR e.type = 'page' AND e.draft AND e.key = (SELECT p.key FROM content_entry p WHERE p.type = 'page' AND p.locale = 'da'
        AND NOT p.draft AND p.source->>'name' = s.name))`;
const ENTRY_STATE = `jsonb_object_agg(CASE WHEN e.draft THEN 'draft' ELSE 'published' END, e.source - '{name,draft}'::text[])`;

/** By kind of subject, with the subject as the only value. No passwords, tokens, or codes that are worth money. */
const STATES = {
  files: `SELECT NULL::jsonb AS state FROM (SELECT $1::text) s`,
  handover: `SELECT NULL::jsonb AS state FROM (SELECT $1::text) s`,
  erasure: `SELECT NULL::jsonb AS state FROM (SELECT $1::text) s`,
  'content-preview': `SELECT NULL::jsonb AS state FROM (SELECT $1::text) s`,
  'law-preview': `SELECT NULL::jsonb AS state FROM (SELECT $1::text) s`,
  content: `SELECT ${ENTRY_STATE} || jsonb_strip_nulls(jsonb_build_object('plan', (
      SELECT jsonb_object_agg(p.act, p.at) FROM content_plan p WHERE p.kind = split_part($1, ' ', 1) AND p.name = split_part($1, ' ', 2)))) AS state
    FROM ${ENTRY}`,
  // With the pictures that are deleted with it.
  'removed content': `WITH own AS (SELECT e.draft, e.source, e.body FROM ${ENTRY})
    SELECT ${ENTRY_STATE} || jsonb_build_object('pictures', (
        SELECT jsonb_agg(jsonb_build_object('key', m.key, 'body', m.body, 'source', m.source) ORDER BY m.key) FROM content_entry m
         WHERE m.type = 'media' AND m.locale = 'da' AND EXISTS (SELECT FROM own WHERE strpos(own.body::text, '/media/' || m.key || '.') > 0))) AS state
    FROM own e`,
  picture: `SELECT jsonb_build_object('name', name, 'altDa', alt_da, 'altEn', alt_en, 'inLibrary', in_library) AS state
    FROM picture_file WHERE hash = $1`,
  price: `SELECT jsonb_build_object('grossOere', gross_oere) AS state FROM product WHERE sku = $1`,
  product: `SELECT jsonb_build_object(
      'price', jsonb_build_object('grossOere', p.gross_oere, 'offers', (SELECT jsonb_agg(concat(replace((s.gross_oere / 100.0)::numeric(12, 2)::text, '.', ','),
          ' kr. ', to_char(s.valid_from AT TIME ZONE 'Europe/Copenhagen', 'YYYY-MM-DD HH24:MI'), ' – ',
          to_char(s.valid_to AT TIME ZONE 'Europe/Copenhagen', 'YYYY-MM-DD HH24:MI')) ORDER BY s.valid_from) FROM product_special s WHERE s.product_id = p.id)),
      'stock', (SELECT jsonb_object_agg(i.source_code, i.quantity) FROM stock_item i WHERE i.product_id = p.id),
      'texts', jsonb_build_object('nameDa', p.name_da, 'nameEn', p.name_en, 'shortDa', p.short_da, 'shortEn', p.short_en,
        'descriptionDa', p.description_da, 'descriptionEn', p.description_en),
      'codes', jsonb_build_object('manufacturer_number', p.manufacturer_number, 'unspsc', p.unspsc, 'eclass', p.eclass),
      'stores', CASE WHEN p.store_ids IS NULL THEN '["base"]'::jsonb
        ELSE (SELECT coalesce(jsonb_agg(s.code ORDER BY s.code), '[]') FROM store s WHERE s.id = ANY (p.store_ids)) END,
      'categories', (SELECT jsonb_agg(t.path ORDER BY t.path) FROM (
        SELECT (SELECT string_agg(a.name_da, ' › ' ORDER BY a.level) FROM category a WHERE a.id = ANY (c.id_path)) AS path
          FROM product_category x JOIN category c ON c.id = x.category_id WHERE x.product_id = p.id AND x.own) t),
      'details', jsonb_build_object('address', p.url_key, 'ean', p.ean),
      'pictures', (SELECT jsonb_object_agg(lpad(g.place::text, 2, '0'), concat(g.alt_da, ' / ', g.alt_en, ' [', left(g.version, 8), ']'))
        FROM (SELECT *, row_number() OVER (ORDER BY position) AS place FROM product_picture WHERE product_id = p.id) g)) AS state
    FROM product p WHERE p.sku = $1`,
  stock: `SELECT jsonb_object_agg(i.source_code, i.quantity) AS state
    FROM stock_item i JOIN product p ON p.id = i.product_id WHERE p.sku = $1`,
  order: `SELECT jsonb_build_object('status', o.status, 'payment', p.status, 'capturedOere', p.captured_oere, 'refundedOere', p.refunded_oere,
      'pieces', (SELECT jsonb_build_object('shipped', sum(shipped), 'invoiced', sum(invoiced), 'credited', sum(credited), 'canceled', sum(canceled))
        FROM order_line WHERE order_id = o.id),
      'shipments', (SELECT jsonb_agg(number ORDER BY id) FROM shipment WHERE order_id = o.id),
      'invoices', (SELECT jsonb_agg(kind || ' ' || number ORDER BY id) FROM invoice WHERE order_id = o.id)) AS state
    FROM sales_order o LEFT JOIN payment p ON p.order_id = o.id WHERE o.number = $1`,
  // Of its cart. Addresses and texts by a short digest: no personal data.
  'phone order': `SELECT jsonb_build_object('isOpen', c.status = 'active', 'placedAs', (SELECT max(o.number) FROM sales_order o WHERE o.cart_id = c.id AND o.status <> 'canceled'),
      'goods', (SELECT jsonb_object_agg(p.sku, i.quantity) FROM (SELECT product_id, sum(quantity) AS quantity FROM cart_item WHERE cart_id = c.id GROUP BY product_id) i
        JOIN product p ON p.id = i.product_id),
      'coupons', (SELECT jsonb_agg(u.code ORDER BY u.code) FROM cart_coupon x JOIN coupon u ON u.id = x.coupon_id WHERE x.cart_id = c.id),
      'deliveredTo', concat(c.shipping_address->>'postcode', ' ', c.shipping_address->>'city', ' (' || left(md5(c.shipping_address::text), 6) || ')'),
      'billedTo', concat(c.billing_address->>'postcode', ' ', c.billing_address->>'city', ' (' || left(md5(c.billing_address::text), 6) || ')'),
      'delivery', concat_ws(' ', c.shipping_method->>'carrierCode', c.shipping_method->>'methodCode', c.shipping_method->>'pickupLocationCode',
        c.shipping_method->>'deliveryInterval', c.shipping_method->>'deliveryDate'),
      'words', left(md5(concat_ws('|', c.comment, c.reference, c.requisitioner, c.requisition_number)), 6),
      'linkSentAt', p.link_sent_at) AS state
    FROM phone_order p JOIN cart c ON c.id = p.cart_id WHERE p.cart_id = $1`,
  // What is paid of an invoice on account.
  invoice: `SELECT jsonb_build_object('order', o.number,
      'paidOere', (SELECT coalesce(sum(p.amount_oere), 0) FROM invoice_payment p WHERE p.invoice_id = i.id)) AS state
    FROM invoice i JOIN sales_order o ON o.id = i.order_id WHERE i.kind = 'invoice' AND i.number = $1`,
  withdrawal: `SELECT jsonb_build_object('closedAt', w.closed_at, 'order', o.number, 'status', o.status, 'lines', (SELECT jsonb_object_agg(
      l.sku, jsonb_build_object('withdrawn', x.quantity, 'calledOff', x.called_off, 'received', x.received, 'credited', l.credited))
        FROM withdrawal_line x JOIN order_line l ON l.id = x.order_line_id WHERE x.withdrawal_id = w.id),
      'credits', (SELECT jsonb_agg(number ORDER BY id) FROM invoice WHERE order_id = o.id AND kind = 'credit')) AS state
    FROM withdrawal w JOIN sales_order o ON o.id = w.order_id WHERE w.number = $1`,
  return: `SELECT jsonb_build_object('closedAt', r.closed_at, 'order', o.number, 'status', o.status, 'lines', (SELECT jsonb_object_agg(
      l.sku, jsonb_build_object('returned', x.quantity, 'received', x.received, 'refused', x.refused, 'credited', l.credited))
        FROM goods_return_line x JOIN order_line l ON l.id = x.order_line_id WHERE x.return_id = r.id),
      'feeOere', (SELECT sum(fee_oere) FROM return_receipt WHERE return_id = r.id),
      'label', (SELECT state FROM return_label WHERE return_id = r.id),
      'packages', (SELECT packages FROM return_label WHERE return_id = r.id),
      'credits', (SELECT jsonb_agg(number ORDER BY id) FROM invoice WHERE order_id = o.id AND kind = 'credit')) AS state
    FROM goods_return r JOIN sales_order o ON o.id = r.order_id WHERE r.number = $1`,
  complaint: `SELECT jsonb_build_object('state', c.state, 'remedy', c.remedy, 'credit', c.credit_number, 'order', o.number,
      'replacement', r.number, 'messages', (SELECT count(*) FROM complaint_message WHERE complaint_id = c.id)) AS state
    FROM complaint c LEFT JOIN sales_order o ON o.id = c.order_id LEFT JOIN sales_order r ON r.id = c.replacement_order_id WHERE c.number = $1`,
  // No tokens, no codes, and neither names nor choices of employees.
  'gift shop': `SELECT jsonb_build_object('state', g.state, 'eachOere', g.gross_oere, 'employees', g.employees, 'deliveryOn', g.delivery_on, 'order', o.number,
      'chosen', (SELECT count(*) FROM gift_shop_employee WHERE gift_shop_id = g.id AND chosen_at IS NOT NULL)) AS state
    FROM gift_shop g LEFT JOIN sales_order o ON o.id = g.order_id WHERE g.number = $1`,
  shipment: `SELECT jsonb_build_object('status', s.status, 'order', o.status, 'events', (SELECT count(*) FROM shipment_event WHERE shipment_id = s.id)) AS state
    FROM shipment s JOIN sales_order o ON o.id = s.order_id WHERE s.number = $1`,
  promotions: `SELECT jsonb_agg(${PROMOTION} ORDER BY p.id) AS state FROM promotion p WHERE name_da = $1`,
  promotion: `SELECT ${PROMOTION} || jsonb_build_object('codes', (SELECT count(*) FROM coupon c WHERE c.promotion_id = p.id)) AS state
    FROM promotion p WHERE id::text = $1`,
  coupon: `SELECT to_jsonb(c) - '{promotion_id,segment_id,picture_product_id}'::text[] || jsonb_build_object('promotion', ${PROMOTION},
      'segment', (SELECT s.code FROM segment s WHERE s.id = c.segment_id),
      'picture', (SELECT x.sku FROM product x WHERE x.id = c.picture_product_id)) AS state
    FROM coupon c JOIN promotion p ON p.id = c.promotion_id WHERE c.code_key = $1`,
  segment: `SELECT to_jsonb(s) || jsonb_build_object('members', ARRAY (
      SELECT customer_id FROM segment_member WHERE segment_id = s.id ORDER BY customer_id LIMIT 1000)) AS state FROM segment s WHERE code = $1`,
  'gift cards': `SELECT jsonb_agg(jsonb_build_object('issuedAt', c.issued_at, 'validTo', c.valid_to,
      'oere', (SELECT sum(oere) FROM gift_card_entry WHERE gift_card_id = c.id AND kind = 'issued')) ORDER BY c.id) AS state
    FROM gift_card c WHERE c.note = $1 AND c.order_line_id IS NULL`,
  'gift card product': `SELECT jsonb_build_object('type', p.type) || coalesce(to_jsonb(g), '{}') AS state
    FROM product p LEFT JOIN gift_card_product g ON g.product_id = p.id WHERE p.sku = $1`,
  upgrades: `SELECT jsonb_build_object('file', $1::text, 'pairs', count(*)) AS state FROM cart_upgrade`,
  synonyms: `SELECT jsonb_agg(language || ': ' || means ORDER BY language, means) AS state FROM search_synonym WHERE typed = lower(btrim($1))`,
  'all synonyms': `SELECT jsonb_build_object('file', $1::text, 'synonyms', count(*)) AS state FROM search_synonym`,
  // Neither the person nor the message.
  'price request': `SELECT jsonb_build_object('sku', p.sku, 'answeredAt', r.answered_at) AS state
    FROM price_request r JOIN product p ON p.id = r.product_id WHERE r.id::text = $1`,
  review: `SELECT jsonb_build_object('status', status) AS state FROM review WHERE id::text = $1`,
  customer: `SELECT jsonb_build_object('firstname', c.firstname, 'lastname', c.lastname, 'group', g.code, 'store', s.code, 'company', (SELECT b.name FROM business b WHERE b.id = c.business_id),
      'isActive', c.is_active, 'flags', c.flags, 'settings', c.account_settings, 'shoppingListLimit', c.business_shoppinglist_limit,
      'approver', a.email, 'approvalLimitOere', c.approval_limit_oere, 'allow', c.allow, 'disallow', c.disallow) AS state
    FROM customer c JOIN customer_group g ON g.id = c.group_id JOIN store s ON s.id = c.store_id LEFT JOIN customer a ON a.id = c.approver_id
   WHERE c.email = lower(btrim($1))`,
  // Lines by the name of each list.
  'customer lists': `SELECT jsonb_object_agg(l.name, (SELECT count(*) FROM shopping_list_item i WHERE i.list_id = l.id)) AS state
    FROM shopping_list l JOIN customer c ON c.id = l.customer_id WHERE c.email = lower(btrim($1))`,
  login: `SELECT jsonb_agg(jsonb_build_object('purpose', l.purpose, 'expiresAt', l.expires_at, 'isUsed', l.used_at IS NOT NULL) ORDER BY l.created_at) AS state
    FROM account_link l JOIN customer c ON c.id = l.customer_id WHERE c.email = lower(btrim($1))`,
  mail: `SELECT jsonb_build_object('template', template, 'tries', tries, 'givenUpAt', given_up_at, 'nextTryAt', next_try_at) AS state
    FROM mail WHERE id::text = $1`,
  newsletter: `SELECT jsonb_build_object('status', s.status, 'location', s.location, 'proofs', (SELECT count(*) FROM newsletter_consent c WHERE c.email = s.email)) AS state
    FROM newsletter_subscription s WHERE s.email = lower(btrim($1))`,
  newsletters: `SELECT jsonb_build_object('told', count(*)) AS state FROM newsletter_telling WHERE $1::text IS NOT NULL`,
  partner: `SELECT jsonb_build_object('since', created_at, 'key', md5(public_pem)) AS state FROM trusted_key WHERE shop || ' ' || issuer = $1`,
  webhook: `SELECT jsonb_build_object('url', url, 'kinds', kinds, 'stores', stores) AS state FROM webhook WHERE name = $1`,
  'api key': `SELECT jsonb_agg(jsonb_build_object('id', id, 'scopes', scopes, 'store', store, 'expiresAt', expires_at, 'revokedAt', revoked_at)
      ORDER BY created_at, id) AS state FROM api_key WHERE $1 IN (name, id)`,
  // Neither secrets nor their hashes.
  punchout: `SELECT jsonb_build_object('secrets', jsonb_agg(jsonb_build_object('login', login, 'since', created_at, 'validTo', valid_to) ORDER BY id)) AS state
    FROM punchout_secret WHERE connection_code = $1`,
  // Not the hash of the password, and neither secrets nor codes.
  'staff member': `SELECT jsonb_strip_nulls(jsonb_build_object('name', name, 'role', role, 'isActive', is_active,
      'logins', (SELECT count(*) FROM staff_session x WHERE x.staff_id = m.id AND x.revoked_at IS NULL),
      'secondFactor', (SELECT confirmed_at FROM staff_second_factor f WHERE f.staff_id = m.id),
      'recoveryCodes', (SELECT nullif(count(*), 0) FROM staff_recovery_code c WHERE c.staff_id = m.id AND c.used_at IS NULL),
      'invitedUntil', (SELECT max(expires_at) FROM staff_invitation i WHERE i.staff_id = m.id AND i.used_at IS NULL))) AS state
    FROM staff_member m WHERE email = lower(btrim($1))`,
  // 'orders To pack in Aarhus': those that colleagues share.
  'staff view': `SELECT jsonb_object_agg(m.name, v.query) AS state FROM staff_view v JOIN staff_member m ON m.id = v.staff_id
   WHERE v.is_shared AND v.list = split_part($1, ' ', 1) AND v.name = substr($1, strpos($1, ' ') + 1)`,
  seller: `SELECT to_jsonb(s) - 'only_one' AS state FROM seller s WHERE $1::text IS NOT NULL`,
  company: `SELECT to_jsonb(b) AS state FROM business b WHERE b.id::text = $1 OR b.cvr = $1 ORDER BY b.id LIMIT 1`,
  // Neither the hash of its password nor its secret.
  'agreement page': `SELECT jsonb_build_object('title', title, 'company', (SELECT b.name FROM business b WHERE b.id = business_id), 'canBeOpened', password_hash <> '') AS state
    FROM agreement_page WHERE slug = $1`,
  assortment: `SELECT jsonb_build_object('allow', allow, 'disallow', disallow) AS state FROM (
      SELECT 1 AS place, id, allow, disallow FROM business b WHERE b.id::text = $1 OR b.cvr = $1
      UNION ALL SELECT 2, id, allow, disallow FROM customer c WHERE c.email = lower(btrim($1))) s ORDER BY place, id LIMIT 1`,
  'contract price': `SELECT jsonb_agg(jsonb_build_object('grossOere', x.gross_oere, 'from', x.valid_from, 'to', x.valid_to) ORDER BY x.valid_from) AS state
    FROM contract_price x JOIN business b ON b.id = x.business_id JOIN product p ON p.id = x.product_id
   WHERE split_part($1, ' ', 1) IN (b.id::text, b.cvr) AND p.sku = substr($1, strpos($1, ' ') + 1)`,
} as const;

export type SubjectKind = keyof typeof STATES;

/** Null for what is not there. */
export async function subjectState(on: PoolClient, kind: SubjectKind, subject: string): Promise<unknown> {
  const { rows } = await on.query<{ state: unknown }>(STATES[kind], [subject]);
  return rows[0]?.state ?? null;
}
