// SQL of cart lines.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { isInAssortment, storesForPoints } from '#backend/commerce/catalogue/assortment/assortment.sql';
import type { Reader } from '#backend/db/client';
import { cartItem } from '#backend/db/tables/cart';
import { designArticle } from '#backend/db/tables/design';
import { product } from '#backend/db/tables/product';
import type { Seen } from '#domain/cart/seen-price';
import type { DesignArticle } from '#domain/design/design';
import { choiceOf, type LineChoice } from '#domain/order/line-choice';

const JUDGED = {
  stores: `CASE WHEN cart_item.kind = 'points' THEN ${storesForPoints('product')} ELSE product.store_ids END`,
  family: 'coalesce(product.parent_id, product.id)',
};

/** A line, and whether its product still belongs to the shopper's assortment. */
export interface LineRow {
  id: number;
  productId: number;
  quantity: number;
  position: number;
  note: string | null;
  choice: LineChoice;
  /** What a design was made of; null without one. */
  article: DesignArticle | null;
  isForSale: boolean;
  /** What the shopper saw one cost, for how many, and in which basis; null where that is not known. */
  seenOere: number | null;
  seenPoints: number | null;
  seenQuantity: number | null;
  seenBasis: 'gross' | 'net' | null;
  /** Length of the packed product; null = not measured. */
  longestMm: number | null;
}

export async function listLines(reader: Reader, cartId: string, assortment: Assortment): Promise<LineRow[]> {
  const { id, productId, quantity, position, note, kind, config, seenOere, seenPoints, seenQuantity, seenBasis } =
    cartItem;
  const rows = await reader
    .select({
      id,
      productId,
      quantity,
      position,
      note,
      kind,
      config,
      article: designArticle.definition,
      isForSale: isInAssortment(assortment, JUDGED),
      longestMm: product.longestMm,
      seenOere,
      seenPoints,
      seenQuantity,
      seenBasis,
    })
    .from(cartItem)
    .innerJoin(product, eq(product.id, productId))
    .leftJoin(
      designArticle,
      and(eq(kind, 'design'), eq(designArticle.moc, product.pconMoc), eq(designArticle.ban, product.pconBan)),
    )
    .where(eq(cartItem.cartId, cartId))
    .orderBy(asc(position), asc(id));
  return rows.map(({ kind: lineKind, config: kept, ...row }) => ({
    ...row,
    choice: choiceOf({ kind: lineKind, config: kept }),
  }));
}

export async function holdsLines(reader: Reader, cartId: string): Promise<boolean> {
  const found = await reader.select({ id: cartItem.id }).from(cartItem).where(eq(cartItem.cartId, cartId)).limit(1);
  return found.length > 0;
}

export const seenColumns = (seen: Seen | null) => ({
  seenOere: seen && 'oere' in seen ? seen.oere : null,
  seenPoints: seen && 'points' in seen ? seen.points : null,
  seenQuantity: seen?.quantity ?? null,
  seenBasis: seen?.basis ?? null,
});

/** The same product again sets its line's quantity; a new one goes below the others (demand D7). */
export async function putLine(
  reader: Reader,
  {
    seen,
    choice,
    ...line
  }: { cartId: string; productId: number; quantity: number; choice: LineChoice; seen: Seen | null },
): Promise<void> {
  await reader
    .insert(cartItem)
    .values({
      ...line,
      ...choice,
      ...seenColumns(seen),
      position: sql`(SELECT coalesce(max(i.position), 0) + 1 FROM cart_item i WHERE i.cart_id = ${line.cartId})`,
    })
    .onConflictDoUpdate({
      target: [cartItem.cartId, cartItem.productId, cartItem.kind, cartItem.configHash],
      set: { quantity: line.quantity, ...seenColumns(seen) },
    });
}

/** Another quantity, or another product in the line's place; its position and note stay. */
export async function setLine(
  reader: Reader,
  cartId: string,
  lineId: number,
  { seen, ...values }: { productId?: number; quantity: number; seen: Seen | null },
): Promise<void> {
  await reader
    .update(cartItem)
    .set({ ...values, ...seenColumns(seen) })
    .where(and(eq(cartItem.cartId, cartId), eq(cartItem.id, lineId)));
}

/** What the line is of the same goods; its number, position and note stay. */
export const setLineChoice = (reader: Reader, cartId: string, lineId: number, { kind, config }: LineChoice) =>
  reader
    .update(cartItem)
    .set({ kind, config })
    .where(and(eq(cartItem.cartId, cartId), eq(cartItem.id, lineId)));

/** Pieces of a line that is the same now. */
export async function joinLine(reader: Reader, cartId: string, lineId: number, more: number): Promise<void> {
  await reader
    .update(cartItem)
    .set({ quantity: sql`${cartItem.quantity} + ${more}` })
    .where(and(eq(cartItem.cartId, cartId), eq(cartItem.id, lineId)));
}

/** False when the line is not of this cart (any more). */
export async function setLineNote(
  reader: Reader,
  cartId: string,
  lineId: number,
  note: string | null,
): Promise<boolean> {
  const written = await reader
    .update(cartItem)
    .set({ note })
    .where(and(eq(cartItem.cartId, cartId), eq(cartItem.id, lineId)))
    .returning({ id: cartItem.id });
  return written.length > 0;
}

export async function removeLine(reader: Reader, cartId: string, lineId: number): Promise<void> {
  await reader.delete(cartItem).where(and(eq(cartItem.cartId, cartId), eq(cartItem.id, lineId)));
}
