// Staff send a customer the link to choose a password: the mail of a forgotten password.
import type { Pool } from 'pg';
import { LINK_HOURS } from '#backend/commerce/session/links/links';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import { hasMailbox } from '#domain/punchout/buyers';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { languageOfCustomer } from '#domain/store/locale';
import { customerByEmail } from '../account/account.sql';

const ONE_MAIL_PER_MS = 60_000;

/** A double click sends one mail. */
export async function sendPasswordLink(
  typed: string,
  { pool, queue, now }: { pool: Pool; queue: JobQueue; now: Date },
): Promise<Outcome> {
  const sent = await inTransaction(pool, async (tx): Promise<Outcome> => {
    const found = await customerByEmail(tx.db, typed.trim().toLowerCase());
    if (!found || found.closedAt !== null) return refusal('CUSTOMER_NOT_FOUND');
    if (!found.isActive) return refusal('ACCOUNT_DEACTIVATED');
    if (!hasMailbox(found.email)) return refusal('CUSTOMER_WITHOUT_MAILBOX');
    const mail = {
      ...({ kind: 'password-reset', recipient: found.email, storeId: found.storeId } as const),
      language: languageOfCustomer(found.accountSettings.defaultLanguage),
      told: { resetOf: found.email, hours: LINK_HOURS.password },
      event: `staff ${found.id} ${Math.floor(now.getTime() / ONE_MAIL_PER_MS)}`,
    };
    await queueCustomerMail(tx, queue, mail, now);
    return { ok: true };
  });
  if (sent.ok) queue.wake('send-mail');
  return sent;
}
