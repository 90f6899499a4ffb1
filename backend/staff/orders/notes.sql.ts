// SQL of staff's notes about orders.
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { orderNote } from '#backend/db/tables/index';

export type OrderNoteRow = typeof orderNote.$inferSelect;

/** False where the same person has just written the same: a double click. */
export async function insertNote(
  reader: Reader,
  note: typeof orderNote.$inferInsert,
  notSince: Date,
): Promise<boolean> {
  const [last] = await reader
    .select()
    .from(orderNote)
    .where(and(eq(orderNote.orderId, note.orderId), eq(orderNote.staff, note.staff), gt(orderNote.at, notSince)))
    .orderBy(desc(orderNote.id))
    .limit(1);
  if (last?.text === note.text) return false;
  await reader.insert(orderNote).values(note);
  return true;
}

export const notesOfOrder = (reader: Reader, orderId: number): Promise<OrderNoteRow[]> =>
  reader.select().from(orderNote).where(eq(orderNote.orderId, orderId)).orderBy(asc(orderNote.id));
