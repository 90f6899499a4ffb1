// Mails about a subscription: created, before and after each delivery, price above the agreed one, stopped, ended.
import { z } from 'zod';
import { subscriptionPath } from '#domain/page/addresses';
import { SUBSCRIPTION_INTERVALS } from '#domain/subscription/rhythm';
import { longDate, mailAmount, mailLocale } from './days-and-amounts';
import { type MailContent, type MailKind, mailKind } from './mail-kind';
import { SUBSCRIPTION_WORDS, type SubscriptionWords } from './subscription-words';

type Language = 'da' | 'en';

const about = z.object({
  firstname: z.string(),
  subscription: z.string(),
  id: z.number(),
  rhythm: z.enum(SUBSCRIPTION_INTERVALS),
  deliveryOn: z.string().nullable(),
  orderOn: z.string().nullable(),
});
type About = z.output<typeof about>;

const good = z.object({ quantity: z.string(), name: z.string(), sku: z.string() });
const planned = about.extend({
  goods: z.array(good),
  leftOut: z.array(z.object({ name: z.string(), why: z.enum(['short', 'gone', 'refused']) })),
  risen: z.array(z.object({ name: z.string(), from: z.number(), to: z.number() })),
  totalOere: z.number(),
});
type Planned = z.output<typeof planned>;
const withProblem = planned.extend({
  problem: z.string().nullable(),
  least: z.union([z.string(), z.number()]).nullable(),
});

const dayWritten = (iso: string | null, language: Language) =>
  iso === null ? '' : longDate(iso, mailLocale(language));
const factsSaid = (facts: [string, string][]) => facts.filter(([, value]) => value !== '');

const linkToSubscription = ({ id }: About, { see }: SubscriptionWords) => ({ text: see, path: subscriptionPath(id) });

const plainFacts = (told: About, language: Language): [string, string][] => {
  const { facts, intervals } = SUBSCRIPTION_WORDS[language];
  return factsSaid([
    [facts.subscription, told.subscription],
    [facts.interval, intervals[told.rhythm]],
    [facts.delivery, dayWritten(told.deliveryOn, language)],
  ]);
};

const factsOfGoods = (told: Planned, language: Language): [string, string][] => {
  const { facts } = SUBSCRIPTION_WORDS[language];
  const lines = told.goods.map(({ quantity, name, sku }): [string, string] => [`${quantity} × ${name}`, sku]);
  return lines.length === 0 ? [] : [...lines, [facts.total, mailAmount(told.totalOere, language)]];
};

const leftOutLines = ({ leftOut }: Planned, { leftOut: words }: SubscriptionWords) =>
  leftOut.map(({ name, why }) => words[why](name));

function problemLines(
  { problem, least }: z.output<typeof withProblem>,
  { problem: words }: SubscriptionWords,
): string[] {
  if (problem === null) return [];
  return [problem === 'SUBSCRIPTION_MINIMUM' ? words.minimum(String(least ?? '')) : words.nothing];
}

const created = mailKind({
  told: about.extend({ status: z.string() }),
  write: (told, { language }): MailContent => {
    const words = SUBSCRIPTION_WORDS[language];
    const { subject, heading, active, draft, ends } = words.created;
    return {
      ...{ subject: subject(told.subscription), heading, link: linkToSubscription(told, words) },
      paragraphs: [`${words.hello(told.firstname)} ${told.status === 'draft' ? draft : active}`, ends],
      facts: plainFacts(told, language),
    };
  },
});

const notice = mailKind({
  told: withProblem,
  write: (told, { language }): MailContent => {
    const words = SUBSCRIPTION_WORDS[language];
    const { subject, heading, text } = words.notice;
    return {
      ...{
        subject: subject(told.subscription, dayWritten(told.deliveryOn, language)),
        heading,
        link: linkToSubscription(told, words),
      },
      paragraphs: [
        `${words.hello(told.firstname)} ${text(dayWritten(told.orderOn, language))}`,
        ...leftOutLines(told, words),
        ...problemLines(told, words),
      ],
      facts: [...plainFacts(told, language), ...factsOfGoods(told, language)],
    };
  },
});

const review = mailKind({
  told: planned,
  write: (told, { language }): MailContent => {
    const words = SUBSCRIPTION_WORDS[language];
    const { subject, heading, text } = words.review;
    const rose = told.risen.map(({ name, from, to }) =>
      words.rose(name, mailAmount(from, language), mailAmount(to, language)),
    );
    return {
      ...{ subject: subject(told.subscription), heading, link: linkToSubscription(told, words) },
      paragraphs: [`${words.hello(told.firstname)} ${text}`, ...rose],
      facts: plainFacts(told, language),
    };
  },
});

const ordered = mailKind({
  told: planned.extend({ number: z.string(), waits: z.boolean() }),
  write: (told, { language }): MailContent => {
    const words = SUBSCRIPTION_WORDS[language];
    const { subject, heading, text, waits } = words.ordered;
    return {
      ...{ subject: subject(told.subscription, told.number), heading, link: linkToSubscription(told, words) },
      paragraphs: [
        `${words.hello(told.firstname)} ${text}`,
        ...(told.waits ? [waits] : []),
        ...leftOutLines(told, words),
      ],
      facts: [[words.facts.number, told.number], ...plainFacts(told, language), ...factsOfGoods(told, language)],
    };
  },
});

const missed = mailKind({
  told: withProblem.extend({ missedOn: z.string() }),
  write: (told, { language }): MailContent => {
    const words = SUBSCRIPTION_WORDS[language];
    const { subject, heading, text } = words.missed;
    const day = dayWritten(told.missedOn, language);
    return {
      ...{ subject: subject(told.subscription, day), heading, link: linkToSubscription(told, words) },
      paragraphs: [
        `${words.hello(told.firstname)} ${text(day)}`,
        ...problemLines(told, words),
        ...leftOutLines(told, words),
      ],
      facts: plainFacts(told, language),
    };
  },
});

const FAILURES: Readonly<Record<string, keyof SubscriptionWords['failure']>> = {
  SUBSCRIPTION_ADDRESS_GONE: 'address',
  SUBSCRIPTION_PAYMENT_GONE: 'payment',
  CARD_EXPIRED: 'expired',
  CARD_DECLINED: 'declined',
  CARD_NOT_FOUND: 'card',
  CARD_UNANSWERED: 'unanswered',
  PAYMENT_METHOD_UNAVAILABLE: 'invoice',
};

/** Another card is chosen on the subscription's page. */
const linkToMend = (told: About & { why: string | null }, words: SubscriptionWords) => ({
  ...linkToSubscription(told, words),
  ...(told.why?.startsWith('CARD_') ? { text: words.changeCard } : {}),
});

const failed = mailKind({
  told: about.extend({ why: z.string().nullable() }),
  write: (told, { language }): MailContent => {
    const words = SUBSCRIPTION_WORDS[language];
    const { subject, heading, text } = words.failed;
    return {
      ...{ subject: subject(told.subscription), heading, link: linkToMend(told, words) },
      paragraphs: [`${words.hello(told.firstname)} ${text}`, words.failure[FAILURES[told.why ?? ''] ?? 'other']],
      facts: [[words.facts.subscription, told.subscription]],
    };
  },
});

const ended = mailKind({
  told: about,
  write: (told, { language }): MailContent => {
    const words = SUBSCRIPTION_WORDS[language];
    const { subject, heading, text } = words.ended;
    return {
      ...{ subject: subject(told.subscription), heading, link: linkToSubscription(told, words) },
      paragraphs: [`${words.hello(told.firstname)} ${text}`],
      facts: [[words.facts.subscription, told.subscription]],
    };
  },
});

export const subscriptionMails = {
  'subscription-created': created,
  'subscription-notice': notice,
  'subscription-review': review,
  'subscription-ordered': ordered,
  'subscription-missed': missed,
  'subscription-failed': failed,
  'subscription-ended': ended,
} satisfies Record<string, MailKind>;

export type SubscriptionMailName = keyof typeof subscriptionMails;
