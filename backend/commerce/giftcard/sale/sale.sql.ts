// SQL of gift cards that are sold: what they may be made out for, the cards of an order, and those that are to be sent.
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { giftCard, giftCardEntry, giftCardProduct, orderLine, product, salesOrder } from '#backend/db/tables/index';
import type { GiftCardAmounts } from '#domain/gift-card/gift-card-sale';
import { oere } from '#domain/money/money';

/** By product. There are few of them. */
export async function listAmounts(reader: Reader): Promise<ReadonlyMap<number, GiftCardAmounts>> {
  const rows = await reader.select().from(giftCardProduct);
  return new Map(
    rows.map(({ productId, stepOere, leastOere, mostOere }) => [
      productId,
      { steps: stepOere.map(oere), least: oere(leastOere), most: oere(mostOere) },
    ]),
  );
}

/** From now on this product is a gift card. False where there is no such product, or it is one of several variants. */
export async function offerAmounts(reader: Reader, sku: string, amounts: GiftCardAmounts): Promise<boolean> {
  const priced = { grossOere: amounts.least, sortGrossOere: amounts.least };
  const [found] = await reader
    .update(product)
    .set({ type: 'giftcard', manageStock: false, salable: true, dutyCode: null, weightGrams: 0, ...priced })
    .where(and(eq(product.sku, sku), isNull(product.parentId), inArray(product.type, ['simple', 'giftcard'])))
    .returning({ id: product.id });
  if (!found) return false;
  const row = { stepOere: [...amounts.steps], leastOere: amounts.least, mostOere: amounts.most };
  await reader
    .insert(giftCardProduct)
    .values({ productId: found.id, ...row })
    .onConflictDoUpdate({ target: giftCardProduct.productId, set: row });
  return true;
}

/** Lines of an order that are gift cards, with the pieces that were not cancelled. */
export async function giftCardLines(reader: Reader, orderId: number) {
  return reader
    .select({
      id: orderLine.id,
      quantity: sql`${orderLine.quantity} - ${orderLine.canceled}`.mapWith(Number),
      kind: orderLine.kind,
      config: orderLine.config,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(and(eq(orderLine.orderId, orderId), eq(product.type, 'giftcard')))
    .orderBy(asc(orderLine.position));
}

const HOLDS =
  sql`(SELECT coalesce(sum(e.oere), 0) FROM gift_card_entry e WHERE e.gift_card_id = gift_card.id)::bigint`.mapWith(
    Number,
  );

/** The cards that were sold with these orders, with what they were sold for and what they hold now. */
export async function cardsSoldWith(reader: Reader, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const rows = await reader
    .select({ card: giftCard, sold: giftCardEntry.oere, holds: HOLDS, orderId: giftCardEntry.orderId })
    .from(giftCardEntry)
    .innerJoin(giftCard, eq(giftCard.id, giftCardEntry.giftCardId))
    .where(and(inArray(giftCardEntry.orderId, [...orderIds]), eq(giftCardEntry.kind, 'sold')))
    .orderBy(asc(giftCard.id));
  return rows.map(({ card, sold, holds, orderId }) => ({
    ...card,
    sold: oere(sold),
    holds: oere(holds),
    orderId,
  }));
}

export type SoldCard = Awaited<ReturnType<typeof cardsSoldWith>>[number];

export async function markCardsSent(reader: Reader, ids: readonly number[], now: Date): Promise<void> {
  await reader
    .update(giftCard)
    .set({ sendAt: null, sentAt: now })
    .where(inArray(giftCard.id, [...ids]));
}

/** They go nowhere any more. */
export async function keepCardsHere(reader: Reader, ids: readonly number[]): Promise<void> {
  await reader
    .update(giftCard)
    .set({ sendAt: null })
    .where(inArray(giftCard.id, [...ids]));
}

/** Numbers of orders in processing with a card that is due; orders in any other status wait. */
export async function ordersToSendFrom(reader: Reader, now: Date): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ number: salesOrder.number })
    .from(giftCard)
    .innerJoin(orderLine, eq(orderLine.id, giftCard.orderLineId))
    .innerJoin(salesOrder, eq(salesOrder.id, orderLine.orderId))
    .where(and(lte(giftCard.sendAt, now), eq(salesOrder.status, 'processing')));
  return rows.map(({ number }) => number);
}

/** What its mail hands over. */
export async function handedOver(reader: Reader, cardId: number) {
  const [found] = await reader
    .select({ code: giftCard.code, token: giftCard.publicToken })
    .from(giftCard)
    .where(eq(giftCard.id, cardId));
  return found ?? null;
}

/** The card behind the link of its letter, with the line that it was sold with. */
export async function cardOfToken(reader: Reader, token: string) {
  const [found] = await reader
    .select({
      code: giftCard.code,
      validTo: giftCard.validTo,
      sentAt: giftCard.sentAt,
      kind: orderLine.kind,
      config: orderLine.config,
    })
    .from(giftCard)
    .innerJoin(orderLine, eq(orderLine.id, giftCard.orderLineId))
    .where(eq(giftCard.publicToken, token));
  return found ?? null;
}
