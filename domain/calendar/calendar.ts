// Danish days: the date and hour in Copenhagen, workdays and holidays. Spec §9 speaks of weekdays and hours, which are Danish ones.

/** A calendar day without time or zone: '2026-11-20'. */
export type IsoDate = string;
export type CopenhagenTime = { date: IsoDate; hour: number; minute: number };

/** Swedish writes '2026-11-28 14:05', which is cut at fixed places: less than half the cost of `formatToParts`. */
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Memoises the last instant: a request converts its own instant a dozen times, and each conversion costs as much as pricing a line. */
let asked: { at: number; said: CopenhagenTime } | null = null;

/** What the clock on a Copenhagen wall says at that moment. */
export function inCopenhagen(moment: Date): CopenhagenTime {
  const at = moment.getTime();
  if (asked?.at !== at) asked = { at, said: readClock(moment) };
  return { ...asked.said };
}

function readClock(moment: Date): CopenhagenTime {
  const text = CLOCK.format(moment);
  return { date: text.slice(0, -6), hour: Number(text.slice(-5, -3)), minute: Number(text.slice(-2)) };
}

/** '2026-11-28 14:05', the time in Copenhagen. */
export function minuteInCopenhagen(moment: Date): string {
  const { date, hour, minute } = inCopenhagen(moment);
  return `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** '09:30' in minutes after midnight. */
export const minutesOfClock = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The moment at which that day begins in Denmark. No clock is ever moved at midnight there. */
export function startOfDay(date: IsoDate): Date {
  const winter = new Date(`${date}T00:00:00+01:00`);
  return inCopenhagen(winter).hour === 0 ? winter : new Date(`${date}T00:00:00+02:00`);
}

// Days are calculated at noon UTC, which no zone or summer time moves to another date.
const DAY = 24 * 60 * 60 * 1000;
const noon = (date: IsoDate) => Date.parse(`${date}T12:00:00Z`);

export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = noon(text);
  // '2026-02-30' parses in some engines and becomes another day.
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(noon(date) + days * DAY).toISOString().slice(0, 10);
}

/** 1 is Monday, 7 Sunday (ISO 8601). */
export function weekdayOf(date: IsoDate): number {
  return new Date(noon(date)).getUTCDay() || 7;
}

export function isWorkday(date: IsoDate, holidays: readonly IsoDate[]): boolean {
  return weekdayOf(date) <= 5 && !holidays.includes(date);
}

/** The day itself when it is a workday, else the next one. */
export function workdayFrom(date: IsoDate, holidays: readonly IsoDate[]): IsoDate {
  let day = date;
  while (!isWorkday(day, holidays)) day = addDays(day, 1);
  return day;
}

/** The workday that many workdays later. */
export function addWorkdays(date: IsoDate, workdays: number, holidays: readonly IsoDate[]): IsoDate {
  let day = date;
  for (let left = workdays; left > 0; left -= 1) day = workdayFrom(addDays(day, 1), holidays);
  return day;
}

/**
 * The days on which no Danish carrier delivers: the public holidays (without Store Bededag, abolished from 2024) and the days that
 * treated like them: Constitution Day, Christmas Eve, New Year's Eve.
 */
export function danishHolidays(year: number): IsoDate[] {
  const known = holidays.get(year) ?? reckonHolidays(year);
  // A date may be typed in any year; those of orders are few.
  if (holidays.size < MOST_YEARS) holidays.set(year, known);
  return [...known];
}

const MOST_YEARS = 200;
const holidays = new Map<number, readonly IsoDate[]>();

function reckonHolidays(year: number): IsoDate[] {
  const easter = easterSunday(year);
  const fixed = ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31'].map((day) => `${year}-${day}`);
  // Maundy Thursday, Good Friday, Easter Sunday and Monday, Ascension, Whit Sunday and Monday.
  // Whit Monday may be Constitution Day, as in 2028.
  return [...new Set([...fixed, ...[-3, -2, 0, 1, 39, 49, 50].map((days) => addDays(easter, days))])];
}

// The Gregorian computus in Meeus/Jones/Butcher's form.
function easterSunday(year: number): IsoDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const days = epact + sunday - 7 * late + 114;
  const month = String(Math.floor(days / 31)).padStart(2, '0');
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`;
}
