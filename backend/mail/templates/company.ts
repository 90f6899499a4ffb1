// Mails to the company about what customers have declared: a withdrawal, a return, an order that they cancelled themselves.
import { z } from 'zod';
import { longDate, mailLocale, momentIn } from './days-and-amounts';
import { type MailContent, type MailKind, mailKind } from './mail-kind';

const good = z.object({ quantity: z.string(), name: z.string(), sku: z.string() });
const customer = { order: z.string(), name: z.string(), customer: z.string(), telephone: z.string() };

const LABELS = {
  da: {
    ...{ order: 'Ordrenummer', name: 'Kunde', customer: 'E-mail', telephone: 'Telefon', declared: 'Modtaget' },
    ...{ withdrawal: 'Fortrydelsesnummer', due: 'Pengene tilbage senest', return: 'Returnummer' },
    ...{ parcels: 'Kolli', pickup: 'Afhentes', comment: 'Bemærkning' },
  },
  en: {
    ...{ order: 'Order number', name: 'Customer', customer: 'E-mail', telephone: 'Telephone', declared: 'Received' },
    ...{ withdrawal: 'Withdrawal number', due: 'Refund no later than', return: 'Return number' },
    ...{ parcels: 'Parcels', pickup: 'Collected on', comment: 'Comment' },
  },
} as const;

type CustomerFacts = z.output<z.ZodObject<typeof customer>>;

/** Labels and values; what was left empty is left out. */
const customerFacts = (told: CustomerFacts, language: 'da' | 'en'): [string, string][] =>
  (['order', 'name', 'customer', 'telephone'] as const)
    .filter((key) => told[key] !== '')
    .map((key) => [LABELS[language][key], told[key]]);

const itemFacts = (goods: readonly z.output<typeof good>[]): [string, string][] =>
  goods.map(({ quantity, name, sku }) => [quantity, `${name} (${sku})`]);

const withdrawalNew = mailKind({
  told: z.object({
    ...customer,
    withdrawal: z.string(),
    declaredAt: z.string(),
    dueOn: z.string(),
    goods: z.array(good),
    /** Some of the items have been sent and come back. */
    isToSend: z.boolean(),
  }),
  write: (told, { language }): MailContent => {
    const words = LABELS[language];
    const facts: [string, string][] = [
      [words.withdrawal, told.withdrawal],
      ...customerFacts(told, language),
      [words.declared, momentIn(told.declaredAt, mailLocale(language))],
      [words.due, longDate(told.dueOn, mailLocale(language))],
      ...itemFacts(told.goods),
    ];
    if (language === 'en')
      return {
        facts,
        subject: `Withdrawal ${told.withdrawal} from order ${told.order}`,
        heading: 'A customer has withdrawn',
        paragraphs: [
          told.isToSend
            ? `Items are coming back. Book them in: npm run shop -- withdrawal receive ${told.withdrawal}`
            : 'Nothing had been sent: the items are cancelled and back in stock. Do not send them.',
        ],
      };
    return {
      facts,
      subject: `Fortrydelse ${told.withdrawal} på ordre ${told.order}`,
      heading: 'En kunde har fortrudt',
      paragraphs: [
        told.isToSend
          ? `Varer kommer retur. Bogfør dem, når de er her: npm run shop -- withdrawal receive ${told.withdrawal}`
          : 'Intet var sendt: varerne er annulleret og lagt på lager igen. Send dem ikke.',
      ],
    };
  },
});

const returnNew = mailKind({
  told: z.object({
    ...customer,
    return: z.string(),
    parcels: z.number(),
    isPallet: z.boolean(),
    pickupOn: z.string().nullable(),
    comment: z.string(),
    goods: z.array(good),
  }),
  write: (told, { language }): MailContent => {
    const words = LABELS[language];
    const pallet = language === 'en' ? 'pallet' : 'palle';
    const facts: [string, string][] = [
      [words.return, told.return],
      ...customerFacts(told, language),
      [words.parcels, `${told.parcels}${told.isPallet ? ` (${pallet})` : ''}`],
      ...(told.pickupOn
        ? [[words.pickup, longDate(told.pickupOn, mailLocale(language))] satisfies [string, string]]
        : []),
      ...(told.comment ? [[words.comment, told.comment] satisfies [string, string]] : []),
      ...itemFacts(told.goods),
    ];
    if (language === 'en')
      return {
        facts,
        subject: `Return ${told.return} of order ${told.order}`,
        heading: 'A customer returns items',
        paragraphs: [`Book them in when they arrive: npm run shop -- return receive ${told.return}`],
      };
    return {
      facts,
      subject: `Returnering ${told.return} af ordre ${told.order}`,
      heading: 'En kunde sender varer retur',
      paragraphs: [`Bogfør dem, når de er her: npm run shop -- return receive ${told.return}`],
    };
  },
});

const cancelledByCustomer = mailKind({
  told: z.object(customer),
  write: (told, { language }): MailContent => {
    const facts = customerFacts(told, language);
    return language === 'en'
      ? {
          facts,
          subject: `Order ${told.order} cancelled by the customer`,
          heading: 'A customer has cancelled an order',
          paragraphs: ['Do not send it. The items are back in stock.'],
        }
      : {
          facts,
          subject: `Ordre ${told.order} er annulleret af kunden`,
          heading: 'En kunde har annulleret sin ordre',
          paragraphs: ['Send den ikke. Varerne er lagt på lager igen.'],
        };
  },
});

export const companyMails = {
  'withdrawal-new': withdrawalNew,
  'return-new': returnNew,
  'order-cancelled-by-customer': cancelledByCustomer,
} satisfies Record<string, MailKind>;
