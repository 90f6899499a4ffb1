// Companies as staff open and change them: name and numbers, buying on invoice, credit, freight, duties, delivery day.
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { insertBusiness } from '#backend/commerce/customer/account/account.sql';
import { businessRow } from '#backend/commerce/customer/account/create-account';
import type { CompanyRow } from '#backend/commerce/customer/index';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { type TermsTyped, termsFrom } from '#domain/company/company-terms';
import { faulty, type StaffOutcome } from '#domain/refusal/staff-faults';
import { companiesNamed, dutyCodes, lockCvr, updateBusiness } from './companies.sql';
import { lockNamed } from './company-named';

type CompanyTyped = TermsTyped & { name: string; cvr: string };

export const addCompany = (typed: CompanyTyped, pool: Pool): Promise<StaffOutcome<{ id: number; name: string }>> =>
  inTransaction(pool, (tx) => addCompanyIn(tx, typed));

export async function addCompanyIn(
  { db }: Transaction,
  typed: CompanyTyped,
): Promise<StaffOutcome<{ id: number; name: string }>> {
  const judged = termsFrom(typed, { isOnInvoice: false, knownDuties: await dutyCodes(db) });
  if (!judged.ok) return judged;
  const { name = '', cvr = '', ean = null, vatId = null } = judged.values;
  await lockCvr(db, cvr);
  const [taken] = await companiesNamed(db, { cvr });
  if (taken) return faulty({ field: 'cvr', code: 'CVR_TAKEN', value: `${taken.id} ${taken.name}` });
  const id = await insertBusiness(db, { ...businessRow({ name, cvr, ean, vatId }), ...judged.values });
  return { ok: true, id, name };
}

/** Orders that were placed before stay as they are. `unchanged`: within the lock, whether it is still as staff saw it. */
export const changeCompany = (
  named: string,
  typed: TermsTyped,
  pool: Pool,
  unchanged?: (tx: Transaction) => Promise<boolean>,
): Promise<StaffOutcome<{ company: CompanyRow }>> =>
  inTransaction(pool, (tx) => changeCompanyIn(tx, named, typed, unchanged));

export async function changeCompanyIn(
  tx: Transaction,
  named: string,
  typed: TermsTyped,
  unchanged?: (tx: Transaction) => Promise<boolean>,
): Promise<StaffOutcome<{ company: CompanyRow }>> {
  const { db } = tx;
  const found = await lockNamed(db, named);
  if (!found.ok) return found;
  const { company } = found;
  const judged = termsFrom(typed, { isOnInvoice: company.invoiceAllowed, knownDuties: await dutyCodes(db) });
  if (!judged.ok) return judged;
  const { values } = judged;
  if (Object.keys(values).length === 0) return faulty({ field: 'company', code: 'NOTHING_TO_CHANGE' });
  // The second click on a form finds the work of the first.
  if (isDeepStrictEqual({ ...company, ...values }, company)) return { ok: true, company };
  if (unchanged && !(await unchanged(tx))) return faulty({ field: 'company', code: 'COMPANY_CHANGED' });
  const [taken] =
    values.cvr === undefined || values.cvr === company.cvr ? [] : await companiesNamed(db, { cvr: values.cvr });
  if (taken) return faulty({ field: 'cvr', code: 'CVR_TAKEN', value: `${taken.id} ${taken.name}` });
  await updateBusiness(db, company.id, values);
  return { ok: true, company: { ...company, ...values } };
}
