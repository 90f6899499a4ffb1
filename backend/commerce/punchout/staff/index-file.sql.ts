// SQL of a procurement system's index file: whose purchases the connection makes, and the articles of the shop in their order.
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { business, customer, punchoutConnection } from '#backend/db/tables/index';

/** As the connection's own visits are signed in, without a call to return to; null for an unknown code. */
export async function buyerOfConnection(reader: Reader, code: string) {
  const [found] = await reader
    .select({ customer, business, connection: punchoutConnection })
    .from(punchoutConnection)
    .innerJoin(customer, eq(customer.id, punchoutConnection.customerId))
    .leftJoin(business, eq(business.id, customer.businessId))
    .where(eq(punchoutConnection.code, code));
  if (!found) return null;
  const { connection, ...who } = found;
  const { title, settings } = connection;
  const call = { hookUrl: '', cancelUrl: null, target: null, okCode: null, caller: null };
  const visit = { id: '', call, returnedAt: null, message: null, cxml: null, restoredAt: null };
  const punchout = { ...visit, connection: connection.code, title, settings };
  return { ...who, staff: null, sessionId: null, punchout };
}

export async function countArticles(reader: Reader): Promise<number> {
  const found = await reader.execute<{ articles: number }>(
    sql`SELECT count(*)::int AS articles FROM product WHERE type <> 'configurable'`,
  );
  return found.rows[0]?.articles ?? 0;
}

/** A family is no article; its variants are. */
export async function skusAfter(reader: Reader, id: number, most: number) {
  const found = await reader.execute<{ id: number; sku: string }>(sql`
    SELECT id, sku FROM product WHERE id > ${id} AND type <> 'configurable' ORDER BY id LIMIT ${most}`);
  return found.rows;
}
