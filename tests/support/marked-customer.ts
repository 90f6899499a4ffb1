// A customer whose personal data all contain one mark, so that every reply with the mark reveals that customer's data.

export const MARK = 'zq7hemmelig';
export const MARKED = 'grethe@fjordhavn.example';

export type Rows = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

export interface MarkedCustomer {
  /** Identifiers that an attacker could use: ids, numbers and uids of the customer's objects, by kind. */
  known: Readonly<
    Record<'address' | 'session' | 'printer' | 'list' | 'number' | 'order' | 'invoice' | 'id' | 'line', string>
  >;
  cartId: string;
  lineId: number;
  /** Everything that belongs to this customer, as text: a change of it is a change by someone else. */
  snapshot(): Promise<string>;
}

const uid = (id: unknown) => Buffer.from(String(id)).toString('base64');

/** Marks the customer's data, adds missing objects, and records all their identifiers. */
export async function markCustomer(rows: Rows): Promise<MarkedCustomer> {
  const one = async (sql: string, values: unknown[] = []) => (await rows(sql, values))[0] ?? {};
  const { id: who } = await one('SELECT id FROM customer WHERE email = $1', [MARKED]);
  const place = `jsonb_build_object('firstname', '${MARK}', 'street', jsonb_build_array('${MARK}vej 1'))`;
  await rows(
    `UPDATE customer SET firstname = '${MARK}', lastname = '${MARK}', pwa_username = '${MARK}' WHERE id = $1`,
    [who],
  );
  await rows(
    `UPDATE customer_address SET firstname = '${MARK}', street = ARRAY['${MARK}vej 1'] WHERE customer_id = $1`,
    [who],
  );
  await rows(
    `UPDATE sales_order SET customer_id = $1, business_id = (SELECT business_id FROM customer WHERE id = $1)
      WHERE id = (SELECT min(id) FROM sales_order)`,
    [who],
  );
  await rows(
    `INSERT INTO invoice (order_id, kind, number, customer_id, issued_at, due_at, reason, net_oere, vat_oere, total_oere)
      SELECT id, 'invoice', 'F-990001', $1, now(), now()::date, '${MARK}', 800, 200, 1000 FROM sales_order WHERE customer_id = $1 LIMIT 1`,
    [who],
  );
  await rows(
    `UPDATE sales_order SET reference = '${MARK}', comment = '${MARK}', billing_address = billing_address || ${place},
      shipping_address = shipping_address || ${place} WHERE customer_id = $1`,
    [who],
  );
  await rows(
    `INSERT INTO customer_session (token_hash, customer_id, created_at, expires_at, user_agent)
      VALUES ('${MARK}', $1, now(), '2036-01-01', '${MARK}')`,
    [who],
  );
  const cartId = 'Zq7Zq7Zq7Zq7Zq7Zq7Zq7Zq7Zq7Zq7Zq';
  await rows(
    `INSERT INTO cart (id, store_id, customer_id, reference, created_at, updated_at) VALUES ($2, 2, $1, '${MARK}', now(), now())`,
    [who, cartId],
  );
  const line = await one(
    `INSERT INTO cart_item (cart_id, product_id, quantity, position, note)
      SELECT $1, id, 1, 1, '${MARK}' FROM product WHERE type = 'simple' AND parent_id IS NULL ORDER BY id LIMIT 1 RETURNING id`,
    [cartId],
  );
  await rows(
    `INSERT INTO customer_printer (customer_id, printer_id, name, created_at) SELECT $1, id, '${MARK}', now() FROM printer LIMIT 1`,
    [who],
  );
  await rows(`INSERT INTO shopping_list (name, customer_id, created_at) VALUES ('${MARK}', $1, now())`, [who]);
  const first = async (table: string, column = 'id') =>
    String(
      (await one(`SELECT ${column}::text AS name FROM ${table} WHERE customer_id = $1 ORDER BY id LIMIT 1`, [who]))
        .name,
    );
  const known = {
    address: await first('customer_address'),
    session: await first('customer_session'),
    printer: await first('customer_printer'),
    list: await first('shopping_list'),
    number: await first('sales_order', 'number'),
    order: uid(await first('sales_order')),
    invoice: await first('invoice', 'number'),
    id: String(who),
    line: uid(line.id),
  };
  const missing = Object.entries(known).filter(([, name]) => name === 'undefined');
  if (missing.length > 0) throw new Error(`The customer has no ${missing.map(([what]) => what).join(', ')}`);
  return {
    known,
    cartId,
    lineId: Number(line.id),
    // Anyone may sign up any address for the newsletter: nothing follows until its owner confirms.
    async snapshot() {
      const of = (table: string, where: string, less = '{}') =>
        `(SELECT jsonb_agg(to_jsonb(t) - '${less}'::text[] ORDER BY to_jsonb(t)::text) FROM ${table} t WHERE ${where})`;
      const { all } = await one(
        `SELECT jsonb_build_array(
          ${of('customer', 'id = $1')}, ${of('customer_address', 'customer_id = $1')},
          ${of('customer_session', 'customer_id = $1')}, ${of('cart', 'customer_id = $1')},
          ${of('cart_item', `cart_id = '${cartId}'`)}, ${of('sales_order', 'customer_id = $1')},
          ${of('order_line', 'order_id IN (SELECT id FROM sales_order WHERE customer_id = $1)')},
          ${of('payment', 'order_id IN (SELECT id FROM sales_order WHERE customer_id = $1)', '{updated_at}')},
          ${of('customer_printer', 'customer_id = $1')}, ${of('shopping_list', 'customer_id = $1')},
          ${of('newsletter_subscription', `email = '${MARKED}' AND status <> 'UNCONFIRMED'`)})::text AS all`,
        [who],
      );
      return String(all);
    },
  };
}
