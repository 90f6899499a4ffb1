// Terms of a customer's company as staff change them in the browser: the use case of the command line, and its log.
import { changeCompany } from '#backend/commerce/company/index';
import { customerById } from '#backend/commerce/customer/index';
import { subjectState, witnessOf } from '#backend/commerce/staff/index';
import { guardedPool } from '#backend/db/transaction';
import type { StaffCompanyTermsInput } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { StaffFault } from '#domain/refusal/staff-faults';
import { MOST_COMPANY_TEXT } from '#domain/staff/customer-acts';
import { type ChangedFact, changedFacts } from '#domain/staff/order-state';
import type { StaffContext } from '../context';
import { seenFrom } from '../seen';

interface Changing {
  /** The customer on whose page the form is. */
  id: number;
  terms: StaffCompanyTermsInput;
  /** The company as the page showed it. */
  seen: string;
  staff: string;
}

interface Changed {
  done: Outcome;
  changes: ChangedFact[];
}

export async function changeCompanyForStaff(
  { id, terms, seen, staff }: Changing,
  { db, pool, now }: StaffContext,
): Promise<Changed> {
  const company = (await customerById(db, id))?.business ?? null;
  if (!company) return { done: refusal('CUSTOMER_NOT_FOUND'), changes: [] };
  const tooLong = tooLongTerms(terms);
  if (tooLong) return { done: tooLong, changes: [] };
  const subject = String(company.id);
  const deed = { staff, command: 'company set', kind: 'company' as const, subject, told: null, now };
  let changes: ChangedFact[] = [];
  const { creditOere: credit = null, freeFreightFromOere: freeFreightFrom = null, ...typed } = terms;
  const changed = await changeCompany(
    subject,
    { ...typed, credit, freeFreightFrom },
    guardedPool(pool, witnessOf(deed)),
    async ({ client }) => {
      changes = changedFacts(seenFrom(seen), await subjectState(client, 'company', subject));
      return changes.length === 0;
    },
  );
  return { done: changed.ok ? { ok: true } : refusedTerms(changed.faults[0]), changes };
}

function tooLongTerms(terms: StaffCompanyTermsInput): Outcome | null {
  for (const name of ['salesCode', 'reference', 'description'] as const) {
    const max = MOST_COMPANY_TEXT[name];
    if (terms[name].length > max) return refusal('TOO_LONG', { field: name, params: { max } });
  }
  return null;
}

/** The form names a weekday and duties that exist. */
function refusedTerms(fault: StaffFault | undefined): Outcome {
  if (fault?.code === 'COMPANY_CHANGED') return refusal('COMPANY_CHANGED');
  if (fault?.code === 'CREDIT_NEEDS_INVOICE') return refusal('CREDIT_WITHOUT_INVOICE', { field: 'credit' });
  if (fault?.code === 'EAN_INVALID' || fault?.code === 'EAN_CHECK_DIGIT') return refusal(fault.code, { field: 'ean' });
  throw inputRefused(`${fault?.field} is ${fault?.value}.`);
}
