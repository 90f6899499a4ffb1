// The company that staff mean by a CVR number or by the shop's own number of it.

import { type CompanyRow, lockBusiness } from '#backend/commerce/customer/account/business.sql';
import type { Reader } from '#backend/db/client';
import { faulty, type StaffOutcome } from '#domain/refusal/staff-faults';
import { cvrFrom } from '#domain/validate/cvr';
import { companiesNamed } from './companies.sql';

/** Refuses what names none, and a CVR number that several companies have: then the shop's own number is needed. */
export async function companyNamed(reader: Reader, typed: string): Promise<StaffOutcome<{ company: CompanyRow }>> {
  const fault = { field: 'company', value: typed };
  const cvr = cvrFrom(typed);
  const id = /^[1-9]\d{0,6}$/.test(typed.trim()) ? Number(typed) : null;
  const named = cvr !== null ? { cvr } : id !== null ? { id } : null;
  const [company, second] = named ? await companiesNamed(reader, named) : [];
  if (!company) return faulty({ ...fault, code: 'UNKNOWN' });
  return second ? faulty({ ...fault, code: 'SEVERAL_COMPANIES' }) : { ok: true, company };
}

/** The same, locked until the transaction ends. */
export async function lockNamed(reader: Reader, typed: string): Promise<StaffOutcome<{ company: CompanyRow }>> {
  const found = await companyNamed(reader, typed);
  const company = found.ok ? await lockBusiness(reader, found.company.id) : null;
  return company ? { ok: true, company } : found;
}
