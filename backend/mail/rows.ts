// SQL of outgoing mail. The table is the queue: a row is claimed for a while, sent, and marked; a sender that died leaves its claim to run out.
import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { mail } from '#backend/db/tables/mail';

export type MailRow = typeof mail.$inferSelect;
export type NewMail = Omit<typeof mail.$inferInsert, 'id' | 'sentAt' | 'claimedUntil'>;

/** Null when a mail of this key is queued already: the same event sends its mail once. */
export async function insertMail(reader: Reader, row: NewMail): Promise<number | null> {
  const [made] = await reader.insert(mail).values(row).onConflictDoNothing().returning({ id: mail.id });
  return made?.id ?? null;
}

/** The mail, when it is unsent and nobody else is sending it. */
export async function claimMail(reader: Reader, id: number, now: Date, until: Date): Promise<MailRow | null> {
  const [claimed] = await reader
    .update(mail)
    .set({ claimedUntil: until })
    .where(and(eq(mail.id, id), isNull(mail.sentAt), or(isNull(mail.claimedUntil), lt(mail.claimedUntil, now))))
    .returning();
  return claimed ?? null;
}

export async function markSent(reader: Reader, id: number, now: Date): Promise<void> {
  await reader.update(mail).set({ sentAt: now, claimedUntil: null }).where(eq(mail.id, id));
}

/** It could not be sent: the next try need not wait. */
export async function releaseMail(reader: Reader, id: number): Promise<void> {
  await reader.update(mail).set({ claimedUntil: null }).where(eq(mail.id, id));
}

export async function unsentMails(reader: Reader, now: Date): Promise<number[]> {
  const rows = await reader
    .select({ id: mail.id })
    .from(mail)
    .where(and(isNull(mail.sentAt), or(isNull(mail.claimedUntil), lt(mail.claimedUntil, now))))
    .orderBy(asc(mail.id));
  return rows.map((row) => row.id);
}

export async function newestMails(reader: Reader, most: number): Promise<MailRow[]> {
  return reader.select().from(mail).orderBy(desc(mail.id)).limit(most);
}

export async function mailById(reader: Reader, id: number): Promise<MailRow | null> {
  const [found] = await reader.select().from(mail).where(sql`${mail.id} = ${id}`);
  return found ?? null;
}
