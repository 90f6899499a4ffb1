// Reads days, with or without a time, for every door: imports, forms, command line. Each door names its notation.
import { addDays, inCopenhagen, startOfDay } from '#domain/calendar/calendar';

/**
 * - `american`: Magento's files, whose slashes separate month, day and year.
 * - `danish`: forms, day before month with any sign.
 * - `either`: spreadsheets and the command line. A day with slashes that is two different days in Danish and American is refused with both readings.
 * ISO 8601, also with slashes or points (`2026/10/31`), and Danish days with points (`31.10.2026`, `31.10.26`), hyphens (`31-10-2026`) and
 * mixed signs (`31/10-2026`) are read in every notation.
 */
export type DayNotation = 'american' | 'danish' | 'either';

/**
 * `day`: 'YYYY-MM-DD', with ' HH:MM' or ' HH:MM:SS' where a time is given, of the Danish clock; where its zone is given, the instant, as
 * 'YYYY-MM-DDTHH:MM:SS.sssZ'.
 */
export type DayReading =
  | { kind: 'day'; day: string }
  | { kind: 'not-a-day' }
  | { kind: 'ambiguous'; readings: readonly [danish: string, american: string] };

/** '2026-10-31', '2026/10/31', '2026-1-5 9:05:00', '2026-01-05T09:05:00+01:00' */
const ISO =
  /^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?:[T\s]\s*(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<fraction>\d{1,6}))?)?\s?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/i;
/** Magento writes dates as the staff member's language has them: '10/31/26', '10/31/26, 9:05 AM', with a narrow space before AM in newer ones. */
const AMERICAN =
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})(?:,?\s+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?\s?(?<half>[AP])?\.?(?:M\.?)?)?$/i;
/** '31.10.2026 09.05', '31.10.26', '31-10-2026' */
const DANISH =
  /^(?<day>\d{1,2})(?<sign>[.-])(?<month>\d{1,2})\k<sign>(?<year>\d{4}|(?<=\.)\d{2})(?:,?\s+(?<hour>\d{1,2})[.:](?<minute>\d{2})(?:[.:](?<second>\d{2}))?)?$/;
/** '31/10-2026', '31/10-26', '31/10 2026' */
const DANISH_MIXED =
  /^(?<day>\d{1,2})\/(?<month>\d{1,2})(?:\s?-\s?|\s)(?<year>\d{4}|(?<=-\s?)\d{2})(?:,?\s+(?<hour>\d{1,2})[.:](?<minute>\d{2})(?:[.:](?<second>\d{2}))?)?$/;
const DANISH_SLASHES =
  /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4}|\d{2})(?:,?\s+(?<hour>\d{1,2})[.:](?<minute>\d{2})(?:[.:](?<second>\d{2}))?)?$/;

export function readDay(text: string, notation: DayNotation): DayReading {
  const typed = text.trim();
  const plain = dayBy(ISO, typed) ?? dayBy(DANISH, typed) ?? dayBy(DANISH_MIXED, typed);
  const danish = notation === 'american' ? null : dayBy(DANISH_SLASHES, typed);
  const american = notation === 'danish' ? null : dayBy(AMERICAN, typed);
  if (danish !== null && american !== null && danish !== american)
    return { kind: 'ambiguous', readings: [danish, american] };
  const day = plain ?? danish ?? american;
  return day === null ? { kind: 'not-a-day' } : { kind: 'day', day };
}

/**
 * The exclusive end of a period whose last day, or last moment, is read by `readDay`: a day, or its midnight in Denmark, belongs to the
 * period, whether the midnight is written by the Danish clock or as an instant of UTC.
 */
export function exclusiveEnd(last: string): string {
  const midnightOf = last.endsWith('Z') ? inCopenhagen(new Date(last)).date : null;
  if (midnightOf !== null) return startOfDay(midnightOf).toISOString() === last ? addDays(midnightOf, 1) : last;
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})(.*)$/.exec(last) ?? [];
  return date !== undefined && /^(?: 00:00(?::00)?)?$/.test(time ?? '') ? addDays(date, 1) : last;
}

/**
 * The same for an end as it is `written` in a file. This shop's own exports write exclusive ends, as instants with a fraction of a second;
 * those are the end itself.
 */
export const exclusiveEndAs = (written: string, last: string): string =>
  /\.\d+Z$/.test(written.trim()) ? last : exclusiveEnd(last);

/** Null for what is no day, or not of these centuries. */
function dayBy(pattern: RegExp, text: string): string | null {
  const said = pattern.exec(text)?.groups;
  if (!said) return null;
  const { year = '', month = '', day = '', hour, minute = '', second, fraction = '0', half, zone } = said;
  const date = [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  if (!/^(?:19|20)/.test(date) || !isInCalendar(date)) return null;
  if (hour === undefined) return date;
  const hours = hourOf(Number(hour), half);
  if (hours === null || hours > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return null;
  const time = [String(hours).padStart(2, '0'), minute, ...(second ? [second] : [])].join(':');
  return zone === undefined ? `${date} ${time}` : utcInstant(`${date}T${time}`, second ? `.${fraction}` : '', zone);
}

/** '12 AM' is midnight, '12 PM' noon. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
}

/** An hour that the Danish clock has twice, in October, is distinguished by its zone only: it is returned as an instant. */
function utcInstant(moment: string, fraction: string, zone: string): string | null {
  const date = new Date(`${moment}${fraction}${zone.toUpperCase().replace(/^(.{3})(\d{2})$/, '$1:$2')}`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
