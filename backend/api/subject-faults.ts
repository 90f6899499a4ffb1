// Why a company or customer of a bulk line was refused, for people at another system.
import type { StaffFault } from '#domain/refusal/staff-faults';

const MESSAGES: Partial<Record<StaffFault['code'], string>> = {
  REQUIRED: 'is missing',
  UNKNOWN: 'does not exist',
  CVR_TAKEN: 'is the number of another company',
  SEVERAL_COMPANIES: 'is the number of several companies: send the number of the ERP of one that has it',
  CREDIT_NEEDS_INVOICE: 'is for companies that may buy on account',
  GROUP_OF_OTHERS: 'is a group of other customers',
  EMAIL_TAKEN: 'is the address of another customer',
  EMAIL_DIFFERS: 'is not the address of the customer of this number: an address is changed by its owner',
  COMPANY_DIFFERS: 'is another company than the account has',
  HAS_VARIANTS: 'has variants: these have prices',
  ENDS_BEFORE: 'is before the first day',
  STORE_DIFFERS: 'is a store that the key is not for',
};

/** The first one: a line has one fault. */
export function subjectFault([fault]: readonly StaffFault[]): { code: string; message: string } {
  if (!fault) return { code: 'LINE_WRONG', message: 'The line is refused.' };
  const { field, code, value } = fault;
  const words = MESSAGES[code] ?? 'is not valid';
  return { code, message: value ? `${field}: ${value} ${words}.` : `${field} ${words}.` };
}
