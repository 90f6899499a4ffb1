// What a company is and what it may, as staff type it (spec §3 "business"): each field judged by itself, and credit only for those who buy on invoice.

import { weekdayNumber } from '#domain/delivery/delivery-schedule';
import type { StaffFault, StaffOutcome } from '#domain/refusal/staff-faults';
import { cvrFault, cvrFrom } from '#domain/validate/cvr';
import { eanFault, eanFrom } from '#domain/validate/ean';
import { companyFrom } from '#domain/validate/person-name';
import { tidyLine } from '#domain/validate/written';

/** Omitted fields stay unchanged. Amounts in øre; null removes a limit. */
export interface TermsTyped {
  name?: string;
  cvr?: string;
  /** Empty removes it. */
  ean?: string;
  salesCode?: string;
  description?: string;
  reference?: string;
  invoice?: boolean;
  credit?: number | null;
  freeFreight?: boolean;
  freeFreightFrom?: number | null;
  /** Codes of duties; an empty list removes all. */
  dutyExempt?: readonly string[];
  /** A weekday of deliveries; empty removes it. */
  weekday?: string;
  contractGoods?: boolean;
  giftCards?: boolean;
}

/** As stored. */
export interface CompanyTerms {
  name: string;
  cvr: string;
  vatId: string | null;
  ean: string | null;
  salesCode: string;
  description: string;
  referenceNumber: string;
  invoiceAllowed: boolean;
  creditLimitOere: number | null;
  freeShipping: boolean;
  freeShippingLimitOere: number | null;
  dutyExemptCodes: string[];
  weekday: string;
  showContractGoods: boolean;
  giftcardEnabled: boolean;
}

type Judge = (typed: TermsTyped, values: Partial<CompanyTerms>, knownDuties: readonly string[]) => StaffFault | null;

const JUDGES: readonly Judge[] = [
  ({ name }, values) => {
    if (name === undefined) return null;
    const read = companyFrom(name);
    if (read === null) return { field: 'name', code: name.trim() === '' ? 'REQUIRED' : 'NAME_INVALID', value: name };
    values.name = read;
    return null;
  },
  ({ cvr }, values) => {
    if (cvr === undefined) return null;
    const read = cvrFrom(cvr);
    if (read === null) return { field: 'cvr', code: cvrFault(cvr), value: cvr };
    values.cvr = read;
    values.vatId = `DK${read}`;
    return null;
  },
  ({ ean }, values) => {
    if (ean === undefined) return null;
    const read = eanFrom(ean);
    if (read === null && ean.trim() !== '') return { field: 'ean', code: eanFault(ean), value: ean };
    values.ean = read;
    return null;
  },
  ({ weekday }, values) => {
    if (weekday === undefined) return null;
    const day = weekday.trim().toLowerCase();
    if (day !== '' && weekdayNumber(day) === null) return { field: 'weekday', code: 'WEEKDAY_INVALID', value: weekday };
    values.weekday = day;
    return null;
  },
  ({ dutyExempt }, values, knownDuties) => {
    if (dutyExempt === undefined) return null;
    const unknown = dutyExempt.find((code) => !knownDuties.includes(code));
    if (unknown !== undefined) return { field: 'dutyExempt', code: 'UNKNOWN', value: unknown };
    values.dutyExemptCodes = [...new Set(dutyExempt)];
    return null;
  },
];

/** Taken as they are typed. */
function plainValues(typed: TermsTyped): Partial<CompanyTerms> {
  const { salesCode, description, reference, invoice, credit, freeFreight, freeFreightFrom, contractGoods, giftCards } =
    typed;
  return {
    ...(salesCode !== undefined && { salesCode: tidyLine(salesCode) }),
    ...(description !== undefined && { description: tidyLine(description) }),
    ...(reference !== undefined && { referenceNumber: tidyLine(reference) }),
    ...(invoice !== undefined && { invoiceAllowed: invoice }),
    ...(credit !== undefined && { creditLimitOere: credit }),
    ...(freeFreight !== undefined && { freeShipping: freeFreight }),
    ...(freeFreightFrom !== undefined && { freeShippingLimitOere: freeFreightFrom }),
    ...(contractGoods !== undefined && { showContractGoods: contractGoods }),
    ...(giftCards !== undefined && { giftcardEnabled: giftCards }),
  };
}

/** The changes to the company, or every error in the input. `isOnInvoice`: the stored value. */
export function termsFrom(
  typed: TermsTyped,
  { isOnInvoice, knownDuties }: { isOnInvoice: boolean; knownDuties: readonly string[] },
): StaffOutcome<{ values: Partial<CompanyTerms> }> {
  const values = plainValues(typed);
  const faults = JUDGES.flatMap((judge) => judge(typed, values, knownDuties) ?? []);
  const { credit, invoice = isOnInvoice } = typed;
  if (typeof credit === 'number' && !invoice) faults.push({ field: 'credit', code: 'CREDIT_NEEDS_INVOICE' });
  // Who may not buy on invoice has no limit to what they owe.
  if (invoice === false && isOnInvoice && credit === undefined) values.creditLimitOere = null;
  return faults.length > 0 ? { ok: false, faults } : { ok: true, values };
}
