// SQL of labels and freight notes: due until the carrier is called, unknown until it has answered, so that no return is booked twice.
import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
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

/** Labels to be booked now, with their order numbers; `returnId`: that return only. */
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

/**
 * Called before the carrier is: its result is unknown until it has answered, even after the process was killed. False where another process was
 * quicker.
 */
export async function claimLabel(reader: Reader, returnId: number, now: Date): Promise<boolean> {
  const claimed = await reader
    .update(returnLabel)
    .set({ state: 'unknown', tries: sql`${returnLabel.tries} + 1` })
    .where(and(eq(returnLabel.returnId, returnId), eq(returnLabel.state, 'due'), lte(returnLabel.nextTryAt, now)))
    .returning({ id: returnLabel.returnId });
  return claimed.length > 0;
}

export type LabelAnswer = Pick<ReturnLabelRow, 'state' | 'reference' | 'packages' | 'note' | 'bookedAt'>;

/** False where it is booked already. */
export async function settleLabel(reader: Reader, returnId: number, answer: LabelAnswer): Promise<boolean> {
  const settled = await reader
    .update(returnLabel)
    .set(answer)
    .where(and(eq(returnLabel.returnId, returnId), ne(returnLabel.state, 'booked')))
    .returning({ id: returnLabel.returnId });
  return settled.length > 0;
}

/** For a carrier that was called and has not answered: retried at that moment (it certainly received nothing), or left to staff (null). */
export async function leaveLabel(reader: Reader, returnId: number, note: string, again: Date | null): Promise<void> {
  await reader
    .update(returnLabel)
    .set(again === null ? { note } : { state: 'due', note, nextTryAt: again })
    .where(and(eq(returnLabel.returnId, returnId), eq(returnLabel.state, 'unknown')));
}

/** Lets staff retry a booking that the carrier refused, or that turned out not to be made. False if neither applies. */
export async function againAtCarrier(reader: Reader, returnId: number, now: Date): Promise<boolean> {
  const again = await reader
    .update(returnLabel)
    .set({ state: 'due', note: '', nextTryAt: now })
    .where(and(eq(returnLabel.returnId, returnId), inArray(returnLabel.state, ['refused', 'unknown'])))
    .returning({ id: returnLabel.returnId });
  return again.length > 0;
}
