// The post office: sends what is queued, each mail once, and lets the demo read it.
import { orderById } from '#backend/commerce/order/rows';
import { wholeOrders } from '#backend/commerce/order/read/rows';
import type { StoreRow } from '#backend/commerce/store/rows';
import type { Db } from '#backend/db/client';
import type { Clock } from '#backend/ports/clock';
import type { MailTransport } from '#backend/ports/mail/index';
import { z } from 'zod';
import { originOfStore, type OwnOrigins } from '#domain/own-host';
import { isLetterName, LETTERS } from './letters/index';
import type { LetterKind } from './letters/letter';
import { writeLetter } from './letters/write-letter';
import { lookOfStore } from './looks';
import { MAIL_TEMPLATES } from './queue-mail';
import { claimMail, type MailRow, mailById, markSent, newestMails, releaseMail, unsentMails } from './rows';
import { writeMail, type WrittenMail } from './write-mail';

export interface ReadableMail extends WrittenMail {
  id: number;
  to: string;
  /** ISO. */
  queuedAt: string;
  sentAt: string | null;
}

export interface PostOffice {
  /** Sends this mail, unless it is sent or somebody is at it. */
  deliver(mailId: number): Promise<void>;
  /** Everything that is left, after a start. */
  deliverAll(): Promise<void>;
  /** Newest first. */
  listMails(): Promise<ReadableMail[]>;
  readMail(id: number): Promise<ReadableMail | null>;
}

export interface PostOfficeParts {
  db: Db;
  clock: Clock;
  transport: MailTransport;
  stores(): Promise<readonly StoreRow[]>;
  /** Sender; the shop's name stands before it. */
  from: string;
  /** Where links lead; never the host that a request named. */
  origins: OwnOrigins;
}

const CLAIM_MS = 30_000;
const MOST_LISTED = 200;
const letterShape = z.object({ storeId: z.number(), told: z.unknown() });
const payloadShape = z.object({ orderId: z.number() });

export function openPostOffice({ db, clock, transport, stores, from, origins }: PostOfficeParts): PostOffice {
  const shopOf = async (storeId: number) => {
    const store = (await stores()).find(({ id }) => id === storeId);
    const origin = store ? originOfStore(store, origins) : origins.main;
    return { shop: store?.name ?? '', look: lookOfStore(store?.code ?? ''), origin };
  };

  async function written(row: MailRow): Promise<WrittenMail & { shop: string }> {
    return isLetterName(row.template) ? letter(row, LETTERS[row.template]) : orderMail(row);
  }

  async function letter({ payload, language }: MailRow, kind: LetterKind): Promise<WrittenMail & { shop: string }> {
    const { storeId, told } = letterShape.parse(payload);
    const from = await shopOf(storeId);
    return { shop: from.shop, ...writeLetter(kind, told, { language, ...from }) };
  }

  async function orderMail(row: MailRow): Promise<WrittenMail & { shop: string }> {
    const { orderId } = payloadShape.parse(row.payload);
    const template = MAIL_TEMPLATES.find((known) => known === row.template);
    const order = await orderById(db, orderId);
    const [whole] = order ? await wholeOrders(db, [order]) : [];
    if (!template || !whole) throw new Error(`Mail ${row.id} tells of ${row.template} ${orderId}, which is not there`);
    const from = await shopOf(whole.order.storeId);
    return { shop: from.shop, ...writeMail({ template, whole, ...from }) };
  }

  async function deliver(mailId: number): Promise<void> {
    const now = clock.now();
    const row = await claimMail(db, mailId, now, new Date(now.getTime() + CLAIM_MS));
    if (!row) return;
    try {
      const { shop, ...mail } = await written(row);
      const sender = `"${shop.replace(/["\\\r\n]/g, '')}" <${from}>`;
      await transport.send({
        ...mail,
        id: row.dedupeKey.replace(/[^\w.-]+/g, '-'),
        from: sender,
        to: row.recipient,
        date: row.queuedAt,
      });
    } catch (failure) {
      await releaseMail(db, row.id);
      throw failure;
    }
    await markSent(db, row.id, clock.now());
  }

  async function readable(row: MailRow): Promise<ReadableMail> {
    const { subject, text, html } = await written(row);
    const times = { queuedAt: row.queuedAt.toISOString(), sentAt: row.sentAt?.toISOString() ?? null };
    return { id: row.id, to: row.recipient, subject, text, html, ...times };
  }

  return {
    deliver,
    async deliverAll() {
      for (const id of await unsentMails(db, clock.now())) await deliver(id);
    },
    listMails: async () => Promise.all((await newestMails(db, MOST_LISTED)).map(readable)),
    async readMail(id) {
      const row = await mailById(db, id);
      return row ? readable(row) : null;
    },
  };
}
