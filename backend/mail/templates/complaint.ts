// Mails about complaints: the receipt, the shop's decision or question, incoming ones for its staff, and the SMS by which pictures are sent.
import { z } from 'zod';
import { complaintPath, NO_ORDER, uploadPath } from '#domain/complaint/addresses';
import { COMPLAINT_STATES, COMPLAINT_WISHES, isComplaintClosed, mayAnswer } from '#domain/complaint/complaint';
import { COMPLAINT_WORDS } from '../texts/complaint';
import { type MailContent, type MailKind, mailKind } from './mail-kind';

const told = z.object({
  number: z.string(),
  token: z.string(),
  product: z.string(),
  pieces: z.number(),
  wish: z.enum(COMPLAINT_WISHES),
  name: z.string(),
  customer: z.string(),
  state: z.enum(COMPLAINT_STATES),
  remedy: z.enum(COMPLAINT_WISHES).nullable(),
  isConsumer: z.boolean(),
  order: z.string().nullable(),
  replacement: z.string().nullable(),
  text: z.string(),
});
type MailedComplaint = z.output<typeof told>;

type Language = 'da' | 'en';

function mailedFacts(
  { number, order, product, pieces, wish, replacement }: MailedComplaint,
  language: Language,
  reader: 'buyer' | 'shop' = 'buyer',
) {
  const words = COMPLAINT_WORDS[language];
  const facts: [string, string][] = [[words.number, number]];
  if (order) facts.push([words.order, order]);
  facts.push(
    [words.product, `${pieces} × ${product}`],
    [reader === 'shop' ? words.wished : words.wish, words.wishes[wish]],
  );
  if (replacement) facts.push([words.replacement, replacement]);
  return facts;
}

const linkToComplaint = ({ order, token }: MailedComplaint, text: string) => ({
  text,
  path: complaintPath(order ?? NO_ORDER, token),
});

const received = mailKind({
  told,
  write: (facts, { language }): MailContent => {
    const words = COMPLAINT_WORDS[language];
    const { subject, heading, text } = words.received;
    return {
      subject: subject(facts.number),
      heading,
      paragraphs: [`${words.hello(facts.name)} ${text}`, `${words.described} ${facts.text}`],
      facts: mailedFacts(facts, language),
      link: linkToComplaint(facts, words.see),
    };
  },
});

const news = mailKind({
  told,
  write: (facts, { language }): MailContent => {
    const words = COMPLAINT_WORDS[language];
    const { subject, text } = words.news[facts.state];
    const paragraphs = [`${words.hello(facts.name)} ${text}`, facts.text];
    if (facts.remedy && facts.state !== 'refused') paragraphs.push(words.remedies[facts.remedy]);
    // Forbrugerklageloven § 4: who turns a consumer's complaint down names the body that it can be taken to.
    if (facts.state === 'refused' && facts.isConsumer) paragraphs.push(words.appeal);
    if (mayAnswer(facts.state) && !isComplaintClosed(facts.state)) paragraphs.push(words.mayAnswer);
    return {
      subject: subject(facts.number),
      heading: subject(facts.number),
      paragraphs: paragraphs.filter((paragraph) => paragraph !== ''),
      facts: mailedFacts(facts, language),
      link: linkToComplaint(facts, words.see),
    };
  },
});

/** To the shop's own people. */
const inMail = (kind: 'arrived' | 'answered') =>
  mailKind({
    told,
    write: (facts, { language }): MailContent => {
      const words = COMPLAINT_WORDS[language];
      const { subject, text } = words[kind];
      return {
        subject: subject(facts.number),
        heading: subject(facts.number),
        paragraphs: [text, facts.text],
        facts: [...mailedFacts(facts, language, 'shop'), [words.buyer, `${facts.name}, ${facts.customer}`]],
        link: linkToComplaint(facts, words.see),
      };
    },
  });

const upload = mailKind({
  told: z.object({ token: z.string(), minutes: z.number() }),
  isSms: true,
  write: ({ token, minutes }, { language, shop }): MailContent => {
    const words = COMPLAINT_WORDS[language];
    return {
      subject: words.sms.subject,
      heading: words.sms.subject,
      paragraphs: [words.sms.text(shop, minutes)],
      link: { text: '', path: uploadPath(token) },
    };
  },
});

export const complaintMails = {
  'complaint-received': received,
  'complaint-news': news,
  'complaint-new': inMail('arrived'),
  'complaint-answered': inMail('answered'),
  'complaint-upload': upload,
} satisfies Record<string, MailKind>;
