// From when until when a row of the back office is in force. Architecture §5: rules and duties are rows with valid-from and valid-to.
import { addDays, type IsoDate, inCopenhagen, startOfDay } from '#domain/calendar/calendar';

/** `from` belongs to the period, `to` does not; null is open. */
export type Period = { from: Date | null; to: Date | null };

/** Days of the Danish calendar, the first and the last included: `from` = `to` is one day. Without a day the period is open. */
export const periodOfDays = (from: IsoDate | null | undefined, to: IsoDate | null | undefined): Period => ({
  from: from ? startOfDay(from) : null,
  to: to ? startOfDay(addDays(to, 1)) : null,
});

/** The last day on which a period with this exclusive end is in force, in Denmark: a period until midnight ends the day before. */
export const lastDayBefore = (end: Date): IsoDate => inCopenhagen(new Date(end.getTime() - 1)).date;

export function isInForce(period: Period, now: Date): boolean {
  const at = now.getTime();
  if (period.from !== null && at < period.from.getTime()) return false;
  return period.to === null || at < period.to.getTime();
}
