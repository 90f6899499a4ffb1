// A day of a gift shop in words, with its weekday.
import type { Language } from '~/ui/kit';

export function giftDay(iso: string, language: Language): string {
  if (iso === '') return '';
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'da-DK', options).format(new Date(`${iso}T12:00:00Z`));
}
