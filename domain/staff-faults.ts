// What is wrong with what a staff member typed: one fault for each field, all of them told at once.
import type { RefusalCode } from '#domain/refusals';

/** Codes that shoppers never meet, beside those of the shop's forms. */
export type StaffFaultCode =
  | RefusalCode
  | 'UNKNOWN'
  | 'NOTHING_TO_CHANGE'
  | 'SAME_ALREADY'
  | 'CVR_TAKEN'
  | 'SEVERAL_COMPANIES'
  | 'NEEDS_COMPANY'
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
  /** What was typed, or what stands in the way. */
  value?: string;
}

export type StaffOutcome<Result extends object = object> =
  | ({ ok: true } & Result)
  | { ok: false; faults: readonly StaffFault[] };

export const faulty = (...faults: StaffFault[]): { ok: false; faults: readonly StaffFault[] } => ({
  ok: false,
  faults,
});
