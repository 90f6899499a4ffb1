// A one-time link by SMS: pictures are uploaded from the telephone while the form waits on the computer. Its token is created when the SMS is sent
// and is stored only there.
import type { Pool } from 'pg';
import { hashOfToken, newToken } from '#backend/commerce/session/token';
import type { Reader } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import { UPLOAD_LINK_MINUTES } from '#domain/complaint/pictures';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { uploadBehind } from './take-picture';
import { askUploadLink, giveUploadLink } from './uploads.sql';

export interface LinkAsked {
  pool: Pool;
  queue: JobQueue;
  now: Date;
  storeId: number;
  language: 'da' | 'en';
}

/** `mobile`: as it is stored, '+4520304050'. The link before it stops working. */
export async function sendUploadLink(key: string, mobile: string, asked: LinkAsked): Promise<Outcome> {
  const { pool, queue, now, storeId, language } = asked;
  const done = await inTransaction(pool, async (tx): Promise<Outcome> => {
    const upload = await uploadBehind(tx.client, { key });
    if (!upload) return refusal('LINK_USED_UP');
    if (upload.isUsed) return refusal('PICTURES_UPLOADED');
    const linkNumber = await askUploadLink(tx.client, upload.id, mobile);
    const told = { uploadId: upload.id, linkNumber, minutes: UPLOAD_LINK_MINUTES };
    const sms = { kind: 'complaint-upload', recipient: mobile, language, storeId, told } as const;
    await queueCustomerMail(tx, queue, { ...sms, event: `${upload.id}:${linkNumber}` }, now);
    return { ok: true };
  });
  if (done.ok) queue.wake('send-mail');
  return done;
}

/** For this attempt to send the SMS; null where a newer link was requested. Its hour starts here. */
export async function tokenOfUpload(
  on: Reader,
  { uploadId, linkNumber }: { uploadId: number; linkNumber: number },
  now: Date,
): Promise<string | null> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + UPLOAD_LINK_MINUTES * 60_000);
  const given = { id: uploadId, count: linkNumber, tokenHash: hashOfToken(token), expiresAt };
  return (await giveUploadLink(on, given)) ? token : null;
}
