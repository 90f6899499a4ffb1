// SQL of the server-side data of browser sessions.
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { sessionContext } from '#backend/db/tables/index';

type Row = typeof sessionContext.$inferInsert;

const livingOf = (idHash: string, now: Date) =>
  and(eq(sessionContext.idHash, idHash), gt(sessionContext.expiresAt, now));

export async function readEntries(reader: Reader, idHash: string, now: Date): Promise<Row['entries'] | null> {
  const [found] = await reader.select().from(sessionContext).where(livingOf(idHash, now));
  return found?.entries ?? null;
}

/** Concurrent writes from two tabs are serialised: neither loses the other's entries. */
export async function lockContext(reader: Reader, idHash: string, now: Date): Promise<Row['entries'] | null> {
  const [found] = await reader.select().from(sessionContext).where(livingOf(idHash, now)).for('update');
  return found?.entries ?? null;
}

export async function writeContext(reader: Reader, row: Row): Promise<void> {
  const { entries, expiresAt } = row;
  await reader
    .insert(sessionContext)
    .values(row)
    .onConflictDoUpdate({ target: sessionContext.idHash, set: { entries, expiresAt } });
}

export async function deleteContext(reader: Reader, idHash: string): Promise<void> {
  await reader.delete(sessionContext).where(eq(sessionContext.idHash, idHash));
}

export async function deleteEndedContexts(reader: Reader, endedBefore: Date): Promise<void> {
  await reader.delete(sessionContext).where(lt(sessionContext.expiresAt, endedBefore));
}
