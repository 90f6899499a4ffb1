// SQL of the connections that order by Peppol and NemHandel, and of the products that an order names by number.
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { customer, punchoutConnection } from '#backend/db/tables/index';

/** Open connections whose buyer has one of these numbers ('0088:5798009811578'), with the code of the customer's store. */
export async function connectionsByParty(reader: Reader, parties: readonly string[]) {
  if (parties.length === 0) return [];
  return reader
    .select({
      connection: punchoutConnection,
      customer,
      store: sql<string>`(SELECT s.code FROM store s WHERE s.id = ${customer.storeId})`,
    })
    .from(punchoutConnection)
    .innerJoin(customer, eq(customer.id, punchoutConnection.customerId))
    .where(
      and(
        punchoutConnection.isActive,
        sql`EXISTS (SELECT FROM jsonb_array_elements_text(${punchoutConnection.settings} #> '{peppol,parties}') p
          WHERE p IN (SELECT jsonb_array_elements_text(${JSON.stringify(parties)}::jsonb)))`,
      ),
    )
    .orderBy(punchoutConnection.code);
}

export interface NumberedProduct {
  sku: string;
  /** Empty where it has none. */
  ean: string;
}

/** Products with one of these item numbers, in any case, or one of these EAN numbers. */
export async function productsByNumber(
  reader: Reader,
  skus: readonly string[],
  eans: readonly string[],
): Promise<NumberedProduct[]> {
  const lower = skus.map((sku) => sku.toLowerCase());
  const found = await reader.execute<{ sku: string; ean: string }>(sql`
    SELECT p.sku, p.ean FROM product p
     WHERE lower(p.sku) IN (SELECT jsonb_array_elements_text(${JSON.stringify(lower)}::jsonb))
        OR (p.ean <> '' AND p.ean IN (SELECT jsonb_array_elements_text(${JSON.stringify(eans)}::jsonb)))`);
  return found.rows;
}

/** Names of products by item number in lower case. */
export async function namesBySku(reader: Reader, skus: readonly string[]): Promise<Map<string, string>> {
  const lower = skus.map((sku) => sku.toLowerCase());
  const found = await reader.execute<{ sku: string; name: string }>(sql`
    SELECT lower(p.sku) AS sku, p.name_da AS name FROM product p
     WHERE lower(p.sku) IN (SELECT jsonb_array_elements_text(${JSON.stringify(lower)}::jsonb))`);
  return new Map(found.rows.map(({ sku, name }) => [sku, name]));
}
