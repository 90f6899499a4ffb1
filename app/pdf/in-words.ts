// Amounts and days as a paper says them, in Danish time no matter what the server's clock is set to.
import { formatMoney, oere } from '#domain/money/money';
import type { Language } from './pdf-content';

const LOCALE = { da: 'da-DK', en: 'en-GB' } as const;
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Copenhagen' } as const;
const days = { da: new Intl.DateTimeFormat(LOCALE.da, DAY), en: new Intl.DateTimeFormat(LOCALE.en, DAY) };

export const kroner = (amount: number, language: Language): string =>
  formatMoney(oere(Math.round(amount)), LOCALE[language]);

/** Empty for what is no day. */
export function dayInWords(moment: string | null, language: Language): string {
  const date = new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? '' : days[language].format(date);
}

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Copenhagen',
});

/** "20. november 2026 kl. 14.05"; empty for what is no moment. */
export function momentInWords(moment: string, language: Language): string {
  const day = dayInWords(moment, language);
  if (day === '') return '';
  const time = clock.format(new Date(moment));
  return language === 'da' ? `${day} kl. ${time.replace(':', '.')}` : `${day}, ${time}`;
}
