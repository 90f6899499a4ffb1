// SQL of the customer list: the newest accounts first, by key; closed accounts are left out.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { SearchedText } from '#domain/order/order-search';

export interface ListedCustomer {
  id: number;
  email: string;
  name: string;
  company: string | null;
  cvr: string | null;
  telephone: string | null;
  orders: number;
  is_active: boolean;
  created_at: Date;
  store: string;
}

export interface CustomerListFilter {
  /** A part of name, e-mail, company, CVR or telephone; null: all. */
  text: SearchedText | null;
  isBusiness: boolean | null;
  isActive: boolean | null;
  /** By key, so that the last page costs no more than the first. */
  after: number | null;
  before: number | null;
}

/** The ids are collected first: an OR over several tables would read the addresses of every customer. */
const FOUND_CUSTOMERS = (pattern: string, phone: string) => `c.id IN (
  SELECT f.id FROM customer f WHERE lower(f.email || ' ' || f.firstname || ' ' || f.lastname) LIKE ${pattern}
  UNION SELECT f.id FROM business b JOIN customer f ON f.business_id = b.id
    WHERE lower(b.name || ' ' || b.cvr || ' ' || b.reference_number) LIKE ${pattern}
  UNION SELECT a.customer_id FROM customer_address a WHERE ${phone}::text IS NOT NULL AND translate(a.telephone, ' +-()', '') LIKE ${phone})`;

/** The number alone, or typed as numbers are written. */
const phonePattern = ({ pattern, phone }: SearchedText): string | null =>
  phone ?? (/^%\d{6,15}%$/.test(pattern) ? pattern : null);

/** At most so many: of those before a customer, the nearest to it. */
export async function listCustomerRows(
  on: Queryable,
  { text, isBusiness, isActive, after, before }: CustomerListFilter,
  most: number,
): Promise<ListedCustomer[]> {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [
    'c.closed_at IS NULL',
    ...(text ? [FOUND_CUSTOMERS(value(text.pattern), value(phonePattern(text)))] : []),
    ...(isBusiness === null ? [] : [`c.business_id IS ${isBusiness ? 'NOT ' : ''}NULL`]),
    ...(isActive === null ? [] : [`c.is_active = ${value(isActive)}`]),
    ...(after === null ? [] : [`c.id < ${value(after)}`]),
    ...(before === null ? [] : [`c.id > ${value(before)}`]),
  ];
  const chosen = `SELECT c.* FROM customer c WHERE ${conditions.join(' AND ')} ORDER BY c.id ${before === null ? 'DESC' : 'ASC'} LIMIT ${value(most)}`;
  const statement = `SELECT c.id, c.email, btrim(c.firstname || ' ' || c.lastname) AS name, b.name AS company, b.cvr,
      (SELECT a.telephone FROM customer_address a WHERE a.customer_id = c.id ORDER BY a.id LIMIT 1) AS telephone,
      (SELECT count(*)::int FROM sales_order o WHERE o.customer_id = c.id) AS orders, c.is_active, c.created_at, s.name AS store
    FROM (${chosen}) c JOIN store s ON s.id = c.store_id LEFT JOIN business b ON b.id = c.business_id
    ORDER BY c.id DESC`;
  return (await on.query<ListedCustomer>(prepared(statement, values))).rows;
}

export interface CustomerPurchases {
  orders: number;
  last_at: Date | null;
  gift_cards: number;
  gift_cards_left_oere: number;
}

const PURCHASES = `SELECT (SELECT count(*)::int FROM sales_order WHERE customer_id = $1) AS orders,
    (SELECT max(placed_at) FROM sales_order WHERE customer_id = $1) AS last_at,
    count(DISTINCT g.id)::int AS gift_cards, coalesce(sum(e.oere), 0)::bigint AS gift_cards_left_oere
  FROM sales_order o JOIN order_line l ON l.order_id = o.id JOIN gift_card g ON g.order_line_id = l.id JOIN gift_card_entry e ON e.gift_card_id = g.id
  WHERE o.customer_id = $1`;

/** The customer's own orders, and what is left on the gift cards that they bought. */
export async function purchasesOfCustomer(on: Queryable, customerId: number): Promise<CustomerPurchases> {
  const { rows } = await on.query<CustomerPurchases>(prepared(PURCHASES, [customerId]));
  return rows[0] ?? { orders: 0, last_at: null, gift_cards: 0, gift_cards_left_oere: 0 };
}
