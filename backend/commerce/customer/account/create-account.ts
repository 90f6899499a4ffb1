// A new account, private or for a business, with its welcome. Spec §5 (names, password, CVR, EAN, terms), §8 "Duplicate e-mail".
import { askForNewsletter } from '#backend/commerce/newsletter/subscribe';
import { hashPassword } from '#backend/commerce/session/password';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import type { Context } from '#backend/graphql/context';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import {
  type Business,
  type BusinessTyped,
  businessFrom,
  checkPassword,
  type PersonTyped,
  personFrom,
} from '#domain/customer/account';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { groupFor, insertBusiness, insertCustomer } from './account.sql';
import { NEW_FLAGS, newSettings } from './defaults';

export interface AccountTyped extends PersonTyped {
  password: string;
  wantsNewsletter: boolean;
  acceptsTerms: boolean;
  /** Null for a private customer. */
  business: BusinessTyped | null;
}

/** Credit is given by people who have looked at the business: until then it pays by card. */
export const businessRow = ({ name, cvr, ean, vatId }: Business) => ({
  name,
  cvr,
  ean,
  vatId,
  salesCode: '',
  description: '',
  referenceNumber: '',
  freeShipping: false,
  freeShippingLimitOere: null,
  showContractGoods: false,
  giftcardEnabled: true,
  weekday: '',
  invoiceAllowed: false,
  creditLimitOere: null,
  dutyExemptCodes: [],
  priceGroup: '',
  disallow: [],
});

type Parts = Pick<Context, 'pool' | 'now' | 'store' | 'language'> & { queue: JobQueue };

export async function createAccount(typed: AccountTyped, parts: Parts): Promise<Outcome<{ customerId: number }>> {
  const person = personFrom(typed);
  if (!person.ok) return person;
  const strong = checkPassword(typed.password);
  if (!strong.ok) return strong;
  if (!typed.acceptsTerms) return refusal('TERMS_NOT_ACCEPTED', { field: 'terms' });
  const business = typed.business && businessFrom(typed.business);
  if (business && !business.ok) return business;
  // Hashing is slow on purpose: not while a connection is held.
  const passwordHash = await hashPassword(typed.password);
  return writeAccount({ ...typed, ...person.person, passwordHash, business: business?.business ?? null }, parts);
}

type Checked = Omit<AccountTyped, 'business'> & { passwordHash: string; business: Business | null };

function writeAccount(checked: Checked, { pool, now, store, language, queue }: Parts) {
  const { email, firstname, lastname, passwordHash, business } = checked;
  return inTransaction(pool, async (tx): Promise<Outcome<{ customerId: number }>> => {
    const made = await insertCustomer(tx.db, {
      email,
      firstname,
      lastname,
      passwordHash,
      groupId: await groupFor(tx.db, business !== null),
      storeId: store.id,
      pwaUsername: '',
      isActive: true,
      flags: { ...NEW_FLAGS, isBusinessAdmin: business !== null },
      accountSettings: { ...newSettings(language), orderHistoryVisibility: business ? 'business' : 'own' },
      businessShoppinglistLimit: 0,
      businessId: business ? await insertBusiness(tx.db, businessRow(business)) : null,
      createdAt: now,
      termsAcceptedAt: now,
    });
    // The business that was written for it goes with the transaction.
    if (!made) throw new EmailTaken();
    if (checked.wantsNewsletter)
      await askForNewsletter(tx, { email, store, language, location: 'create-account' }, { queue, now });
    const mail = { recipient: email, language, storeId: store.id, event: String(made.id) };
    await queueCustomerMail(tx, queue, { ...mail, kind: 'welcome', told: { firstname } }, now);
    return { ok: true, customerId: made.id };
  }).catch((failure: unknown): Outcome<{ customerId: number }> => {
    if (failure instanceof EmailTaken) return refusal('EMAIL_TAKEN', { field: 'email' });
    throw failure;
  });
}

class EmailTaken extends Error {}
