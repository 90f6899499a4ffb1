// SQL of finding accounts by what is known of their owner.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { SearchedText } from '#domain/order/order-search';

interface FoundCustomer {
  email: string;
  name: string;
  company: string | null;
  telephone: string | null;
  orders: number;
  is_active: boolean;
}

const FIND = `SELECT c.email, btrim(c.firstname || ' ' || c.lastname) AS name, b.name AS company,
    (SELECT a.telephone FROM customer_address a WHERE a.customer_id = c.id ORDER BY a.id LIMIT 1) AS telephone,
    (SELECT count(*)::int FROM sales_order o WHERE o.customer_id = c.id) AS orders, c.is_active
  FROM customer c LEFT JOIN business b ON b.id = c.business_id
  WHERE c.closed_at IS NULL AND (lower(c.email || ' ' || c.firstname || ' ' || c.lastname || ' ' || coalesce(b.name, '') || ' '
      || coalesce(b.cvr, '')) LIKE $1
    OR EXISTS (SELECT FROM customer_address a WHERE a.customer_id = c.id AND translate(a.telephone, ' +-()', '') LIKE coalesce($2, $1)))
  ORDER BY c.email LIMIT $3`;

export async function findCustomers(
  on: Queryable,
  { pattern, phone }: SearchedText,
  most: number,
): Promise<FoundCustomer[]> {
  return (await on.query<FoundCustomer>(prepared(FIND, [pattern, phone, most]))).rows;
}
