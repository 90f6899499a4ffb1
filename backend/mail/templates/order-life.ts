// Letters that follow an order: sent, arrived, invoiced, credited, cancelled, held and released.
import { z } from 'zod';
import { dayAsWritten } from '#domain/calendar/written';
import { TRACKING_STATUSES } from '#domain/delivery/tracking';
import { UNPAID_REASONS } from '#domain/order/unpaid-order';
import { orderPath, pdfPath, phoneOrderPath, withdrawPath } from '#domain/page/addresses';
import { longDate, mailAmount, mailLocale } from './days-and-amounts';
import { type MailContent, type MailKind, mailKind } from './mail-kind';
import { ORDER_WORDS } from './order-words';

const about = z.object({ firstname: z.string(), number: z.string(), hasAccount: z.boolean() });
type About = z.output<typeof about>;
type Language = 'da' | 'en';

const filledFacts = (facts: [string, string | null][]) =>
  facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));

/** A guest has no account that lists the order. */
const orderLink = ({ number, hasAccount }: About, language: Language): Pick<MailContent, 'link'> =>
  hasAccount ? { link: { text: ORDER_WORDS[language].seeOrder, path: orderPath(number) } } : {};

/** The document itself, for anyone who has the mail: with the order's token it needs no login. */
const pdfLink = (
  kind: 'invoice' | 'credit',
  number: string,
  told: About & { token?: string | undefined },
  language: Language,
): Pick<MailContent, 'link'> =>
  told.token
    ? { link: { text: ORDER_WORDS[language].getPdf, path: pdfPath(kind, number, told.token) } }
    : orderLink(told, language);

const good = z.object({ quantity: z.string(), name: z.string(), sku: z.string() });

const shipped = mailKind({
  told: about.extend({
    goods: z.array(good),
    isWhole: z.boolean(),
    carrier: z.string(),
    trackingNumber: z.string(),
    trackingPage: z.string().nullable(),
    /** Name and address of the shop in which the goods are ready; null where they are sent. */
    shop: z.string().nullish(),
    /** Opens the withdrawal from the order; null for companies, who have no such right. */
    withdrawToken: z.string().nullish(),
  }),
  write: (told, { language }): MailContent => {
    const words = ORDER_WORDS[language];
    const shop = told.shop ?? null;
    const says = shop === null ? words.shipped : words.ready;
    const way: [string, string | null][] =
      shop === null
        ? [
            [words.carrier, told.carrier],
            [words.trackingNumber, told.trackingNumber],
            [words.trackingPage, told.trackingPage],
          ]
        : [[words.shop, shop]];
    return {
      subject: says.subject(told.number),
      heading: says.heading,
      paragraphs: [`${words.hello(told.firstname)} ${told.isWhole ? says.whole : says.part}`],
      facts: filledFacts([
        [words.order, told.number],
        ...told.goods.map(({ quantity, name, sku }): [string, string] => [quantity, `${name} (${sku})`]),
        ...way,
      ]),
      ...orderLink(told, language),
      ...(told.withdrawToken ? { secondLink: { text: words.withdraw, path: withdrawPath(told.withdrawToken) } } : {}),
    };
  },
});

const arrived = mailKind({
  told: about.extend({ status: z.enum(TRACKING_STATUSES), place: z.string() }),
  write: (told, { language }): MailContent => {
    const words = ORDER_WORDS[language];
    const text = told.status === 'DELIVERED_TO_PARCELSHOP' ? words.arrived.shop : words.arrived.home;
    return {
      subject: words.arrived.subject(told.number),
      heading: words.arrived.heading,
      paragraphs: [`${words.hello(told.firstname)} ${[text, told.place].filter(Boolean).join(' ')}`],
      ...orderLink(told, language),
    };
  },
});

const invoiced = mailKind({
  told: about.extend({
    invoice: z.string(),
    totalOere: z.number(),
    dueAt: z.string().nullable(),
    token: z.string().optional(),
  }),
  write: (told, { language }): MailContent => {
    const words = ORDER_WORDS[language];
    return {
      subject: words.invoiced.subject(told.invoice, told.number),
      heading: words.invoiced.heading,
      paragraphs: [`${words.hello(told.firstname)} ${words.invoiced.text}`],
      facts: [
        [words.invoice, told.invoice],
        [words.order, told.number],
        [words.amount, mailAmount(told.totalOere, language)],
        told.dueAt === null ? [words.due, words.paid] : [words.due, longDate(told.dueAt, mailLocale(language))],
      ],
      ...pdfLink('invoice', told.invoice, told, language),
    };
  },
});

const credited = mailKind({
  told: about.extend({
    credit: z.string(),
    totalOere: z.number(),
    reason: z.string(),
    refundedOere: z.number(),
    token: z.string().optional(),
  }),
  write: (told, { language }): MailContent => {
    const words = ORDER_WORDS[language];
    const toCard = told.refundedOere > 0 ? [words.toCard(mailAmount(told.refundedOere, language))] : [];
    return {
      subject: words.credited.subject(told.credit, told.number),
      heading: words.credited.heading,
      paragraphs: [`${words.hello(told.firstname)} ${words.credited.text}`, ...toCard],
      facts: filledFacts([
        [words.creditNote, told.credit],
        [words.order, told.number],
        [words.amount, mailAmount(told.totalOere, language)],
        [words.reason, told.reason],
      ]),
      ...pdfLink('credit', told.credit, told, language),
    };
  },
});

const calledOff = mailKind({
  told: about.extend({ isWhole: z.boolean(), reason: z.string() }),
  write: (told, { language }): MailContent => {
    const words = ORDER_WORDS[language];
    return {
      subject: words.calledOff.subject(told.number),
      heading: words.calledOff.heading,
      paragraphs: [`${words.hello(told.firstname)} ${told.isWhole ? words.calledOff.whole : words.calledOff.part}`],
      facts: filledFacts([
        [words.order, told.number],
        [words.reason, told.reason],
      ]),
      ...orderLink(told, language),
    };
  },
});

/** Staff took pieces off the order, as the buyer wished. */
const reduced = mailKind({
  told: about.extend({
    goods: z.array(good),
    reason: z.string(),
    totalOere: z.number(),
    refundedOere: z.number(),
    giftCardOere: z.number(),
    points: z.number(),
  }),
  write: (told, { language }): MailContent => {
    const words = ORDER_WORDS[language];
    const { subject, heading, text, toGiftCard, points } = words.reduced;
    return {
      subject: subject(told.number),
      heading,
      paragraphs: [
        `${words.hello(told.firstname)} ${text}`,
        ...(told.refundedOere > 0 ? [words.toCard(mailAmount(told.refundedOere, language))] : []),
        ...(told.giftCardOere > 0 ? [toGiftCard(mailAmount(told.giftCardOere, language))] : []),
        ...(told.points > 0 ? [points(told.points)] : []),
      ],
      facts: filledFacts([
        [words.order, told.number],
        ...told.goods.map(({ quantity, name, sku }): [string, string] => [quantity, `${name} (${sku})`]),
        [words.reason, told.reason],
        [words.reduced.total, mailAmount(told.totalOere, language)],
      ]),
      ...orderLink(told, language),
    };
  },
});

/** Two that only say how it goes with the order. */
const holdMail = (which: 'held' | 'released') =>
  mailKind({
    told: about.extend({ reason: z.string().optional() }),
    write: (told, { language }): MailContent => {
      const words = ORDER_WORDS[language];
      return {
        subject: words[which].subject(told.number),
        heading: words[which].heading,
        paragraphs: [`${words.hello(told.firstname)} ${words[which].text}`],
        facts: filledFacts([
          [words.order, told.number],
          [words.reason, told.reason ?? null],
        ]),
        ...orderLink(told, language),
      };
    },
  });

/** Approved when the order was gone already. */
const paymentReleased = mailKind({
  told: about.extend({ unpaidReason: z.enum(UNPAID_REASONS), amountOere: z.number() }),
  write: (told, { language }): MailContent => {
    const words = ORDER_WORDS[language];
    const { subject, heading, text, reasons } = words.paymentReleased;
    return {
      subject: subject(told.number),
      heading,
      paragraphs: [`${words.hello(told.firstname)} ${reasons[told.unpaidReason]}`, text],
      facts: [
        [words.order, told.number],
        [words.amount, mailAmount(told.amountOere, language)],
      ],
      ...orderLink(told, language),
    };
  },
});

/** An order by phone becomes binding on the page of the link, where the terms and the right of withdrawal are. */
const phoneOrderLink = mailKind({
  told: z.object({ token: z.string(), totalOere: z.number(), until: z.string() }),
  write({ token, totalOere, until }, { language }): MailContent {
    const total = mailAmount(totalOere, language);
    const day = longDate(until, mailLocale(language));
    const path = phoneOrderPath(token);
    return language === 'en'
      ? {
          subject: 'Your order is ready for payment',
          heading: 'Your order is ready',
          paragraphs: [
            'Thank you for your call. Open the link to see your order, accept the terms and conditions and pay.',
            'The order is not binding before that, and the goods are not set aside.',
            `The link works until ${day}.`,
          ],
          facts: [['To pay', total]],
          link: { text: 'See and pay the order', path },
        }
      : {
          subject: 'Din ordre er klar til betaling',
          heading: 'Din ordre er klar',
          paragraphs: [
            'Tak for din opringning. Åbn linket for at se din ordre, acceptere handelsbetingelserne og betale.',
            'Før det er ordren ikke bindende, og varerne er ikke lagt til side.',
            `Linket virker til og med ${day}.`,
          ],
          facts: [['At betale', total]],
          link: { text: 'Se og betal ordren', path },
        };
  },
});

/** With a usual name and host it is one SMS: 160 characters of the GSM alphabet, which has no protected space. */
const phoneOrderSms = mailKind({
  told: z.object({ token: z.string(), totalOere: z.number(), until: z.string() }),
  isSms: true,
  write({ token, totalOere, until }, { language, shop }): MailContent {
    const total = mailAmount(totalOere, language);
    const day = dayAsWritten(until, language);
    const [subject, text] =
      language === 'en'
        ? ['Your order is ready for payment', `${shop}: See and pay your order (${total}) by ${day}:`]
        : ['Din ordre er klar til betaling', `${shop}: Se og betal din ordre (${total}) senest ${day}:`];
    const plain = text.replace(/\s/g, ' ');
    return { subject, heading: subject, paragraphs: [plain], link: { text: '', path: phoneOrderPath(token) } };
  },
});

export const orderMails = {
  'phone-order-link': phoneOrderLink,
  'phone-order-sms': phoneOrderSms,
  'order-shipped': shipped,
  'order-arrived': arrived,
  invoice: invoiced,
  'credit-note': credited,
  'order-called-off': calledOff,
  'order-reduced': reduced,
  'order-held': holdMail('held'),
  'order-released': holdMail('released'),
  'payment-released': paymentReleased,
} satisfies Record<string, MailKind>;
