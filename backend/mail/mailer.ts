// The mailer: sends what is queued, each mail for itself and once, and lets the demo read it.
import { addressToWriteFrom } from '#backend/commerce/seller/mail-address';
import { readSeller } from '#backend/commerce/seller/seller.sql';
import type { Log } from '#backend/graphql/masking';
import { cachedFor } from '#backend/graphql/memory';
import type { MailTransport } from '#backend/ports/mail/index';
import { isRefusedForGood } from '#backend/ports/mail/send-failure';
import type { SmsTransport } from '#backend/ports/sms/index';
import { pauseAfter } from '#domain/resilience/mail-tries';
import {
  type ComposedMail,
  type ComposerParts,
  composerOf,
  NoLongerWanted,
  NothingToSend,
  writtenMail,
} from './compose';
import {
  claimMail,
  deleteUnsentMail,
  type MailRow,
  mailById,
  markFailed,
  markSent,
  newestMails,
  unsentMails,
} from './mail.sql';
import { isSms } from './templates/index';
import { unlessStopped } from './unless-stopped';
import type { WrittenMail } from './write-mail';

export interface ReadableMail extends WrittenMail {
  id: number;
  to: string;
  /** ISO. */
  queuedAt: string;
  sentAt: string | null;
}

export interface Mailer {
  /** Sends this mail, unless it is not due or in another sender's hands. A mail that fails is marked; nothing is thrown for it. */
  deliver(mailId: number): Promise<void>;
  /** Everything that is due: after a start, and what rested after a failed try. One round at a time. */
  deliverAll(): Promise<void>;
  /** Newest first. */
  listMails(): Promise<ReadableMail[]>;
  readMail(id: number): Promise<ReadableMail | null>;
  /** Begins no more mail, and waits no longer than a moment for the server: a mail in its hands stays claimed and is sent again later. */
  stop(): Promise<void>;
}

export interface MailerParts extends Omit<ComposerParts, 'seller'> {
  log: Log;
  transport: MailTransport;
  sms: SmsTransport;
  /** Sender address; the shop's name is added in front. Null: the seller's address. */
  from: string | null;
  /** A demo stores sent mails for its outbox; a shop does not, because mails hold links that grant access. */
  keepsSent: boolean;
}

/** A server may take its time; one that needs longer than this has not taken the mail. */
export const SEND_MS = 120_000;
/** Longer than a try may take, or a second sender would send the mail while the first is at it. */
export const CLAIM_MS = SEND_MS + 60_000;
/** An SMS is awaited by its requester and is useless later. */
const SMS_WANTED_MS = 30 * 60_000;
const GRACE_MS = 1_000;
/** Ten thousand mails of one morning come from one seller. */
const SELLER_KEPT_MS = 1_000;
const MOST_LISTED = 200;
const LONGEST_FAILURE = 500;

export function openMailer({ log, transport, sms, from, keepsSent, ...parts }: MailerParts): Mailer {
  const { db, clock } = parts;
  const seller = cachedFor(SELLER_KEPT_MS, () => readSeller(db));
  const compose = composerOf({ ...parts, seller: seller.read });
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let round: Promise<void> | null = null;

  async function deliver(mailId: number): Promise<void> {
    const now = clock.now();
    const row = stopping.signal.aborted ? null : await claimMail(db, mailId, now, new Date(now.getTime() + CLAIM_MS));
    if (!row) return;
    try {
      // Marked as sent even if the mail server accepts it after the time limit: an accepted mail must not be sent twice.
      const sending = send(row).then((mail) => markSent(db, row.id, clock.now(), keepsSent ? mail : null));
      await unlessStopped(sending, stopping.signal, SEND_MS);
    } catch (failure) {
      await giveBack(row, failure);
    }
  }

  async function send(row: MailRow): Promise<ComposedMail> {
    if (isSms(row.template) && clock.now().getTime() - row.queuedAt.getTime() > SMS_WANTED_MS)
      throw new NoLongerWanted('Who asked for this SMS waits for it no longer');
    const { shop, ...mail } = await compose(row, 'send');
    const id = row.dedupeKey.replace(/[^\w.-]+/g, '-');
    if (isSms(row.template)) {
      await sms.send({ id, to: row.recipient, text: mail.text });
      return { shop, ...mail };
    }
    const sender = `"${shop.replace(/["\\\r\n]/g, '')}" <${addressToWriteFrom(from, await seller.read())}>`;
    const answered = row.replyTo === null ? {} : { replyTo: row.replyTo };
    await transport.send({ ...mail, ...answered, id, from: sender, to: row.recipient, date: row.queuedAt });
    return { shop, ...mail };
  }

  async function giveBack(row: MailRow, failure: unknown): Promise<void> {
    const now = clock.now();
    const isVain = failure instanceof NoLongerWanted || isRefusedForGood(failure);
    const pause = isVain ? null : pauseAfter(row.tries + 1);
    const nextTryAt = pause === null ? null : new Date(now.getTime() + pause);
    const said = (failure instanceof Error ? failure.message : String(failure)).slice(0, LONGEST_FAILURE);
    const isOurs = await markFailed(db, row, { failure: said, nextTryAt, now });
    const told = { mail: row.id, template: row.template, nextTryAt, err: failure };
    if (!isOurs) return;
    if (failure instanceof NothingToSend) return deleteUnsentMail(db, row.id);
    log.error(told, nextTryAt ? 'A mail could not be sent; it is tried again' : 'A mail was given up (shop mail list)');
  }

  function track(mailId: number): Promise<void> {
    const work = deliver(mailId).finally(() => underWay.delete(work));
    underWay.add(work);
    return work;
  }

  /** Mails queued during the run are sent too; each mail is tried once. */
  async function deliverDue(): Promise<void> {
    const tried = new Set<number>();
    for (;;) {
      const due = (await unsentMails(db, clock.now())).filter((id) => !tried.has(id));
      if (due.length === 0) return;
      for (const id of due) {
        if (stopping.signal.aborted) return;
        tried.add(id);
        await track(id);
      }
    }
  }

  /** Null: sent while the shop was no demo, or queued and not to be written: no longer wanted, or its subject is missing. */
  async function readable(row: MailRow): Promise<ReadableMail | null> {
    const written = writtenMail(row) ?? (row.sentAt === null ? await compose(row, 'look').catch(() => null) : null);
    if (written === null) return null;
    const { subject, text, html } = written;
    const times = { queuedAt: row.queuedAt.toISOString(), sentAt: row.sentAt?.toISOString() ?? null };
    return { id: row.id, to: row.recipient, subject, text, html, ...times };
  }

  return {
    deliver: track,
    deliverAll() {
      round ??= deliverDue().finally(() => {
        round = null;
      });
      return round;
    },
    listMails: async () =>
      (await Promise.all((await newestMails(db, MOST_LISTED)).map(readable))).filter((mail) => mail !== null),
    async readMail(id) {
      const row = await mailById(db, id);
      return row && readable(row);
    },
    async stop() {
      const grace = setTimeout(() => stopping.abort(), GRACE_MS);
      await Promise.allSettled([...underWay]);
      clearTimeout(grace);
      stopping.abort();
      await round?.catch(() => undefined);
    },
  };
}
