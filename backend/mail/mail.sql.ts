// SQL of outgoing mail. The table is the queue: a row is claimed for a while, sent, and marked; a sender that died leaves its claim to run out.
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { mail, notificationAddress } from '#backend/db/tables/mail';
import { store } from '#backend/db/tables/store';
import type { NotificationKind } from '#domain/company/company-notification';

export type MailRow = typeof mail.$inferSelect;
export type NewMail = Pick<
  typeof mail.$inferInsert,
  'dedupeKey' | 'recipient' | 'template' | 'language' | 'payload' | 'queuedAt' | 'orderId' | 'replyTo'
>;

/** Null when a mail of this key is queued already: the same event sends its mail once. */
export async function insertMail(reader: Reader, row: NewMail): Promise<number | null> {
  const [made] = await reader.insert(mail).values(row).onConflictDoNothing().returning({ id: mail.id });
  return made?.id ?? null;
}

export async function mailOfKeys(reader: Reader, keys: readonly string[]): Promise<MailRow | null> {
  const [found] = await reader
    .select()
    .from(mail)
    .where(inArray(mail.dedupeKey, [...keys]));
  return found ?? null;
}

/** Whether a mail of this template was queued for the recipient after this one. */
export async function hasNewerMail(
  reader: Reader,
  { id, template, recipient }: Pick<MailRow, 'id' | 'template' | 'recipient'>,
): Promise<boolean> {
  const newer = and(eq(mail.template, template), eq(mail.recipient, recipient), gt(mail.id, id));
  return (await reader.select({ id: mail.id }).from(mail).where(newer).limit(1)).length > 0;
}

interface Notified {
  topic: NotificationKind;
  storeId: number;
  /** Where it goes when no address is set for it; null: nowhere. */
  otherwise: string | null;
}

/** One mail to each address that is notified of the topic in the store; the ids of those that are new. */
export async function insertNotifications(
  reader: Reader,
  row: Omit<NewMail, 'recipient'>,
  { topic, storeId, otherwise }: Notified,
): Promise<number[]> {
  const set = sql`SELECT email FROM ${notificationAddress} WHERE (kinds IS NULL OR ${sql.param(topic)} = ANY (kinds))
    AND (stores IS NULL OR (SELECT code FROM ${store} WHERE id = ${sql.param(storeId)}) = ANY (stores))`;
  const made = await reader.execute<{ id: string }>(sql`
    INSERT INTO ${mail} (dedupe_key, recipient, template, language, payload, queued_at, order_id, reply_to)
    SELECT ${sql.param(row.dedupeKey)}::text || ':' || a.email, a.email, ${sql.param(row.template)}, ${sql.param(row.language)},
      ${sql.param(JSON.stringify(row.payload))}::jsonb, ${sql.param(row.queuedAt.toISOString())}::timestamptz,
      ${sql.param(row.orderId ?? null)}::int, ${sql.param(row.replyTo ?? null)}
    FROM (${set} UNION SELECT ${sql.param(otherwise)}::text WHERE ${sql.param(otherwise)}::text IS NOT NULL AND NOT EXISTS (${set})) a
    ON CONFLICT DO NOTHING RETURNING id`);
  return made.rows.map(({ id }) => Number(id));
}

/** Neither sent nor given up, in no other sender's hands, and not resting after a failed try. */
const isDue = (now: Date) =>
  and(
    isNull(mail.sentAt),
    isNull(mail.givenUpAt),
    or(isNull(mail.claimedUntil), lt(mail.claimedUntil, now)),
    or(isNull(mail.nextTryAt), lte(mail.nextTryAt, now)),
  );

/** The mail, when it is due and no other sender has claimed it. */
export async function claimMail(reader: Reader, id: number, now: Date, until: Date): Promise<MailRow | null> {
  const [claimed] = await reader
    .update(mail)
    .set({ claimedUntil: until })
    .where(and(eq(mail.id, id), isDue(now)))
    .returning();
  return claimed ?? null;
}

/** What it said goes with it: of a customer mail only whose it was is left. `written` is what a demo shows in its outbox. */
export async function markSent(reader: Reader, id: number, now: Date, written: object | null): Promise<void> {
  const kept =
    written === null ? sql`'{}'::jsonb` : sql`jsonb_build_object('written', ${JSON.stringify(written)}::jsonb)`;
  await reader
    .update(mail)
    .set({
      sentAt: now,
      claimedUntil: null,
      nextTryAt: null,
      replyTo: null,
      payload: sql`(${mail.payload} - 'told') || ${kept}`,
    })
    .where(eq(mail.id, id));
}

export interface FailedTry {
  failure: string;
  /** Null: it is given up. */
  nextTryAt: Date | null;
  now: Date;
}

/** False when the claim has expired and another sender has the mail. */
export async function markFailed(
  reader: Reader,
  { id, claimedUntil }: Pick<MailRow, 'id' | 'claimedUntil'>,
  { failure, nextTryAt, now }: FailedTry,
): Promise<boolean> {
  const marked = await reader
    .update(mail)
    .set({
      claimedUntil: null,
      tries: sql`${mail.tries} + 1`,
      failure,
      nextTryAt,
      givenUpAt: nextTryAt === null ? now : null,
    })
    .where(
      and(
        eq(mail.id, id),
        isNull(mail.sentAt),
        claimedUntil === null ? isNull(mail.claimedUntil) : eq(mail.claimedUntil, claimedUntil),
      ),
    )
    .returning({ id: mail.id });
  return marked.length > 0;
}

export async function unsentMails(reader: Reader, now: Date): Promise<number[]> {
  const rows = await reader.select({ id: mail.id }).from(mail).where(isDue(now)).orderBy(asc(mail.id));
  return rows.map((row) => row.id);
}

export async function newestMails(reader: Reader, most: number): Promise<MailRow[]> {
  return reader.select().from(mail).orderBy(desc(mail.id)).limit(most);
}

export async function mailById(reader: Reader, id: number): Promise<MailRow | null> {
  const [found] = await reader.select().from(mail).where(sql`${mail.id} = ${id}`);
  return found ?? null;
}

/** For staff: those that were given up, and those that rest after a failed try. Newest first. */
export async function troubledMails(reader: Reader, most: number): Promise<MailRow[]> {
  return reader
    .select()
    .from(mail)
    .where(and(isNull(mail.sentAt), isNotNull(mail.failure)))
    .orderBy(desc(mail.id))
    .limit(most);
}

/** A mail that was given up, or rests, is due at once and is tried from the start again; false where there is none. */
export async function renewMail(reader: Reader, id: number): Promise<boolean> {
  const renewed = await reader
    .update(mail)
    .set({ tries: 0, nextTryAt: null, givenUpAt: null })
    .where(and(eq(mail.id, id), isNull(mail.sentAt), isNotNull(mail.failure)))
    .returning({ id: mail.id });
  return renewed.length > 0;
}

/** A mail that someone waited for in vain; one that a sender has in its hands stays. */
export async function deleteUnsentMail(reader: Reader, id: number): Promise<void> {
  await reader.delete(mail).where(and(eq(mail.id, id), isNull(mail.sentAt), isNull(mail.claimedUntil)));
}

/** Only those that are done with. */
export async function deleteOldMails(reader: Reader, queuedBefore: Date): Promise<void> {
  await reader
    .delete(mail)
    .where(and(lt(mail.queuedAt, queuedBefore), or(isNotNull(mail.sentAt), isNotNull(mail.givenUpAt))));
}
