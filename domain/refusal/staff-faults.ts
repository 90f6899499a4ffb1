// Validation errors of staff input: one per field, all reported at once.
import type { RefusalCode } from '#domain/refusal/refusals';

/** Codes that shoppers never see, in addition to those of the shop's forms. */
export type StaffFaultCode =
  | RefusalCode
  | 'UNKNOWN'
  | 'NOTHING_TO_CHANGE'
  | 'SAME_ALREADY'
  | 'CVR_TAKEN'
  | 'SEVERAL_COMPANIES'
  | 'NEEDS_COMPANY'
  | 'EMAIL_DIFFERS'
  | 'COMPANY_DIFFERS'
  | 'STORE_DIFFERS'
  | 'GROUP_OF_OTHERS'
  | 'CREDIT_NEEDS_INVOICE'
  | 'WEEKDAY_INVALID'
  | 'ENDS_BEFORE'
  | 'HAS_VARIANTS'
  | 'NO_AGREED_PRICE';

export interface StaffFault {
  /** The name of the field, as the use case knows it. */
  field: string;
  code: StaffFaultCode;
  /** What was typed, or what it conflicts with. */
  value?: string;
}

export type StaffOutcome<Result extends object = object> =
  | ({ ok: true } & Result)
  | { ok: false; faults: readonly StaffFault[] };

export const faulty = (...faults: StaffFault[]): { ok: false; faults: readonly StaffFault[] } => ({
  ok: false,
  faults,
});
