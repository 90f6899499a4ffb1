// Letters about returns by agreement: the receipt with what to do next, the label when a carrier has given it, and what is not taken back.
import { z } from 'zod';
import { pdfPath, returnPath } from '#domain/page/addresses';
import { longDate, mailLocale } from './days-and-amounts';
import { type MailContent, type MailKind, mailKind } from './mail-kind';

const WORDS = {
  da: {
    hello: (firstname: string) => `Hej ${firstname}.`,
    number: 'Returnummer',
    order: 'Ordrenummer',
    pickup: 'Afhentes',
    boxes: 'Antal kasser',
    pallets: 'Antal paller',
    reason: 'Årsag',
    label: 'Hent returlabel (PDF)',
    note: 'Hent fragtbrev (PDF)',
    see: 'Se returneringen',
    receipt: {
      subject: (order: string) => `Vi har modtaget din returnering af varer fra ordre ${order}`,
      heading: 'Din returnering er oprettet',
      ready: 'Pak varerne i den ubrudte originalemballage, og sæt labelen på hver kasse eller palle.',
      later: 'Fragtfirmaet er ved at lave din label. Du får en mail, så snart den er klar.',
      withFee: 'Når vi har modtaget varerne, får du en kreditnota på deres pris minus returgebyret.',
      free: 'Når vi har modtaget varerne, får du en kreditnota på deres pris. Returneringen koster ikke gebyr.',
    },
    ready: {
      subject: (number: string) => `Din label til returnering ${number} er klar`,
      heading: 'Din label er klar',
      text: 'Print labelen, og sæt den på hver kasse eller palle.',
    },
    refused: {
      subject: (number: string) => `Returnering ${number}: varer, vi ikke tager retur`,
      heading: 'Vi kan ikke tage disse varer retur',
      text: 'Du bliver ikke krediteret for varerne herunder.',
    },
  },
  en: {
    hello: (firstname: string) => `Hello ${firstname}.`,
    number: 'Return number',
    order: 'Order number',
    pickup: 'Pickup',
    boxes: 'Number of boxes',
    pallets: 'Number of pallets',
    reason: 'Reason',
    label: 'Get the return label (PDF)',
    note: 'Get the freight note (PDF)',
    see: 'See the return',
    receipt: {
      subject: (order: string) => `We have received your return of items from order ${order}`,
      heading: 'Your return is registered',
      ready: 'Pack the items in their unbroken original packaging, and put the label on each box or pallet.',
      later: 'The carrier is making your label. You will get an e-mail as soon as it is ready.',
      withFee: 'When we have received the items, you will get a credit note for their price less the return fee.',
      free: 'When we have received the items, you will get a credit note for their price. The return is free of charge.',
    },
    ready: {
      subject: (number: string) => `Your label for return ${number} is ready`,
      heading: 'Your label is ready',
      text: 'Print the label, and put it on each box or pallet.',
    },
    refused: {
      subject: (number: string) => `Return ${number}: items we cannot take back`,
      heading: 'We cannot take these items back',
      text: 'You will not be credited for the items below.',
    },
  },
} as const;

const good = z.object({ quantity: z.string(), name: z.string(), sku: z.string() });
type Good = z.infer<typeof good>;
const goodsFacts = (goods: readonly Good[]) =>
  goods.map(({ quantity, name, sku }): [string, string] => [quantity, `${name} (${sku})`]);

const receipt = mailKind({
  told: z.object({
    firstname: z.string(),
    number: z.string(),
    return: z.string(),
    goods: z.array(good),
    /** ISO day; null: the buyer brings it. */
    pickupOn: z.string().nullable(),
    isPallet: z.boolean(),
    parcels: z.number(),
    isLabelReady: z.boolean(),
    /** Sent as goodwill, without a fee. */
    isFree: z.boolean(),
    token: z.string(),
  }),
  write: (told, { language }): MailContent => {
    const words = WORDS[language];
    const says = words.receipt;
    const day = told.pickupOn && longDate(told.pickupOn, mailLocale(language));
    return {
      subject: says.subject(told.number),
      heading: says.heading,
      paragraphs: [
        `${words.hello(told.firstname)} ${told.isLabelReady ? says.ready : says.later}`,
        told.isFree ? says.free : says.withFee,
      ],
      facts: [
        [words.number, told.return],
        [words.order, told.number],
        ...goodsFacts(told.goods),
        [told.isPallet ? words.pallets : words.boxes, String(told.parcels)],
        ...(day ? [[words.pickup, day] satisfies [string, string]] : []),
      ],
      link: told.isLabelReady
        ? { text: told.isPallet ? words.note : words.label, path: pdfPath('return', told.return, told.token) }
        : { text: words.see, path: returnPath(told.token) },
    };
  },
});

const label = mailKind({
  told: z.object({
    firstname: z.string(),
    number: z.string(),
    return: z.string(),
    pickupOn: z.string().nullable(),
    token: z.string(),
  }),
  write: (told, { language }): MailContent => {
    const words = WORDS[language];
    const day = told.pickupOn && longDate(told.pickupOn, mailLocale(language));
    return {
      subject: words.ready.subject(told.return),
      heading: words.ready.heading,
      paragraphs: [`${words.hello(told.firstname)} ${words.ready.text}`],
      facts: [
        [words.number, told.return],
        [words.order, told.number],
        ...(day ? [[words.pickup, day] satisfies [string, string]] : []),
      ],
      link: { text: words.label, path: pdfPath('return', told.return, told.token) },
    };
  },
});

const refused = mailKind({
  told: z.object({
    firstname: z.string(),
    number: z.string(),
    return: z.string(),
    reason: z.string(),
    goods: z.array(good),
    token: z.string(),
  }),
  write: (told, { language }): MailContent => {
    const words = WORDS[language];
    return {
      subject: words.refused.subject(told.return),
      heading: words.refused.heading,
      paragraphs: [`${words.hello(told.firstname)} ${words.refused.text}`],
      facts: [
        [words.number, told.return],
        [words.order, told.number],
        [words.reason, told.reason],
        ...goodsFacts(told.goods),
      ],
      link: { text: words.see, path: returnPath(told.token) },
    };
  },
});

export const returnMails = {
  'return-receipt': receipt,
  'return-label': label,
  'return-refused': refused,
} satisfies Record<string, MailKind>;
