// Days and amounts as mails write them.
import { formatMoney, oere } from '#domain/money/money';

export const mailLocale = (language: 'da' | 'en') => (language === 'en' ? 'en-GB' : 'da-DK');

export const mailAmount = (amount: number, language: 'da' | 'en') => formatMoney(oere(amount), mailLocale(language));

/** A calendar day in words: 'torsdag den 26. november 2026'. */
export function longDate(iso: string, locale: 'da-DK' | 'en-GB'): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  // Noon UTC is the same day everywhere that counts.
  return new Intl.DateTimeFormat(locale, options).format(new Date(`${iso}T12:00:00Z`));
}

/** A moment by the Danish clock, to the second: a receipt is proof of it. */
export function momentIn(iso: string, locale: 'da-DK' | 'en-GB'): string {
  const options = { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Copenhagen' } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(iso));
}
