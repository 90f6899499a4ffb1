// A company as an ERP sends it: found by the ERP's number of it or by its CVR number, else opened.
import type { CompanyRow } from '#backend/commerce/customer/index';
import type { Transaction } from '#backend/db/transaction';
import type { TermsTyped } from '#domain/company/company-terms';
import { faulty, type StaffOutcome } from '#domain/refusal/staff-faults';
import { cvrFrom } from '#domain/validate/cvr';
import { companiesNamed, companyOfErp, lockCvr, updateBusiness } from './companies.sql';
import { addCompanyIn, changeCompanyIn } from './keep-companies';

/** One of the two numbers. */
export interface CompanyOfErp {
  erpNumber: string | null;
  cvr: string | null;
}

/** Null: there is none. The caller may then open it: others that name its CVR number wait. */
export async function findOfErp(
  { db }: Transaction,
  { erpNumber, cvr: typed }: CompanyOfErp,
): Promise<StaffOutcome<{ company: CompanyRow | null }>> {
  const cvr = typed === null ? null : cvrFrom(typed);
  if (cvr !== null) await lockCvr(db, cvr);
  const known = erpNumber === null ? null : await companyOfErp(db, erpNumber);
  if (known || cvr === null) return { ok: true, company: known };
  const [company, second] = await companiesNamed(db, { cvr });
  if (second) return faulty({ field: 'cvr', code: 'SEVERAL_COMPANIES', value: cvr });
  // The ERP knows that one by another number.
  if (company?.erpNumber != null && erpNumber !== null)
    return faulty({ field: 'cvr', code: 'CVR_TAKEN', value: company.erpNumber });
  return { ok: true, company: company ?? null };
}

export async function writeOfErp(
  tx: Transaction,
  found: CompanyRow | null,
  { erpNumber, cvr, priceGroup, ...terms }: CompanyOfErp & Omit<TermsTyped, 'cvr'> & { priceGroup: string | undefined },
): Promise<StaffOutcome<{ id: number }>> {
  const typed = { ...terms, ...(cvr !== null && { cvr }) };
  const done = found ? await changeKnown(tx, found, typed) : await openNew(tx, typed);
  if (!done.ok) return done;
  const own = { ...(erpNumber !== null && { erpNumber }), ...(priceGroup !== undefined && { priceGroup }) };
  if (Object.keys(own).length > 0) await updateBusiness(tx.db, done.id, own);
  return done;
}

async function changeKnown(
  tx: Transaction,
  { id }: CompanyRow,
  typed: TermsTyped,
): Promise<StaffOutcome<{ id: number }>> {
  if (Object.values(typed).every((value) => value === undefined)) return { ok: true, id };
  const done = await changeCompanyIn(tx, String(id), typed);
  return done.ok ? { ok: true, id } : done;
}

async function openNew(tx: Transaction, { name, cvr, ...terms }: TermsTyped): Promise<StaffOutcome<{ id: number }>> {
  if (name === undefined) return faulty({ field: 'name', code: 'REQUIRED' });
  if (cvr === undefined) return faulty({ field: 'cvr', code: 'REQUIRED' });
  return addCompanyIn(tx, { ...terms, name, cvr });
}
