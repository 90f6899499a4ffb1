// SQL of the views of lists that staff have saved.
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { staffMember, staffView } from '#backend/db/tables/index';
import type { ViewListName } from '#domain/staff/saved-views';

export type StaffViewRow = typeof staffView.$inferSelect;
type NewView = typeof staffView.$inferInsert;

/** Own ones and those that colleagues share. */
export const viewsSeenBy = (reader: Reader, staffId: number, lists: readonly ViewListName[]) =>
  reader
    .select({ view: staffView, owner: staffMember.name })
    .from(staffView)
    .innerJoin(staffMember, eq(staffMember.id, staffView.staffId))
    .where(and(inArray(staffView.list, [...lists]), or(eq(staffView.staffId, staffId), staffView.isShared)))
    .orderBy(asc(staffView.list), asc(sql`lower(${staffView.name})`), asc(staffView.id));

/** Their owner is locked: two saves at the same moment are made one after the other. */
export async function lockViewsOf(reader: Reader, staffId: number): Promise<StaffViewRow[]> {
  await reader.select({ id: staffMember.id }).from(staffMember).where(eq(staffMember.id, staffId)).for('update');
  return reader.select().from(staffView).where(eq(staffView.staffId, staffId)).orderBy(asc(staffView.id));
}

export async function viewById(reader: Reader, id: number): Promise<StaffViewRow | null> {
  const [found] = await reader.select().from(staffView).where(eq(staffView.id, id));
  return found ?? null;
}

export async function insertView(reader: Reader, view: NewView): Promise<void> {
  await reader.insert(staffView).values(view);
}

export async function updateView(
  reader: Reader,
  id: number,
  values: Pick<StaffViewRow, 'name' | 'isShared'>,
): Promise<void> {
  await reader.update(staffView).set(values).where(eq(staffView.id, id));
}

export async function deleteView(reader: Reader, id: number): Promise<void> {
  await reader.delete(staffView).where(eq(staffView.id, id));
}

/** Of a colleague who loses access; the shared ones remain. */
export async function deletePrivateViewsOf(reader: Reader, staffId: number): Promise<void> {
  await reader.delete(staffView).where(and(eq(staffView.staffId, staffId), eq(staffView.isShared, false)));
}
