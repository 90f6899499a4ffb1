// Passwords: requesting a link to choose a new one, using it, and changing the password while logged in.

import { proveAgain, trustOrigin } from '#backend/commerce/session/guessing';
import { LINK_HOURS, takeLink } from '#backend/commerce/session/links/links';
import { hashPassword } from '#backend/commerce/session/password';
import { revokeAllSessions, revokeOtherSessions } from '#backend/commerce/session/session.sql';
import type { JobQueue } from '#backend/db/job-queue';
import type { Limits } from '#backend/db/limits';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { Context } from '#backend/graphql/context';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import { checkPassword } from '#domain/customer/account';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { languageOfCustomer } from '#domain/store/locale';
import { emailFrom } from '#domain/validate/email';
import { type CustomerRow, lockCustomer, updateCustomer } from './account.sql';

export type PasswordParts = Pick<Context, 'pool' | 'db' | 'now' | 'store' | 'language' | 'clientAddress' | 'device'> & {
  queue: JobQueue;
  limits: Limits;
};

/**
 * The same answer and the same statements for every address: neither says whether it has an account, nor that a limit was reached. Whose it is
 * is looked up when the mail is sent (mail/compose).
 */
export async function requestReset(typed: string, parts: PasswordParts): Promise<Outcome> {
  const { limits, clientAddress, pool, now, queue, store, language } = parts;
  const email = emailFrom(typed);
  if (email === null) return refusal('EMAIL_INVALID', { field: 'email' });
  if (!(await limits.take('reset-address', clientAddress))) return { ok: true };
  if (!(await limits.take('reset-email', email))) return { ok: true };
  const told = { resetOf: email, hours: LINK_HOURS.password };
  const mail = { kind: 'password-reset', language, recipient: email, storeId: store.id, told } as const;
  const event = `${email}:${now.getTime()}`;
  await inTransaction(pool, (tx) => queueCustomerMail(tx, queue, { ...mail, event }, now));
  return { ok: true };
}

/** Ends every login, also of others who knew the old password. The first use of the link counts, and only in its time. */
export async function chooseByLink(token: string, password: string, parts: PasswordParts): Promise<Outcome> {
  const strong = checkPassword(password);
  if (!strong.ok) return strong;
  const passwordHash = await hashPassword(password);
  const outcome = await inTransaction(parts.pool, async (tx): Promise<Outcome<{ email: string }>> => {
    const link = await takeLink(tx.db, 'password', token, parts.now);
    const who = link && (await lockCustomer(tx.db, link.customerId));
    if (!who?.isActive) return refusal('LINK_USED_UP');
    await updateCustomer(tx.db, who.id, { passwordHash });
    await revokeAllSessions(tx.db, who.id, parts.now);
    await tellOfChange(tx, who, parts);
    return { ok: true, email: who.email };
  });
  if (!outcome.ok) return outcome;
  const { clientAddress, device } = parts;
  await trustOrigin(parts.limits, { name: outcome.email, clientAddress, device });
  return { ok: true };
}

/** While logged in; every other login ends. `storedHash`: of the current login. */
export async function changePassword(
  who: CustomerRow,
  typed: { current: string; next: string },
  storedHash: string,
  parts: PasswordParts,
): Promise<Outcome> {
  const { clientAddress, device } = parts;
  const proven = await proveAgain(parts.limits, who, {
    password: typed.current,
    field: 'currentPassword',
    clientAddress,
    device,
  });
  if (!proven.ok) return proven;
  const strong = checkPassword(typed.next, 'newPassword');
  if (!strong.ok) return strong;
  const passwordHash = await hashPassword(typed.next);
  return inTransaction(parts.pool, async (tx): Promise<Outcome> => {
    await updateCustomer(tx.db, who.id, { passwordHash });
    await revokeOtherSessions(tx.db, who.id, storedHash, parts.now);
    await tellOfChange(tx, who, parts);
    return { ok: true };
  });
}

async function tellOfChange(tx: Transaction, who: CustomerRow, { queue, now, store }: PasswordParts): Promise<void> {
  const language = languageOfCustomer(who.accountSettings.defaultLanguage);
  const event = `${who.id}:${now.getTime()}`;
  const mail = { kind: 'password-changed', language, event, recipient: who.email, storeId: store.id } as const;
  await queueCustomerMail(tx, queue, { ...mail, told: { firstname: who.firstname } }, now);
}
