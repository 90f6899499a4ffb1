// The days on which returned goods are collected: workdays, from the next one for requests before 14:00 on a workday (spec §9
// "Delivery cutoff"), else a workday later.
import { addWorkdays, danishHolidays, type IsoDate, inCopenhagen, workdayFrom } from '#domain/calendar/calendar';

/** On the Danish clock. */
export const PICKUP_CUT_OFF_HOUR = 14;
export const PICKUP_DAYS_OFFERED = 10;

/** In their order. */
export function pickupDays(now: Date): IsoDate[] {
  const { date, hour } = inCopenhagen(now);
  const year = Number(date.slice(0, 4));
  const holidays = [...danishHolidays(year), ...danishHolidays(year + 1)];
  const begun = workdayFrom(date, holidays);
  // What comes on a day off is handled as if it came in the morning of the next workday.
  const isLate = begun === date && hour >= PICKUP_CUT_OFF_HOUR;
  const first = addWorkdays(begun, isLate ? 2 : 1, holidays);
  return Array.from({ length: PICKUP_DAYS_OFFERED }, (_, later) => addWorkdays(first, later, holidays));
}
