// SQL that writes a waiting order again with fewer pieces. Its cart must be locked; nothing of it was sent or invoiced.
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { orderDiscount, orderDuty, orderLine, orderTax, product, salesOrder } from '#backend/db/tables/index';
import type { StoredDiscount } from '#backend/db/tables/order';

interface Parts {
  lines: readonly {
    id: number;
    quantity: number;
    rowOere: number;
    discountOere: number;
    dutyOere: number;
    vatOere: number;
    discounts?: StoredDiscount[];
  }[];
  taxes: readonly { vatBp: number; baseOere: number; vatOere: number }[];
  duties: readonly { code: string; label: string; oere: number }[];
}

export async function replaceParts(reader: Reader, orderId: number, { lines, taxes, duties }: Parts): Promise<void> {
  const gone = lines.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
  if (gone.length > 0)
    await reader.delete(orderLine).where(and(eq(orderLine.orderId, orderId), inArray(orderLine.id, gone)));
  for (const { id, ...values } of lines.filter(({ quantity }) => quantity > 0))
    await reader
      .update(orderLine)
      .set(values)
      .where(and(eq(orderLine.orderId, orderId), eq(orderLine.id, id)));
  await reader.delete(orderTax).where(eq(orderTax.orderId, orderId));
  await reader.delete(orderDuty).where(eq(orderDuty.orderId, orderId));
  if (taxes.length > 0) await reader.insert(orderTax).values(taxes.map((tax) => ({ ...tax, orderId })));
  if (duties.length > 0) await reader.insert(orderDuty).values(duties.map((duty) => ({ ...duty, orderId })));
}

/** The family of each product that is a variant of one. */
export async function familiesOf(reader: Reader, productIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await reader
    .select({ id: product.id, parentId: product.parentId })
    .from(product)
    .where(inArray(product.id, [...productIds]));
  return new Map(rows.flatMap(({ id, parentId }) => (parentId === null ? [] : [[id, parentId] as const])));
}

export async function replaceDiscounts(
  reader: Reader,
  orderId: number,
  kept: readonly Omit<typeof orderDiscount.$inferInsert, 'orderId'>[],
): Promise<void> {
  await reader.delete(orderDiscount).where(eq(orderDiscount.orderId, orderId));
  if (kept.length > 0) await reader.insert(orderDiscount).values(kept.map((one) => ({ ...one, orderId })));
}

type Totals = Pick<
  typeof salesOrder.$inferSelect,
  'goodsOere' | 'discountOere' | 'dutiesOere' | 'vatOere' | 'totalExVatOere' | 'totalOere' | 'points'
>;

export async function writeTotals(reader: Reader, orderId: number, totals: Totals): Promise<void> {
  await reader.update(salesOrder).set(totals).where(eq(salesOrder.id, orderId));
}
