// SQL that writes a waiting order anew with fewer pieces. Its cart must be locked; nothing of it was sent or invoiced.
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { orderDuty, orderLine, orderTax, salesOrder } from '#backend/db/tables/index';

interface Parts {
  lines: readonly {
    id: number;
    quantity: number;
    rowOere: number;
    discountOere: number;
    dutyOere: number;
    vatOere: number;
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

type Totals = Pick<
  typeof salesOrder.$inferSelect,
  'goodsOere' | 'discountOere' | 'dutiesOere' | 'vatOere' | 'totalExVatOere' | 'totalOere'
>;

export async function writeTotals(reader: Reader, orderId: number, totals: Totals): Promise<void> {
  await reader.update(salesOrder).set(totals).where(eq(salesOrder.id, orderId));
}
