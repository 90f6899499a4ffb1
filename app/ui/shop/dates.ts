// Days and times in words, always Danish time, independent of the clock of the server or the browser.
import { keptTogether } from '#domain/text/kept-together';
import type { Language } from '~/ui/kit';

const LOCALE = { da: 'da-DK', en: 'en-GB' } as const;
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Copenhagen' } as const;

const days = { da: new Intl.DateTimeFormat(LOCALE.da, DAY), en: new Intl.DateTimeFormat(LOCALE.en, DAY) };
const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Copenhagen' } as const;
const weekdays = { da: new Intl.DateTimeFormat(LOCALE.da, WEEKDAY), en: new Intl.DateTimeFormat(LOCALE.en, WEEKDAY) };
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Copenhagen',
});

/** "20. november 2026"; the text itself when it is no date. */
export function dayText(moment: string | Date, language: Language): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : keptTogether(days[language].format(date));
}

/** "fredag den 20. november". */
export function weekdayText(moment: string | Date, language: Language): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : keptTogether(weekdays[language].format(date));
}

const SHORT = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'Europe/Copenhagen' } as const;
const shortDays = { da: new Intl.DateTimeFormat(LOCALE.da, SHORT), en: new Intl.DateTimeFormat(LOCALE.en, SHORT) };

/** "fre. 20. nov.", on one line. */
export const shortDayText = (date: string, language: Language): string =>
  shortDays[language].format(new Date(date)).replace(' den ', ' ').replaceAll(' ', '\u00a0');

const dayNames = {
  da: new Intl.DateTimeFormat(LOCALE.da, { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(LOCALE.en, { weekday: 'long', timeZone: 'UTC' }),
};

/** 1 is "mandag", or "Monday". */
export const dayName = (weekday: number, language: Language): string =>
  dayNames[language].format(new Date(Date.UTC(2026, 5, weekday))); // June 2026 begins on a Monday

/** '14:00' is "14" after "kl.", and '14:30' "14.30"; English has both as they are. */
export const clockText = (time: string, language: Language): string =>
  language === 'da' ? time.replace(/^0/, '').replace(/:00$/, '').replace(':', '.') : time;

/** "20. november 2026 kl. 14.05". */
export function momentText(moment: string | Date, language: Language): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return String(moment);
  const time = clock.format(date);
  return language === 'da' ? `${dayText(date, 'da')} kl. ${time.replace(':', '.')}` : `${dayText(date, 'en')}, ${time}`;
}
