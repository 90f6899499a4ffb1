// Duties per unit (chocolate, coffee, private copying …). Spec §3 item_duty_code and item_duty_rate; architecture §5: rows with
// valid-from and valid-to, never constants, because every rate is indexed or repealed by law from a date on.

import { isInForce } from '#domain/calendar/period';
import type { Oere } from '#domain/money/money';
import type { UnitDuty } from '#domain/price/price';

/** VAT is charged on the duty as well, so the rate is gross like every catalogue price. */
export type DutyRow = {
  code: string;
  label: string;
  ratePerUnitGrossOere: Oere;
  validFrom: Date;
  validTo: Date | null;
};

export type DutyQuestion = {
  code: string | null | undefined;
  rows: readonly DutyRow[];
  now: Date;
  /** Codes that this customer is approved to buy free of duty (the seller retains the proof). */
  exemptCodes?: readonly string[];
};

/** The duty on one unit on that day, or null: no code, no rate in force, a rate of nothing, or an exempt customer. */
export function dutyOn({ code, rows, now, exemptCodes = [] }: DutyQuestion): UnitDuty | null {
  const inForce = rows
    .filter((row) => row.code === code && !exemptCodes.includes(row.code))
    .filter((row) => isInForce({ from: row.validFrom, to: row.validTo }, now))
    // Where two rows overlap the later one is the correction of the earlier.
    .sort((a, b) => b.validFrom.getTime() - a.validFrom.getTime());
  const row = inForce[0];
  if (!row || row.ratePerUnitGrossOere === 0) return null;
  return { code: row.code, label: row.label, ratePerUnitGrossOere: row.ratePerUnitGrossOere };
}
