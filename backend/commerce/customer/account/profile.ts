// What a customer changes of themselves: name, language, newsletter, e-mail address (confirmed at the new one).

import { chooseNewsletter } from '#backend/commerce/newsletter/choose';
import { moveNewsletter } from '#backend/commerce/newsletter/follow-email';
import { newsletterOf } from '#backend/commerce/newsletter/newsletter.sql';
import { proveAgain } from '#backend/commerce/session/guessing';
import { LINK_HOURS, readLink, reserveLink, takeLink } from '#backend/commerce/session/links/links';
import { inTransaction } from '#backend/db/transaction';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import { personFrom } from '#domain/customer/account';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { defaultLanguageFor, languageOfCustomer } from '#domain/store/locale';
import { emailFrom } from '#domain/validate/email';
import { type CustomerRow, customerByEmail, lockCustomer, lockEmail, updateCustomer } from './account.sql';
import type { PasswordParts } from './passwords';

export interface ProfileTyped {
  firstname: string;
  lastname: string;
  language: 'da' | 'en' | null;
  wantsNewsletter: boolean | null;
  /** Consent is the customer's own statement: staff may only withdraw it. */
  isByStaff: boolean;
}

export async function changeProfile(
  who: CustomerRow,
  { firstname, lastname, language, wantsNewsletter, isByStaff }: ProfileTyped,
  { pool, now, store, language: spoken, queue }: PasswordParts,
): Promise<Outcome> {
  const named = personFrom({ firstname, lastname, email: who.email });
  if (!named.ok) return named;
  const outcome = await inTransaction(pool, async (tx): Promise<Outcome> => {
    const locked = await lockCustomer(tx.db, who.id);
    if (!locked) return refusal('NOT_LOGGED_IN');
    if (isByStaff && wantsNewsletter && (await newsletterOf(tx.db, locked.email))?.status !== 'SUBSCRIBED')
      return refusal('STAFF_NOT_ALLOWED', { field: 'newsletter' });
    const settings = locked.accountSettings;
    const accountSettings = language ? { ...settings, defaultLanguage: defaultLanguageFor(language) } : settings;
    const { firstname: first, lastname: last } = named.person;
    await updateCustomer(tx.db, who.id, { firstname: first, lastname: last, accountSettings });
    if (wantsNewsletter !== null) {
      const asked = { email: locked.email, store, language: language ?? spoken, location: 'profile' };
      await chooseNewsletter(tx, wantsNewsletter, asked, { queue, now });
    }
    return { ok: true };
  });
  if (wantsNewsletter) queue.wake('send-mail');
  return outcome;
}

/** Sends a link to the new address; until it is followed the old one counts. Reports a taken address only once the password is verified. */
export async function askForEmail(
  who: CustomerRow,
  typed: { email: string; password: string },
  { pool, db, now, store, queue, limits, clientAddress, device }: PasswordParts,
): Promise<Outcome> {
  const email = emailFrom(typed.email);
  if (email === null) return refusal('EMAIL_INVALID', { field: 'email' });
  const proven = await proveAgain(limits, who, { password: typed.password, field: 'password', clientAddress, device });
  if (!proven.ok) return proven;
  if (email === who.email) return { ok: true };
  if (await customerByEmail(db, email)) return refusal('EMAIL_TAKEN', { field: 'email' });
  await inTransaction(pool, async (tx) => {
    const slot = await reserveLink(tx.db, { purpose: 'email', customerId: who.id, details: { email } }, now);
    const language = languageOfCustomer(who.accountSettings.defaultLanguage);
    const mail = { language, recipient: email, storeId: store.id, event: `${who.id}:${now.getTime()}` };
    const told = { firstname: who.firstname, slot, hours: LINK_HOURS.email };
    await queueCustomerMail(tx, queue, { ...mail, kind: 'email-confirmation', told }, now);
  });
  return { ok: true };
}

export async function confirmEmail(token: string, parts: PasswordParts): Promise<Outcome> {
  const confirmed = await confirmAddress(token, null, parts);
  return confirmed.ok ? { ok: true } : confirmed;
}

/** `asked`: the address that a client sends with the link's token; a link for another one is not used up. */
export async function confirmAddress(
  token: string,
  asked: string | null,
  { db, pool, now }: PasswordParts,
): Promise<Outcome<{ customerId: number }>> {
  if (asked !== null && (await readLink(db, 'email', token, now))?.details.email !== emailFrom(asked))
    return refusal('LINK_USED_UP');
  return inTransaction(pool, async (tx): Promise<Outcome<{ customerId: number }>> => {
    const link = await takeLink(tx.db, 'email', token, now);
    const email = link?.details.email;
    if (!link || !email) return refusal('LINK_USED_UP');
    const who = await lockCustomer(tx.db, link.customerId);
    if (!who?.isActive) return refusal('LINK_USED_UP');
    await lockEmail(tx.db, email);
    if (await customerByEmail(tx.db, email)) return refusal('EMAIL_TAKEN');
    await updateCustomer(tx.db, who.id, { email });
    await moveNewsletter(tx, { from: who.email, to: email }, now);
    return { ok: true, customerId: who.id };
  });
}
