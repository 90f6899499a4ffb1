// Days and minutes as people write them, by the clock of the shop.
import { localeOf } from '#domain/store/locale';

const ZONE = { timeZone: 'Europe/Copenhagen' } as const;
const formatsIn = (language: 'da' | 'en') => ({
  day: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', ...ZONE }),
  clock: new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', ...ZONE }),
});
const FORMATS = { da: formatsIn('da'), en: formatsIn('en') };

/** '30. november 2026' of '2026-11-30'. */
export const dayAsWritten = (day: string, language: 'da' | 'en'): string =>
  FORMATS[language].day.format(new Date(`${day}T00:00:00Z`));

/** '30. nov. 2026 22.31' */
export function minuteAsWritten(moment: Date, language: 'da' | 'en'): string {
  const { short, clock } = FORMATS[language];
  return `${short.format(moment)}${language === 'en' ? ',' : ''} ${clock.format(moment)}`;
}
