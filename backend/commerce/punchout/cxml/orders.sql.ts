// SQL of purchase orders that came by cXML: which order of the shop each has become, and who orders.
import { and, eq, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { business, customer, punchoutOrder, punchoutPayload, salesOrder } from '#backend/db/tables/index';
import type { UblReply } from '#domain/punchout/ubl/agreement';
import type { DecidedLine } from '#domain/purchase-order/model';
import type { OrderNote } from '#domain/purchase-order/notes';
import { packsFrom, type SoldUnit } from '#domain/purchase-order/units';
import { unitsInUnece } from '../punchout.sql';

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

/** How products are sold, by item number in lower case. */
export async function unitsOfGoods(reader: Reader, skus: readonly string[]): Promise<Map<string, SoldUnit>> {
  const wanted = [...new Set(skus.map((sku) => sku.toLowerCase()))];
  const unece = await unitsInUnece(reader);
  const found = await reader.execute<{ sku: string; code: string; packs: string | null }>(sql`
    SELECT lower(p.sku) AS sku, p.unit AS code, p.order_units AS packs FROM product p
     WHERE lower(p.sku) IN (SELECT jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb))`);
  return new Map(
    found.rows.flatMap(({ sku, code, packs }): [string, SoldUnit][] => {
      const known = unece.get(code);
      return known === undefined ? [] : [[sku, { code, unece: known, packs: packsFrom(packs ?? '', unece) }]];
    }),
  );
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
  lines: readonly DecidedLine[];
  version: number | null;
  notes: readonly OrderNote[];
  /** Øre without VAT of the entire order, freight included. */
  amountOere: number;
  receivedAt: Date;
  ubl: UblReply | null;
}

/** How long an order may take to be placed: what is older and has become none was left behind by a process that died. */
const PATIENCE_MS = 2 * 60_000;

/**
 * Says of the purchase order which cart it becomes an order by. `before`: what it was until now. False where someone else is at it, or was:
 * of two at once one goes on.
 */
export async function claimPurchase(
  reader: Reader,
  row: NewPurchase,
  before: PunchoutOrderRow | null,
): Promise<boolean> {
  if (before) return movePurchase(reader, row, before.cartId);
  const { connectionCode: _code, orderRef: _ref, ...values } = row;
  const leftBehind = sql`${punchoutOrder.receivedAt} < ${new Date(row.receivedAt.getTime() - PATIENCE_MS).toISOString()}::timestamptz
    AND NOT EXISTS (SELECT FROM sales_order o WHERE o.cart_id = ${punchoutOrder.cartId} AND o.status <> 'canceled')`;
  const claimed = await reader
    .insert(punchoutOrder)
    .values(row)
    .onConflictDoUpdate({
      target: [punchoutOrder.connectionCode, punchoutOrder.orderRef],
      set: values,
      setWhere: leftBehind,
    })
    .returning({ cartId: punchoutOrder.cartId });
  return claimed.length > 0;
}

/** One order of the connection at a time is held against the limits of its day and month, until the end of the transaction. */
export async function lockOrderLimits(reader: Reader, connectionCode: string): Promise<void> {
  await reader.execute(
    sql`SELECT pg_advisory_xact_lock(hashtext('purchase-order-limits'), hashtext(${connectionCode}))`,
  );
}

/**
 * Øre of the connection's orders since these moments, without cancelled ones and without `except`. An order that is being placed counts by its
 * claim.
 */
export async function orderedSince(
  reader: Reader,
  connectionCode: string,
  { day, month, now, except }: { day: Date; month: Date; now: Date; except: string | null },
): Promise<{ day: number; month: number }> {
  const isPlacing = gte(punchoutOrder.receivedAt, new Date(now.getTime() - PATIENCE_MS));
  const amount = sql`coalesce(${salesOrder.totalExVatOere}, ${punchoutOrder.amountOere})`;
  const [sums] = await reader
    .select({
      day: sql<string>`coalesce(sum(${amount}) FILTER (WHERE ${gte(punchoutOrder.receivedAt, day)}), 0)`,
      month: sql<string>`coalesce(sum(${amount}), 0)`,
    })
    .from(punchoutOrder)
    .leftJoin(salesOrder, eq(salesOrder.cartId, punchoutOrder.cartId))
    .where(
      and(
        eq(punchoutOrder.connectionCode, connectionCode),
        gte(punchoutOrder.receivedAt, month),
        except === null ? undefined : ne(punchoutOrder.orderRef, except),
        or(and(isNull(salesOrder.id), isPlacing), ne(salesOrder.status, 'canceled')),
      ),
    );
  return { day: Number(sums?.day ?? 0), month: Number(sums?.month ?? 0) };
}

/** Moves the purchase from one cart to the other, if it is still with the first. */
export async function movePurchase(reader: Reader, row: NewPurchase, fromCartId: string): Promise<boolean> {
  const { connectionCode, orderRef, ...values } = row;
  const moved = await reader
    .update(punchoutOrder)
    .set(values)
    .where(
      and(
        eq(punchoutOrder.connectionCode, connectionCode),
        eq(punchoutOrder.orderRef, orderRef),
        eq(punchoutOrder.cartId, fromCartId),
      ),
    )
    .returning({ cartId: punchoutOrder.cartId });
  return moved.length > 0;
}

/** It has become no order, or its order was cancelled by its own system. */
export async function deletePurchase(reader: Reader, cartId: string): Promise<void> {
  await reader.delete(punchoutOrder).where(eq(punchoutOrder.cartId, cartId));
}
