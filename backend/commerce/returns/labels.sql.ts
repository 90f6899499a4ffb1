// SQL of labels and freight notes: due until the carrier has answered, and never asked for by two processes at the same time.
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { goodsReturn, returnLabel, salesOrder } from '#backend/db/tables/index';
import type { ReturnLabelRow } from './returns.sql';

export type NewLabel = Pick<
  ReturnLabelRow,
  'returnId' | 'carrierCode' | 'state' | 'packages' | 'nextTryAt' | 'bookedAt'
>;

export async function insertLabel(reader: Reader, row: NewLabel): Promise<void> {
  await reader.insert(returnLabel).values(row);
}

/** With the order of each, by number; `returnId`: only that one. */
export async function dueLabels(
  reader: Reader,
  returnId: number | null,
  now: Date,
): Promise<{ returnId: number; order: string }[]> {
  return reader
    .select({ returnId: returnLabel.returnId, order: salesOrder.number })
    .from(returnLabel)
    .innerJoin(goodsReturn, eq(goodsReturn.id, returnLabel.returnId))
    .innerJoin(salesOrder, eq(salesOrder.id, goodsReturn.orderId))
    .where(
      and(
        eq(returnLabel.state, 'due'),
        lte(returnLabel.nextTryAt, now),
        returnId === null ? undefined : eq(returnLabel.returnId, returnId),
      ),
    )
    .orderBy(asc(returnLabel.nextTryAt), asc(returnLabel.returnId));
}

/** No other process asks for it until that moment. False where another process was quicker. */
export async function claimLabel(reader: Reader, returnId: number, now: Date, until: Date): Promise<boolean> {
  const claimed = await reader
    .update(returnLabel)
    .set({ tries: sql`${returnLabel.tries} + 1`, nextTryAt: until })
    .where(and(eq(returnLabel.returnId, returnId), eq(returnLabel.state, 'due'), lte(returnLabel.nextTryAt, now)))
    .returning({ id: returnLabel.returnId });
  return claimed.length > 0;
}

export type LabelAnswer = Pick<ReturnLabelRow, 'state' | 'reference' | 'packages' | 'note' | 'bookedAt'>;

/** False where it is booked or refused already. */
export async function settleLabel(reader: Reader, returnId: number, answer: LabelAnswer): Promise<boolean> {
  const settled = await reader
    .update(returnLabel)
    .set(answer)
    .where(and(eq(returnLabel.returnId, returnId), eq(returnLabel.state, 'due')))
    .returning({ id: returnLabel.returnId });
  return settled.length > 0;
}

/** Staff let a carrier be asked once more that has said no. False where it has not. */
export async function againAtCarrier(reader: Reader, returnId: number, now: Date): Promise<boolean> {
  const again = await reader
    .update(returnLabel)
    .set({ state: 'due', note: '', nextTryAt: now })
    .where(and(eq(returnLabel.returnId, returnId), eq(returnLabel.state, 'refused')))
    .returning({ id: returnLabel.returnId });
  return again.length > 0;
}
