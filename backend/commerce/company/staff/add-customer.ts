// An account created by staff: without a password; the customer chooses one by the link in the mail about the account.
import type { Pool } from 'pg';
import { copyDefaults } from '#backend/commerce/company/company.sql';
import { colleaguesOf } from '#backend/commerce/company/staff/companies.sql';
import { lockNamed } from '#backend/commerce/company/staff/company-named';
import {
  type CustomerRow,
  customerByEmail,
  groupFor,
  insertCustomer,
  lockEmail,
  updateCustomer,
} from '#backend/commerce/customer/account/account.sql';
import { NEW_FLAGS, newSettings, SUB_USER_FLAGS, subUserSettings } from '#backend/commerce/customer/account/defaults';
import type { CompanyRow } from '#backend/commerce/customer/index';
import { groupNamed } from '#backend/commerce/customer/staff/customers.sql';
import { LINK_HOURS, reserveLink } from '#backend/commerce/session/links/links';
import { listStores } from '#backend/commerce/store/store.sql';
import type { Reader } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import { type Person, personFrom } from '#domain/customer/account';
import { faulty, type StaffFault, type StaffOutcome } from '#domain/refusal/staff-faults';
import { DEFAULT_STORE_ID } from '#domain/store/store-selection';

export interface CustomerTyped {
  email: string;
  firstname: string;
  lastname: string;
  /** Codes; null: as the company's other users, else those of new customers. */
  group: string | null;
  store: string | null;
  /** By its numbers; null for a private customer. */
  company: string | null;
  language: 'da' | 'en';
}

interface Parts {
  pool: Pool;
  queue: JobQueue;
  now: Date;
}

type Added = StaffOutcome<{ id: number; email: string }>;

export async function addCustomer(typed: CustomerTyped, parts: Parts): Promise<Added> {
  const added = await inTransaction(parts.pool, async (tx): Promise<Added> => {
    const made = await addCustomerIn(tx, typed, parts.now);
    if (!made.ok) return made;
    await sendLink(tx, made, typed.language, parts);
    return { ok: true, id: made.customer.id, email: made.customer.email };
  });
  if (added.ok) parts.queue.wake('send-mail');
  return added;
}

type AddedAccount = { customer: CustomerRow; company: CompanyRow | null };

/**
 * Without the mail about the account. The first user of a company administers it; those who follow may what a company's users may until more
 * is given.
 */
export async function addCustomerIn(
  tx: Transaction,
  typed: CustomerTyped,
  now: Date,
): Promise<StaffOutcome<AddedAccount>> {
  const named = personFrom(typed);
  const placed = await accountPlaceOf(tx.db, typed);
  const faults: StaffFault[] = placed.ok ? [] : [...placed.faults];
  if (!named.ok) faults.unshift({ field: named.field ?? 'email', code: named.code });
  if (!named.ok || !placed.ok) return { ok: false, faults };
  await lockEmail(tx.db, named.person.email);
  if (await customerByEmail(tx.db, named.person.email)) return faulty({ field: 'email', code: 'EMAIL_TAKEN' });
  const customer = await writeCustomer(tx, { ...named.person, language: typed.language }, placed, now);
  return { ok: true, customer, company: placed.company };
}

interface Place {
  storeId: number;
  groupId: number;
  company: CompanyRow | null;
  /** Users of the company before this one. */
  colleagues: { id: number; storeId: number; groupId: number }[];
}

async function accountPlaceOf(db: Reader, typed: CustomerTyped): Promise<StaffOutcome<Place>> {
  const found = typed.company === null ? null : await lockNamed(db, typed.company);
  const company = found?.ok ? found.company : null;
  const colleagues = company ? await colleaguesOf(db, company.id) : [];
  const storeId = await storeOf(db, typed.store, colleagues);
  const group = typed.group === null ? null : await groupNamed(db, typed.group);
  const faults: StaffFault[] = found && !found.ok ? [...found.faults] : [];
  if (storeId === null) faults.push({ field: 'store', code: 'UNKNOWN', value: typed.store ?? '' });
  if (typed.group !== null && !group) faults.push({ field: 'group', code: 'UNKNOWN', value: typed.group });
  if (group && group.business !== (typed.company !== null))
    faults.push({ field: 'group', code: 'GROUP_OF_OTHERS', value: group.code });
  if (storeId === null || faults.length > 0) return { ok: false, faults };
  const groupId = group?.id ?? colleagues[0]?.groupId ?? (await groupFor(db, company !== null));
  return { ok: true, storeId, groupId, company, colleagues };
}

async function storeOf(db: Reader, code: string | null, colleagues: Place['colleagues']): Promise<number | null> {
  const stores = await listStores(db);
  if (code !== null) return stores.find((store) => store.code === code)?.id ?? null;
  return colleagues[0]?.storeId ?? stores.find(({ id }) => id === DEFAULT_STORE_ID)?.id ?? null;
}

async function writeCustomer(
  tx: Transaction,
  { email, firstname, lastname, language }: Person & Pick<CustomerTyped, 'language'>,
  { storeId, groupId, company, colleagues }: Place,
  now: Date,
): Promise<CustomerRow> {
  const isSubUser = company !== null && colleagues.length > 0;
  const orderHistoryVisibility = company && !isSubUser ? ('business' as const) : ('own' as const);
  const made = await insertCustomer(tx.db, {
    email,
    firstname,
    lastname,
    passwordHash: '',
    groupId,
    storeId,
    businessId: company?.id ?? null,
    pwaUsername: '',
    isActive: true,
    flags: isSubUser ? SUB_USER_FLAGS : { ...NEW_FLAGS, isBusinessAdmin: company !== null },
    accountSettings: isSubUser ? subUserSettings(language) : { ...newSettings(language), orderHistoryVisibility },
    businessShoppinglistLimit: 0,
    createdAt: now,
  });
  if (!made) throw new Error('The address was free, and its lock was held');
  const [first] = colleagues;
  const places = first ? await copyDefaults(tx.db, first.id, made) : 0;
  if (!isSubUser || places > 0) return made;
  // Who is bound to the company's addresses and has none could not order at all: then addresses are typed.
  const typing = { allowBillingAddressChange: true, allowShippingAddressChange: true };
  const open = { onlyDefaultBilling: false, onlyDefaultShipping: false };
  return updateCustomer(tx.db, made.id, { flags: { ...made.flags, ...typing, ...open } });
}

export async function sendLink(
  tx: Transaction,
  { customer: { id, email, firstname, storeId }, company }: AddedAccount,
  language: 'da' | 'en',
  { queue, now }: Pick<Parts, 'queue' | 'now'>,
): Promise<void> {
  const slot = await reserveLink(tx.db, { purpose: 'password', customerId: id }, now);
  const told = { firstname, slot, hours: LINK_HOURS.password, business: company?.name ?? null };
  const mail = { kind: 'account-made', recipient: email, language, storeId, told, event: String(id) } as const;
  await queueCustomerMail(tx, queue, mail, now);
}
