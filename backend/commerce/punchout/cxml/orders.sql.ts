// SQL of purchase orders that came by cXML: which order of the shop each has become, and who orders.
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { business, customer, punchoutOrder, punchoutPayload, salesOrder } from '#backend/db/tables/index';
import type { PurchasedLine } from '#domain/punchout/cxml/agreement';

export type PunchoutOrderRow = typeof punchoutOrder.$inferSelect;

/** The customer of a connection, with the business. */
export async function customerWithBusiness(reader: Reader, customerId: number) {
  const [found] = await reader
    .select({
      customer,
      business,
      hasAgreedPrices: sql<boolean>`EXISTS (SELECT FROM contract_price a WHERE a.business_id = ${customer.businessId})`,
    })
    .from(customer)
    .leftJoin(business, eq(business.id, customer.businessId))
    .where(eq(customer.id, customerId));
  return found ?? null;
}

export async function isKnownPayload(reader: Reader, connectionCode: string, payloadId: string): Promise<boolean> {
  const found = await reader
    .select({ id: punchoutPayload.payloadId })
    .from(punchoutPayload)
    .where(and(eq(punchoutPayload.connectionCode, connectionCode), eq(punchoutPayload.payloadId, payloadId)));
  return found.length > 0;
}

/** The order of the shop that this purchase order is now; null where it has become none. */
export async function purchasedOrder(reader: Reader, connectionCode: string, orderRef: string) {
  const [found] = await reader
    .select({ purchase: punchoutOrder, number: salesOrder.number, status: salesOrder.status })
    .from(punchoutOrder)
    .innerJoin(salesOrder, and(eq(salesOrder.cartId, punchoutOrder.cartId), sql`${salesOrder.status} <> 'canceled'`))
    .where(and(eq(punchoutOrder.connectionCode, connectionCode), eq(punchoutOrder.orderRef, orderRef)));
  return found ?? null;
}

export interface NewPurchase {
  connectionCode: string;
  orderRef: string;
  cartId: string;
  payloadId: string;
  lines: readonly PurchasedLine[];
  receivedAt: Date;
}

/** Says of the purchase order which cart it becomes an order by; a change of it says so again. */
export async function writePurchase(reader: Reader, row: NewPurchase): Promise<void> {
  const { connectionCode: _code, orderRef: _ref, ...values } = row;
  await reader
    .insert(punchoutOrder)
    .values(row)
    .onConflictDoUpdate({ target: [punchoutOrder.connectionCode, punchoutOrder.orderRef], set: values });
}

/** As it was before. */
export async function unwritePurchase(
  reader: Reader,
  row: NewPurchase,
  before: PunchoutOrderRow | null,
): Promise<void> {
  if (before) return writePurchase(reader, before);
  await reader
    .delete(punchoutOrder)
    .where(and(eq(punchoutOrder.connectionCode, row.connectionCode), eq(punchoutOrder.orderRef, row.orderRef)));
}
