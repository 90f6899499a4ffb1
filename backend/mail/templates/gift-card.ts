// The mail that a bought gift card goes out with: the code, the greeting, and the card as a paper to print.
import { z } from 'zod';
import { inCopenhagen } from '#domain/calendar/calendar';
import { formatMoney, oere } from '#domain/money/money';
import { giftCardPath, pdfPath } from '#domain/page/addresses';
import { longDate } from './days-and-amounts';
import { type MailContent, type MailKind, mailKind } from './mail-kind';

const told = z.object({
  toName: z.string(),
  fromName: z.string(),
  message: z.string(),
  code: z.string(),
  amountOere: z.number(),
  validTo: z.string().nullable(),
  token: z.string().nullable(),
});

const WORDS = {
  da: {
    subject: (from: string) => `Du har fået et gavekort fra ${from}`,
    heading: 'Et gavekort til dig',
    hello: (to: string, from: string) => `Hej ${to}. ${from} har købt et gavekort til dig.`,
    quoted: (message: string) => `»${message}«`,
    code: 'Gavekortkode',
    amount: 'Beløb',
    validTo: 'Gælder til og med',
    use: (path: string) =>
      `Skriv koden i kurven, når du handler. Du kan bruge kortet ad flere gange og se, hvad der er tilbage, på ${path}.`,
    print: 'Hent gavekortet som PDF',
  },
  en: {
    subject: (from: string) => `You have been given a gift card by ${from}`,
    heading: 'A gift card for you',
    hello: (to: string, from: string) => `Hello ${to}. ${from} has bought a gift card for you.`,
    quoted: (message: string) => `“${message}”`,
    code: 'Gift card code',
    amount: 'Amount',
    validTo: 'Valid until',
    use: (path: string) =>
      `Enter the code in the cart when you shop. You can use the card for several orders and see what is left on it at ${path}.`,
    print: 'Download the gift card as a PDF',
  },
} as const;

const card = mailKind({
  told,
  write: ({ toName, fromName, message, code, amountOere, validTo, token }, { language }): MailContent => {
    const words = WORDS[language];
    const locale = language === 'en' ? 'en-GB' : 'da-DK';
    const until: [string, string][] = validTo
      ? [[words.validTo, longDate(inCopenhagen(new Date(validTo)).date, locale)]]
      : [];
    return {
      subject: words.subject(fromName),
      heading: words.heading,
      paragraphs: [
        words.hello(toName, fromName),
        ...(message ? [words.quoted(message)] : []),
        words.use(giftCardPath()),
      ],
      facts: [[words.code, code], [words.amount, formatMoney(oere(amountOere), locale)], ...until],
      ...(token ? { link: { text: words.print, path: pdfPath('giftcard', token) } } : {}),
    };
  },
});

export const giftCardMails = { 'gift-card': card } satisfies Record<string, MailKind>;
