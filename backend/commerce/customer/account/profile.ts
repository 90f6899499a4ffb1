// What a customer changes of themselves: name, language, newsletter, e-mail address (confirmed at the new one), and closing the account.

import { dutiesOf, lockBusiness } from '#backend/commerce/company/company.sql';
import { chooseNewsletter } from '#backend/commerce/newsletter/choose';
import { moveNewsletter } from '#backend/commerce/newsletter/follow-email';
import { openOrdersOf } from '#backend/commerce/personal-data/personal-data.sql';
import { proveAgain } from '#backend/commerce/session/guessing';
import { LINK_HOURS, reserveLink, takeLink } from '#backend/commerce/session/links/links';
import { inTransaction } from '#backend/db/transaction';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import { mayClose, personFrom } from '#domain/account';
import { defaultLanguageFor, languageOfCustomer } from '#domain/locale';
import { type Outcome, refusal } from '#domain/refusals';
import { mayDelete } from '#domain/sub-user';
import { emailFrom } from '#domain/validate/email';
import { type CustomerRow, customerByEmail, lockCustomer, lockEmail, othersOf, updateCustomer } from './account.sql';
import { endAccount } from './end-account';
import type { PasswordParts } from './passwords';

export interface ProfileTyped {
  firstname: string;
  lastname: string;
  language: 'da' | 'en' | null;
  wantsNewsletter: boolean | null;
}

export async function changeProfile(
  who: CustomerRow,
  { firstname, lastname, language, wantsNewsletter }: ProfileTyped,
  { pool, now, store, language: spoken, queue }: PasswordParts,
): Promise<Outcome> {
  const named = personFrom({ firstname, lastname, email: who.email });
  if (!named.ok) return named;
  const outcome = await inTransaction(pool, async (tx): Promise<Outcome> => {
    const locked = await lockCustomer(tx.db, who.id);
    if (!locked) return refusal('NOT_LOGGED_IN');
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

/** Sends a link to the new address; until it is followed the old one counts. An address that is taken is told only there. */
export async function askForEmail(
  who: CustomerRow,
  typed: { email: string; password: string },
  { pool, db, now, store, queue, limits, clientAddress }: PasswordParts,
): Promise<Outcome> {
  const email = emailFrom(typed.email);
  if (email === null) return refusal('EMAIL_INVALID', { field: 'email' });
  const proven = await proveAgain(limits, who, { password: typed.password, field: 'password', clientAddress });
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

export async function confirmEmail(token: string, { pool, now }: PasswordParts): Promise<Outcome> {
  return inTransaction(pool, async (tx): Promise<Outcome> => {
    const link = await takeLink(tx.db, 'email', token, now);
    const email = link?.details.email;
    if (!link || !email) return refusal('LINK_USED_UP');
    const who = await lockCustomer(tx.db, link.customerId);
    if (!who?.isActive) return refusal('LINK_USED_UP');
    await lockEmail(tx.db, email);
    if (await customerByEmail(tx.db, email)) return refusal('EMAIL_TAKEN');
    await updateCustomer(tx.db, who.id, { email });
    await moveNewsletter(tx, { from: who.email, to: email }, now);
    return { ok: true };
  });
}

/** Not while someone waits for this one: for their approval of orders, or as the only one who lets others in; nor while orders are under way. */
export async function closeAccount(
  who: CustomerRow,
  password: string,
  { pool, now, limits, clientAddress }: PasswordParts,
): Promise<Outcome> {
  const proven = await proveAgain(limits, who, { password, field: 'password', clientAddress });
  if (!proven.ok) return proven;
  return inTransaction(pool, async (tx): Promise<Outcome> => {
    // First the company, so that two who leave at once follow each other.
    if (who.businessId !== null) await lockBusiness(tx.db, who.businessId);
    const locked = await lockCustomer(tx.db, who.id);
    if (!locked?.isActive) return refusal('NOT_LOGGED_IN');
    const deletable = mayDelete({ isSelf: false, ...(await dutiesOf(tx.db, locked.id)) });
    if (!deletable.ok) return deletable;
    const others = locked.businessId === null ? null : await othersOf(tx.db, locked.businessId, locked.id);
    const may = mayClose(locked.flags, others ?? { admins: 0, all: 0 });
    if (!may.ok) return may;
    const open = await openOrdersOf(tx.client, { customerId: locked.id, email: null });
    if (open.length > 0) return refusal('OPEN_ORDERS', { params: { orders: open.join(', ') } });
    await endAccount(tx, locked, now);
    return { ok: true };
  });
}
