// A customer as an ERP sends it: found by the ERP's number or the e-mail address, else an account is opened without a password.
import {
  type CustomerRow,
  changeCustomerIn,
  customerByEmail,
  customerOfErp,
  type ErpAddress,
  lockCustomer,
  updateCustomer,
  writeErpAddresses,
} from '#backend/commerce/customer/index';
import { revokeAllSessions } from '#backend/commerce/session/index';
import { listStores } from '#backend/commerce/store/store.sql';
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import { faulty, type StaffOutcome } from '#domain/refusal/staff-faults';
import { emailFrom } from '#domain/validate/email';
import { addCustomerIn, sendLink } from './add-customer';
import { type CompanyOfErp, findOfErp } from './erp-company';

export interface ErpCustomer {
  erpNumber: string | null;
  email: string | null;
  firstname?: string | undefined;
  lastname?: string | undefined;
  group?: string | undefined;
  store?: string | undefined;
  company?: CompanyOfErp | null | undefined;
  language: 'da' | 'en';
  blocked?: boolean | undefined;
  invite: boolean;
  addresses: readonly ErpAddress[];
  /** The store of the key: customers of others do not exist for it. Null: all. */
  onlyStore: string | null;
}

/** Locked. Null: there is none. */
export async function findErpCustomer(
  { db }: Transaction,
  { erpNumber, email: typed, store, onlyStore }: ErpCustomer,
): Promise<StaffOutcome<{ customer: CustomerRow | null }>> {
  const email = typed === null ? null : emailFrom(typed);
  if (typed !== null && email === null) return faulty({ field: 'email', code: 'EMAIL_INVALID', value: typed });
  const named = erpNumber === null ? null : await customerOfErp(db, erpNumber);
  const byEmail = email === null ? null : await customerByEmail(db, email);
  if (named && email !== null && named.email !== email)
    return faulty({ field: 'email', code: 'EMAIL_DIFFERS', value: email });
  if (!named && byEmail?.erpNumber != null && erpNumber !== null)
    return faulty({ field: 'email', code: 'EMAIL_TAKEN', value: byEmail.erpNumber });
  if (onlyStore !== null && store !== undefined && store !== onlyStore)
    return faulty({ field: 'store', code: 'STORE_DIFFERS', value: store });
  const found = named ?? byEmail;
  const customer = found && (await lockCustomer(db, found.id));
  if (!customer || onlyStore === null) return { ok: true, customer };
  const own = (await listStores(db)).find(({ code }) => code === onlyStore);
  return own?.id === customer.storeId ? { ok: true, customer } : faulty({ field: 'email', code: 'STORE_DIFFERS' });
}

export async function writeErpCustomer(
  tx: Transaction,
  found: CustomerRow | null,
  line: ErpCustomer,
  { queue, now }: { queue: JobQueue; now: Date },
): Promise<StaffOutcome<{ email: string }>> {
  const done = found ? await changeFound(tx, found, line) : await openErpAccount(tx, line, { queue, now });
  if (!done.ok) return done;
  const { customer } = done;
  const { erpNumber, blocked } = line;
  const isActive = blocked === undefined ? customer.isActive : !blocked;
  if (customer.isActive && !isActive) await revokeAllSessions(tx.db, customer.id, now);
  await updateCustomer(tx.db, customer.id, { isActive, ...(erpNumber !== null && { erpNumber }) });
  const kept = await writeErpAddresses(tx, customer, line.addresses);
  return kept.ok
    ? { ok: true, email: customer.email }
    : faulty({ field: `addresses.${kept.field ?? 'address'}`, code: kept.code });
}

async function openErpAccount(
  tx: Transaction,
  line: ErpCustomer,
  { queue, now }: { queue: JobQueue; now: Date },
): Promise<StaffOutcome<{ customer: CustomerRow }>> {
  const { email, firstname = '', lastname = '', group = null, store = line.onlyStore, language } = line;
  if (email === null) return faulty({ field: 'email', code: 'REQUIRED' });
  const company = await companyOfLine(tx, line.company ?? null);
  if (!company.ok) return company;
  const typed = { email, firstname, lastname, group, store, company: company.number, language };
  const added = await addCustomerIn(tx, typed, now);
  if (added.ok && line.invite) await sendLink(tx, added, language, { queue, now });
  return added;
}

/** An account stays with its company: its orders and agreements are the company's. */
async function changeFound(
  tx: Transaction,
  customer: CustomerRow,
  { company: named, firstname, lastname, group, store }: ErpCustomer,
): Promise<StaffOutcome<{ customer: CustomerRow }>> {
  if (named !== undefined) {
    const company = await companyOfLine(tx, named);
    if (!company.ok) return company;
    if (company.number !== (customer.businessId === null ? null : String(customer.businessId)))
      return faulty({ field: 'company', code: 'COMPANY_DIFFERS' });
  }
  const change = {
    ...(firstname !== undefined && { firstname }),
    ...(lastname !== undefined && { lastname }),
    ...(group !== undefined && { group }),
    ...(store !== undefined && { store }),
  };
  if (Object.keys(change).length === 0) return { ok: true, customer };
  const done = await changeCustomerIn(tx, customer, change);
  return done.ok ? { ok: true, customer } : done;
}

/** Its number in the shop. */
async function companyOfLine(
  tx: Transaction,
  named: CompanyOfErp | null,
): Promise<StaffOutcome<{ number: string | null }>> {
  if (named === null) return { ok: true, number: null };
  const found = await findOfErp(tx, named);
  if (!found.ok) return found;
  return found.company
    ? { ok: true, number: String(found.company.id) }
    : faulty({ field: 'company', code: 'UNKNOWN', value: named.erpNumber ?? named.cvr ?? '' });
}
