// Letters about withdrawals: the receipt, which is the consumer's proof, and the reminder to staff that the money is due.
import { z } from 'zod';
import { withdrawPath } from '#domain/page/addresses';
import { longDate, mailLocale, momentIn } from './days-and-amounts';
import { type MailContent, type MailKind, mailKind } from './mail-kind';

const WORDS = {
  da: {
    hello: (firstname: string) => `Hej ${firstname}.`,
    number: 'Fortrydelsesnummer',
    order: 'Ordrenummer',
    declared: 'Modtaget',
    customer: 'Kundens e-mail',
    due: 'Pengene tilbage senest',
    receipt: {
      subject: (order: string) => `Kvittering: du har fortrudt ordre ${order}`,
      heading: 'Kvittering for fortrydelse',
      text: 'Vi har modtaget, at du fortryder aftalen om varerne herunder. Du behøver ikke gøre mere for at fortryde. Gem denne mail som kvittering.',
      send: 'Send varerne tilbage inden 14 dage, og læg fortrydelsesnummeret i pakken. Du betaler selv returfragten. Vi betaler tilbage samme vej, som du betalte, når vi har fået varerne, eller du har vist, at de er sendt.',
      unsent: 'Varerne er ikke sendt. Der er ikke mere, du skal gøre, og du bliver ikke opkrævet penge for dem.',
      see: 'Se fortrydelsen',
    },
    reason: 'Årsag',
    ended: {
      subject: (number: string) => `Fortrydelse ${number} er afsluttet`,
      heading: 'Vi har afsluttet din fortrydelse',
      text: 'Vi har ikke fået varerne retur, og de bliver derfor ikke betalt tilbage. Har du sendt dem, så svar på denne mail.',
    },
    reminder: {
      subject: (number: string, order: string) => `Fortrydelse ${number} på ordre ${order}: pengene forfalder snart`,
      heading: 'En fortrydelse venter på tilbagebetaling',
      text: 'Pengene skal være tilbage hos kunden senest den dato, der står herunder, medmindre varerne ikke er kommet, og kunden ikke har vist, at de er sendt. Bogfør varerne med: npm run shop -- withdrawal receive',
    },
  },
  en: {
    hello: (firstname: string) => `Hello ${firstname}.`,
    number: 'Withdrawal number',
    order: 'Order number',
    declared: 'Received',
    customer: 'Customer’s e-mail',
    due: 'Money back no later than',
    receipt: {
      subject: (order: string) => `Receipt: you have withdrawn from order ${order}`,
      heading: 'Receipt for your withdrawal',
      text: 'We have received your withdrawal from the contract for the items below. You need not do anything more to withdraw. Keep this e-mail as your receipt.',
      send: 'Send the goods back within 14 days, and put the withdrawal number into the parcel. You pay for sending them. We pay you back the way you paid, when we have the goods or you have shown that they are sent.',
      unsent:
        'The goods have not been sent. There is nothing more for you to do, and you will not be charged for them.',
      see: 'See the withdrawal',
    },
    reason: 'Reason',
    ended: {
      subject: (number: string) => `Withdrawal ${number} has been ended`,
      heading: 'We have ended your withdrawal',
      text: 'We have not received the goods, so they are not paid for. If you have sent them, please answer this e-mail.',
    },
    reminder: {
      subject: (number: string, order: string) => `Withdrawal ${number} from order ${order}: the money is due soon`,
      heading: 'A withdrawal waits for its refund',
      text: 'The money has to be back with the customer by the date below, unless the goods have not come and the customer has not shown that they are sent. Book the goods in by: npm run shop -- withdrawal receive',
    },
  },
} as const;

const good = z.object({ quantity: z.string(), name: z.string(), sku: z.string() });

const receipt = mailKind({
  told: z.object({
    firstname: z.string(),
    number: z.string(),
    withdrawal: z.string(),
    /** The moment, in UTC; shown as the Danish date and time. */
    declaredAt: z.string(),
    dueOn: z.string(),
    goods: z.array(good),
    /** Some of the goods have left and have to be sent back. */
    isToSend: z.boolean(),
    token: z.string(),
  }),
  write: (told, { language }): MailContent => {
    const words = WORDS[language];
    const says = words.receipt;
    return {
      subject: says.subject(told.number),
      heading: says.heading,
      paragraphs: [`${words.hello(told.firstname)} ${says.text}`, told.isToSend ? says.send : says.unsent],
      facts: [
        [words.number, told.withdrawal],
        [words.order, told.number],
        [words.declared, momentIn(told.declaredAt, mailLocale(language))],
        ...told.goods.map(({ quantity, name, sku }): [string, string] => [quantity, `${name} (${sku})`]),
        ...(told.isToSend ? [[words.due, longDate(told.dueOn, mailLocale(language))] satisfies [string, string]] : []),
      ],
      link: { text: says.see, path: withdrawPath(told.token) },
    };
  },
});

const due = mailKind({
  told: z.object({ withdrawal: z.string(), number: z.string(), customer: z.string(), dueOn: z.string() }),
  write: (told, { language }): MailContent => {
    const words = WORDS[language];
    const says = words.reminder;
    return {
      subject: says.subject(told.withdrawal, told.number),
      heading: says.heading,
      paragraphs: [says.text],
      facts: [
        [words.number, told.withdrawal],
        [words.order, told.number],
        [words.customer, told.customer],
        [words.due, longDate(told.dueOn, mailLocale(language))],
      ],
    };
  },
});

const ended = mailKind({
  told: z.object({
    firstname: z.string(),
    number: z.string(),
    withdrawal: z.string(),
    reason: z.string(),
    token: z.string(),
  }),
  write: (told, { language }): MailContent => {
    const words = WORDS[language];
    return {
      subject: words.ended.subject(told.withdrawal),
      heading: words.ended.heading,
      paragraphs: [`${words.hello(told.firstname)} ${words.ended.text}`],
      facts: [
        [words.number, told.withdrawal],
        [words.order, told.number],
        [words.reason, told.reason],
      ],
      link: { text: words.receipt.see, path: withdrawPath(told.token) },
    };
  },
});

export const withdrawalMails = {
  'withdrawal-receipt': receipt,
  'withdrawal-due': due,
  'withdrawal-ended': ended,
} satisfies Record<string, MailKind>;
