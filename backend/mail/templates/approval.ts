// Letters about orders that wait for an approver: to them, and to the buyer what became of it. Spec §6 "Approvers".
import { z } from 'zod';
import { inCopenhagen } from '#domain/calendar/calendar';
import { cartPath, pendingOrderPath } from '#domain/page/addresses';
import { APPROVAL_WORDS } from './approval-words';
import { longDate, mailAmount, mailLocale } from './days-and-amounts';
import { type MailContent, type MailKind, mailKind } from './mail-kind';

type Language = 'da' | 'en';
/** The Danish day of a moment. */
const longDay = (moment: string, language: Language) =>
  longDate(inCopenhagen(new Date(moment)).date, mailLocale(language));

const about = z.object({ firstname: z.string(), number: z.string() });
const sent = about.extend({ totalOere: z.number(), until: z.string() });

const approvalLink = (number: string, language: Language): Pick<MailContent, 'link'> => ({
  link: { text: APPROVAL_WORDS[language].see, path: pendingOrderPath(number) },
});

const wanted = mailKind({
  told: sent.extend({ buyer: z.string() }),
  write: ({ firstname, number, buyer, totalOere, until }, { language }): MailContent => {
    const words = APPROVAL_WORDS[language];
    return {
      subject: words.wanted.subject(buyer, number),
      heading: words.wanted.heading,
      paragraphs: [`${words.hello(firstname)} ${words.wanted.text(buyer)}`],
      facts: [
        [words.order, number],
        [words.buyer, buyer],
        [words.amount, mailAmount(totalOere, language)],
        [words.until, longDay(until, language)],
      ],
      ...approvalLink(number, language),
    };
  },
});

const asked = mailKind({
  told: sent.extend({ approver: z.string() }),
  write: ({ firstname, number, approver, totalOere, until }, { language }): MailContent => {
    const words = APPROVAL_WORDS[language];
    return {
      subject: words.asked.subject(number),
      heading: words.asked.heading,
      paragraphs: [`${words.hello(firstname)} ${words.asked.text(approver)}`],
      facts: [
        [words.order, number],
        [words.amount, mailAmount(totalOere, language)],
        [words.until, longDay(until, language)],
      ],
      ...approvalLink(number, language),
    };
  },
});

const approved = mailKind({
  told: about.extend({ by: z.string() }),
  write: ({ firstname, number, by }, { language }): MailContent => {
    const words = APPROVAL_WORDS[language];
    return {
      subject: words.approved.subject(number),
      heading: words.approved.heading,
      paragraphs: [`${words.hello(firstname)} ${words.approved.text(by)}`],
      facts: [[words.order, number]],
      ...approvalLink(number, language),
    };
  },
});

const revised = mailKind({
  told: about.extend({
    by: z.string(),
    totalOere: z.number(),
    goods: z.array(z.object({ name: z.string(), from: z.number(), to: z.number() })),
  }),
  write: ({ firstname, number, by, goods, totalOere }, { language }): MailContent => {
    const words = APPROVAL_WORDS[language];
    return {
      subject: words.revised.subject(number),
      heading: words.revised.heading,
      paragraphs: [`${words.hello(firstname)} ${words.revised.text(by)}`],
      facts: [
        ...goods.map(({ name, from, to }): [string, string] => [name, words.revised.pieces(from, to)]),
        [words.amount, mailAmount(totalOere, language)],
      ],
      ...approvalLink(number, language),
    };
  },
});

/** The two ends after which the goods lie in the cart again. */
const ended = (which: 'declined' | 'expired') =>
  mailKind({
    told: about.extend({ by: z.string().optional(), reason: z.string().optional() }),
    write: ({ firstname, number, by = '', reason }, { language }): MailContent => {
      const words = APPROVAL_WORDS[language];
      return {
        subject: words[which].subject(number),
        heading: words[which].heading,
        paragraphs: [`${words.hello(firstname)} ${words[which].text(by)}`, words.inCart],
        facts: [[words.order, number], ...(reason ? [[words.reason, reason] satisfies [string, string]] : [])],
        link: { text: words.toCart, path: cartPath() },
      };
    },
  });

export const approvalMails = {
  'approval-wanted': wanted,
  'approval-asked': asked,
  'order-approved': approved,
  'order-revised': revised,
  'order-declined': ended('declined'),
  'approval-expired': ended('expired'),
} satisfies Record<string, MailKind>;
