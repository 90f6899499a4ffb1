// Cells that hold an instant, written by people as a Danish day. In the record it is ISO text in UTC.
import { addDays, inCopenhagen, isIsoDate, startOfDay } from '#domain/calendar/calendar';
import type { Column } from './columns';

const WANTED = 'Her skal stå en dato som 2026-12-31 eller et tidspunkt som 2026-12-31T23:00:00Z.';

const isCalendarDay = (cell: string): boolean => /^(?:19|20|21)\d\d-/.test(cell) && isIsoDate(cell);

/** The clock on a Danish wall. */
function danishTime(day: string, time: string): Date {
  const winter = new Date(`${day}T${time}+01:00`);
  return inCopenhagen(winter).hour === Number(time.slice(0, 2)) ? winter : new Date(`${day}T${time}+02:00`);
}

function instantOf(cell: string): string | undefined {
  const [, day = '', time = '', zone] = /^(\S{10})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z?)$/.exec(cell) ?? [];
  if (!isCalendarDay(day) || !/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d|$)/.test(time)) return undefined;
  return (zone ? new Date(`${day}T${time}Z`) : danishTime(day, time)).toISOString();
}

const dayIfMidnight = (at: string): string | null => {
  const { date } = inCopenhagen(new Date(at));
  return startOfDay(date).toISOString() === at ? date : null;
};

/** A day alone is its first moment in Denmark; a time without Z is that of Denmark. */
export const moment: Column<string> = {
  required: true,
  wanted: WANTED,
  read: (cell) => (isCalendarDay(cell) ? startOfDay(cell).toISOString() : instantOf(cell)),
  print: (value) => dayIfMidnight(value) ?? value,
};

/** The end of a period: a day alone still belongs to it. */
export const endMoment: Column<string> = {
  required: true,
  wanted: WANTED,
  read: (cell) => (isCalendarDay(cell) ? startOfDay(addDays(cell, 1)).toISOString() : instantOf(cell)),
  print(value) {
    const date = dayIfMidnight(value);
    return date === null ? value : addDays(date, -1);
  },
};

/** A day of the calendar, as it is written. */
export const calendarDay: Column<string> = {
  required: true,
  wanted: 'Her skal stå en dato som 2026-12-31.',
  read: (cell) => (isCalendarDay(cell) ? cell : undefined),
  print: (value) => value,
};
