// When goods can be fetched in a shop. Spec §1 and §9: within 3 hours, counted in the opening hours, which are shown as 9-17.
import { addDays, type CopenhagenTime, type IsoDate, minutesOfClock } from '#domain/calendar/calendar';
import { hoursOn, type OpeningException, type OpeningHours } from '#domain/delivery/opening-hours';

/** Spec §9 "Click and collect". */
export const PICKUP_MINUTES = 3 * 60;

const FURTHEST_DAYS = 60;

/**
 * The wall clock in the shop at which three hours of opening time have passed since `from`. Null for a shop that is never open. Nothing is
 * open at night, so a clock change never falls within the counted hours. Days of `closed` are closed, unless an exception says
 * otherwise; Saturdays are open where the shop has hours for them.
 */
export function readyAt(
  from: CopenhagenTime,
  hours: OpeningHours,
  closed: readonly IsoDate[],
  exceptions: readonly OpeningException[] = [],
): CopenhagenTime | null {
  let left = PICKUP_MINUTES;
  let day = from.date;
  for (let days = 0; days <= FURTHEST_DAYS; days += 1, day = addDays(day, 1)) {
    const open = hoursOn(day, { hours, exceptions }, closed);
    if (!open) continue;
    const opens = minutesOfClock(open.from);
    const begins = days === 0 ? Math.max(opens, from.hour * 60 + from.minute) : opens;
    const ends = minutesOfClock(open.to);
    if (begins + left <= ends) return clockAt(day, begins + left);
    left -= Math.max(0, ends - begins);
  }
  return null;
}

const clockAt = (date: IsoDate, minutes: number): CopenhagenTime => ({
  date,
  hour: Math.floor(minutes / 60),
  minute: minutes % 60,
});

/** '2026-11-23T12:00', as the order stores it: the shop's local time. */
export function wallClock({ date, hour, minute }: CopenhagenTime): string {
  return `${date}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
