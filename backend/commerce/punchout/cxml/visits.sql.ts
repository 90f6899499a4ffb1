// SQL of cXML: documents that came, visits that were announced, the address where each begins, and what its lines are called.
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '#backend/db/client';
import {
  cartItem,
  customer,
  punchoutConnection,
  punchoutLine,
  punchoutPayload,
  punchoutSession,
} from '#backend/db/tables/index';
import type { Chosen } from '#domain/design/design';
import type { PunchoutCall } from '#domain/punchout/connection';
import type { CxmlVisit } from '#domain/punchout/cxml/agreement';

/** False where this document came before. */
export async function insertPayload(
  reader: Reader,
  connectionCode: string,
  payloadId: string,
  receivedAt: Date,
): Promise<boolean> {
  const made = await reader
    .insert(punchoutPayload)
    .values({ connectionCode, payloadId, receivedAt })
    .onConflictDoNothing()
    .returning({ payloadId: punchoutPayload.payloadId });
  return made.length > 0;
}

export async function deletePayload(reader: Reader, connectionCode: string, payloadId: string): Promise<void> {
  await reader
    .delete(punchoutPayload)
    .where(and(eq(punchoutPayload.connectionCode, connectionCode), eq(punchoutPayload.payloadId, payloadId)));
}

export interface AnnouncedVisit {
  connectionCode: string;
  customerId: number;
  call: PunchoutCall;
  cxml: CxmlVisit;
  buyerCookie: string;
  startHash: string;
  startUntil: Date;
  expiresAt: Date;
}

/** A visit that is under way with this cookie, for the same thing, gets the new address to begin at; its cart stays. */
export async function renewVisit(reader: Reader, visit: AnnouncedVisit, now: Date): Promise<boolean> {
  const { connectionCode, customerId, call, cxml, buyerCookie, ...until } = visit;
  const renewed = await reader
    .update(punchoutSession)
    .set({ call, ...until })
    .where(
      and(
        eq(punchoutSession.connectionCode, connectionCode),
        eq(punchoutSession.customerId, customerId),
        sql`md5(${punchoutSession.buyerCookie}) = md5(${buyerCookie})`,
        eq(punchoutSession.buyerCookie, buyerCookie),
        sql`${punchoutSession.cxml} ->> 'operation' = ${cxml.operation} AND ${cxml.operation} = 'create'`,
        isNull(punchoutSession.returnedAt),
        gt(punchoutSession.expiresAt, now),
      ),
    )
    .returning({ id: punchoutSession.id });
  return renewed.length > 0;
}

export async function insertVisit(reader: Reader, visit: AnnouncedVisit, createdAt: Date): Promise<void> {
  await reader.insert(punchoutSession).values({ ...visit, createdAt });
}

const owner = alias(customer, 'owner');

/**
 * The visit that begins at this address, once: who comes second finds nothing. Null too where the connection, its customer or the buyer's own
 * account is closed.
 */
export async function takeStart(reader: Reader, startHash: string, now: Date) {
  const [visit] = await reader
    .update(punchoutSession)
    .set({ startHash: null, startUntil: null })
    .where(
      and(
        eq(punchoutSession.startHash, startHash),
        gt(punchoutSession.startUntil, now),
        isNull(punchoutSession.returnedAt),
      ),
    )
    .returning();
  if (!visit) return null;
  const [found] = await reader
    .select({ customer })
    .from(punchoutConnection)
    .innerJoin(owner, eq(owner.id, punchoutConnection.customerId))
    .innerJoin(customer, eq(customer.id, visit.customerId))
    .where(
      and(
        eq(punchoutConnection.code, visit.connectionCode),
        punchoutConnection.isActive,
        owner.isActive,
        customer.isActive,
      ),
    );
  return found ? { visit, customer: found.customer } : null;
}

/** Lines of the cart get the ids that they had when their cart was returned to the procurement system. */
export async function nameLines(
  reader: Reader,
  cartId: string,
  names: readonly { sku: string; toldId: string; design: Chosen | null }[],
): Promise<void> {
  if (names.length === 0) return;
  await reader.execute(sql`INSERT INTO punchout_line (cart_item_id, told_id)
    SELECT i.id, n."toldId" FROM jsonb_to_recordset(${JSON.stringify(names)}::jsonb) AS n (sku text, "toldId" text, design jsonb)
      JOIN product p ON p.sku = n.sku JOIN cart_item i ON i.product_id = p.id AND i.cart_id = ${cartId}
       AND i.kind = CASE WHEN n.design IS NULL THEN 'goods' ELSE 'design' END AND i.config IS NOT DISTINCT FROM n.design
    ON CONFLICT (cart_item_id) DO NOTHING`);
}

/** By the id of the cart's line. */
export async function namesOfLines(reader: Reader, cartId: string): Promise<Map<number, string>> {
  const found = await reader
    .select({ id: punchoutLine.cartItemId, told: punchoutLine.toldId })
    .from(punchoutLine)
    .innerJoin(cartItem, and(eq(cartItem.id, punchoutLine.cartItemId), eq(cartItem.cartId, cartId)));
  return new Map(found.map(({ id, told }) => [id, told]));
}

export async function markRestored(reader: Reader, id: string, now: Date): Promise<void> {
  await reader.update(punchoutSession).set({ restoredAt: now }).where(eq(punchoutSession.id, id));
}
