// When a shop that one can walk into is open: its week, public holidays, and days on which it differs from both.
import { addDays, type CopenhagenTime, type IsoDate, minutesOfClock, weekdayOf } from '#domain/calendar/calendar';

/** '09:00' by the clock on the shop's wall. */
export interface DayHours {
  from: string;
  to: string;
}

/** Monday first, null for a day on which the shop is closed. */
export type OpeningHours = readonly (DayHours | null)[];

/** One day that is not as usual; without hours the shop is closed. It counts before holidays and before the week. */
export interface OpeningException {
  date: IsoDate;
  hours: DayHours | null;
}

export interface OpeningWeek {
  hours: OpeningHours;
  exceptions: readonly OpeningException[];
}

/** Null: closed. `closed`: public holidays, and days on which nothing is open. */
export function hoursOn(day: IsoDate, { hours, exceptions }: OpeningWeek, closed: readonly IsoDate[]): DayHours | null {
  const exception = exceptions.find(({ date }) => date === day);
  if (exception) return exception.hours;
  return closed.includes(day) ? null : (hours[weekdayOf(day) - 1] ?? null);
}

/** `usual`: as the week says; `holiday`: closed although the week has hours; `exception`: as it was said for that day. */
export type OpenDayKind = 'usual' | 'holiday' | 'exception';

export interface OpenDay {
  date: IsoDate;
  hours: DayHours | null;
  kind: OpenDayKind;
}

/** So many days, `from` the first of them. */
export function openDays(from: IsoDate, count: number, week: OpeningWeek, closed: readonly IsoDate[]): OpenDay[] {
  return Array.from({ length: count }, (_, at) => {
    const date = addDays(from, at);
    return { date, hours: hoursOn(date, week, closed), kind: kindOfDay(date, week, closed) };
  });
}

function kindOfDay(day: IsoDate, { hours, exceptions }: OpeningWeek, closed: readonly IsoDate[]): OpenDayKind {
  if (exceptions.some(({ date }) => date === day)) return 'exception';
  const isOpenInWeek = (hours[weekdayOf(day) - 1] ?? null) !== null;
  return isOpenInWeek && closed.includes(day) ? 'holiday' : 'usual';
}

/** `opens`: the next day with hours, which may be today; `shut`: none is known. */
export type OpenState =
  | { kind: 'open'; until: string }
  | { kind: 'opens'; date: IsoDate; from: string; isToday: boolean }
  | { kind: 'shut' };

/** What holds at that minute. It closes with the minute of `to`: at 17:00 a shop that is open until 17 is closed. */
export function openState(
  { date, hour, minute }: CopenhagenTime,
  days: readonly Pick<OpenDay, 'date' | 'hours'>[],
): OpenState {
  const now = hour * 60 + minute;
  const today = days.find((day) => day.date === date)?.hours ?? null;
  if (today && minutesOfClock(today.from) <= now && now < minutesOfClock(today.to))
    return { kind: 'open', until: today.to };
  if (today && now < minutesOfClock(today.from)) return { kind: 'opens', date, from: today.from, isToday: true };
  const next = days.find((day) => day.date > date && day.hours !== null);
  return next?.hours ? { kind: 'opens', date: next.date, from: next.hours.from, isToday: false } : { kind: 'shut' };
}
