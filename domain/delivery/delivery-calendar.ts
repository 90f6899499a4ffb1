// The days on which a shop sends and delivers, and the time at which a day's orders close. Public holidays are computed; a shop names what
// differs from them. Spec §9 "Delivery cutoff".
import {
  type CopenhagenTime,
  danishHolidays,
  type IsoDate,
  inCopenhagen,
  minutesOfClock,
} from '#domain/calendar/calendar';

export type DeliveryCalendar = {
  /** '14:00', Copenhagen time: an order of that very minute is too late. */
  cutoff: string;
  /** Further days on which nothing is sent or delivered. */
  closed: readonly IsoDate[];
  /** Public holidays on which it is. */
  open: readonly IsoDate[];
};

/** What holds where a shop says nothing else. */
export const USUAL_CALENDAR: DeliveryCalendar = { cutoff: '14:00', closed: [], open: [] };

/** Closed days of this year and the next: a schedule may cross the turn of the year. Weekends are not included. */
export function closedDays(now: Date, { closed, open }: DeliveryCalendar): IsoDate[] {
  const year = Number(inCopenhagen(now).date.slice(0, 4));
  const holidays = [year, year + 1].flatMap(danishHolidays);
  return [...holidays.filter((day) => !open.includes(day)), ...closed];
}

/** What is left of the day until its orders close; zero or less when they have. */
export const minutesToCutoff = ({ hour, minute }: CopenhagenTime, { cutoff }: DeliveryCalendar): number =>
  minutesOfClock(cutoff) - (hour * 60 + minute);

/** A public holiday is closed by itself, and only one can be opened. */
export const isPublicHoliday = (day: IsoDate): boolean => danishHolidays(Number(day.slice(0, 4))).includes(day);
