// Letters about price requests and stock notices. Spec §1: answers to enquiries are promised within 48 hours on workdays.
import { z } from 'zod';
import { longDate, mailAmount } from './days-and-amounts';
import { type MailContent, type MailKind, mailKind } from './mail-kind';

const asked = z.object({
  product: z.string(),
  sku: z.string(),
  path: z.string(),
  quantity: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  telephone: z.string(),
  message: z.string(),
  answerBy: z.string(),
  reference: z.string(),
});
type Asked = z.output<typeof asked>;

const LABELS = {
  da: {
    reference: 'Sagsnummer',
    product: 'Vare',
    sku: 'Varenr.',
    quantity: 'Antal',
    name: 'Navn',
    company: 'Firma',
    email: 'E-mail',
    telephone: 'Telefon',
    message: 'Besked',
    answerBy: 'Svar senest',
  },
  en: {
    reference: 'Reference',
    product: 'Product',
    sku: 'Item no.',
    quantity: 'Quantity',
    name: 'Name',
    company: 'Company',
    email: 'E-mail',
    telephone: 'Telephone',
    message: 'Message',
    answerBy: 'Answer by',
  },
} as const;
const FACTS = [
  'reference',
  'product',
  'sku',
  'quantity',
  'name',
  'company',
  'email',
  'telephone',
  'message',
  'answerBy',
] as const;

const dateIn = (language: 'da' | 'en', iso: string) => longDate(iso, language === 'en' ? 'en-GB' : 'da-DK');

/** What was left empty is left out. */
function factsOf(told: Asked, language: 'da' | 'en'): [string, string][] {
  const shown = { ...told, answerBy: dateIn(language, told.answerBy) };
  return FACTS.filter((name) => shown[name] !== '').map((name) => [LABELS[language][name], shown[name]]);
}

export const priceRequest = mailKind({
  told: asked,
  write: (told, { language }): MailContent => ({
    facts: factsOf(told, language),
    ...(language === 'en'
      ? {
          subject: `Price request ${told.reference}: ${told.product}`,
          heading: 'New price request',
          paragraphs: ['A customer has asked for a price. Answer the customer at the e-mail address below.'],
          link: { text: 'See the product', path: told.path },
        }
      : {
          subject: `Prisforespørgsel ${told.reference}: ${told.product}`,
          heading: 'Ny prisforespørgsel',
          paragraphs: ['En kunde har bedt om en pris. Svar kunden på e-mailen nedenfor.'],
          link: { text: 'Se varen', path: told.path },
        }),
  }),
});

export const priceRequestReceived = mailKind({
  told: asked,
  write: (told, { language }): MailContent => {
    const date = dateIn(language, told.answerBy);
    return {
      facts: factsOf(told, language),
      ...(language === 'en'
        ? {
            subject: `We have received your request for ${told.product}`,
            heading: 'Thank you for your request',
            paragraphs: [
              `Hello ${told.name}. We have received your request, and you will have our answer by ${date}.`,
              'This is what you asked for:',
            ],
            link: { text: 'See the product', path: told.path },
          }
        : {
            subject: `Vi har modtaget din forespørgsel på ${told.product}`,
            heading: 'Tak for din forespørgsel',
            paragraphs: [
              `Hej ${told.name}. Vi har modtaget din forespørgsel, og du får svar senest ${date}.`,
              'Dette har du spurgt om:',
            ],
            link: { text: 'Se varen', path: told.path },
          }),
    };
  },
});

/** The price is of one unit; a shop for consumers states it with VAT, one for companies without. */
export const priceRequestAnswer = mailKind({
  told: z.object({
    name: z.string(),
    product: z.string(),
    sku: z.string(),
    pieces: z.number(),
    unit: z.string(),
    eachOere: z.number(),
    basis: z.enum(['net', 'gross']),
    text: z.string(),
    path: z.string(),
  }),
  write: (told, { language }): MailContent => {
    const { name, product, sku, pieces, unit, eachOere, basis, text, path } = told;
    const [each, total] = [mailAmount(eachOere, language), mailAmount(eachOere * pieces, language)];
    const lines = text === '' ? [] : text.split(/\n+/);
    return language === 'en'
      ? {
          subject: `Our price for ${product}`,
          heading: 'Our price for you',
          paragraphs: [`Hello ${name}. You asked for a price.`, ...lines, 'Answer this mail to order.'],
          facts: [
            ['Product', product],
            ['Item no.', sku],
            ['Quantity', `${pieces} ${unit}`],
            [`Price each, ${basis === 'net' ? 'excl.' : 'incl.'} VAT`, each],
            [`Total, ${basis === 'net' ? 'excl.' : 'incl.'} VAT`, total],
          ],
          link: { text: 'See the product', path },
        }
      : {
          subject: `Vores pris på ${product}`,
          heading: 'Vores pris til dig',
          paragraphs: [`Hej ${name}. Du har bedt om en pris.`, ...lines, 'Svar på denne mail, hvis du vil bestille.'],
          facts: [
            ['Vare', product],
            ['Varenr.', sku],
            ['Antal', `${pieces} ${unit}`],
            [`Pris pr. stk. ${basis === 'net' ? 'ekskl.' : 'inkl.'} moms`, each],
            [`I alt ${basis === 'net' ? 'ekskl.' : 'inkl.'} moms`, total],
          ],
          link: { text: 'Se varen', path },
        };
  },
});

export const stockNotice = mailKind({
  told: z.object({ product: z.string(), endPath: z.string() }),
  write: ({ product, endPath }, { language }): MailContent =>
    language === 'en'
      ? {
          subject: `We will tell you when ${product} is in stock`,
          heading: 'We will tell you',
          paragraphs: [
            `We will write to this address once, when ${product} is in stock again. If you did not ask for this, or no longer want to wait, you can cancel the notification here.`,
          ],
          link: { text: 'Cancel the notification', path: endPath },
        }
      : {
          subject: `Du får besked, når ${product} er på lager`,
          heading: 'Du får besked',
          paragraphs: [
            `Vi skriver til denne adresse én gang, når ${product} er på lager igen. Har du ikke bedt om det, eller vil du ikke vente længere, kan du afmelde beskeden her.`,
          ],
          link: { text: 'Afmeld beskeden', path: endPath },
        },
});

export const backInStock = mailKind({
  told: z.object({ product: z.string(), path: z.string() }),
  write: ({ product, path }, { language }): MailContent =>
    language === 'en'
      ? {
          subject: `${product} is in stock again`,
          heading: 'It is in stock again',
          paragraphs: [
            `You asked to be told when ${product} was in stock. It can be ordered now. We do not put goods aside, so order soon.`,
            'This is the only e-mail you asked for. You will get no more about this product.',
          ],
          link: { text: 'See the product', path },
        }
      : {
          subject: `${product} er på lager igen`,
          heading: 'Den er på lager igen',
          paragraphs: [
            `Du bad om besked, når ${product} kom på lager. Nu kan den bestilles. Vi lægger ikke varer til side, så bestil gerne snart.`,
            'Det var den ene mail, du bad om. Du får ikke flere om denne vare.',
          ],
          link: { text: 'Se varen', path },
        },
});

export const requestMails = {
  'price-request': priceRequest,
  'price-request-received': priceRequestReceived,
  'price-request-answer': priceRequestAnswer,
  'stock-notice': stockNotice,
  'back-in-stock': backInStock,
} satisfies Record<string, MailKind>;
