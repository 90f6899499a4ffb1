// GraphQL resolvers of the newsletter: subscribing, confirming by the mail's link, and leaving. Errors are a list of messages (spec §7, §8).
import type { JobQueue } from '#backend/db/job-queue';
import type { Limits } from '#backend/db/limits';
import { inTransaction } from '#backend/db/transaction';
import type { Resolvers, SubscribeEmailToNewsletterOutput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { locationFrom } from '#domain/content/newsletter';
import { hasMailbox } from '#domain/punchout/buyers';
import { emailFrom } from '#domain/validate/email';
import { lockByLink, newsletterOf } from './newsletter.sql';
import { askForNewsletter, confirmNewsletter, leaveNewsletter } from './subscribe';

const WORDS = {
  da: {
    email: 'Skriv en gyldig e-mailadresse.',
    location: 'Det mangler, hvor tilmeldingen blev givet.',
    tooMany: 'Der er kommet for mange tilmeldinger herfra. Prøv igen om en time.',
    link: 'Linket kan ikke bruges længere. Tilmeld dig igen, så sender vi et nyt.',
    unknown: 'Linket hører ikke til nogen tilmelding.',
  },
  en: {
    email: 'Enter a valid e-mail address.',
    location: 'It is missing where the consent was given.',
    tooMany: 'Too many sign-ups have come from here. Try again in an hour.',
    link: 'The link can no longer be used. Sign up again, and we will send a new one.',
    unknown: 'The link does not belong to any subscription.',
  },
} as const;

/** Clients of plain Magento say no place. */
const OF_OTHER_CLIENTS = 'api';

const MOST_TOKEN = 100;

const refusedAsWords = (word: keyof (typeof WORDS)['da'], { language }: Context): SubscribeEmailToNewsletterOutput => ({
  status: null,
  errors: [WORDS[language][word]],
});

const answeredNewsletter = (
  status: NonNullable<SubscribeEmailToNewsletterOutput['status']>,
): SubscribeEmailToNewsletterOutput => ({ status, errors: [] });

/** By sender, and by the mailbox that gets mail for it. */
async function isWithinLimits(limits: Limits, email: string, { clientAddress }: Context): Promise<boolean> {
  if (clientAddress !== '' && !(await limits.take('newsletter-address', clientAddress))) return false;
  return limits.take('newsletter-email', email);
}

async function askByForm(
  typed: { email: string; location?: string | null },
  queue: JobQueue,
  limits: Limits,
  context: Context,
): Promise<SubscribeEmailToNewsletterOutput> {
  const email = emailFrom(typed.email);
  if (email === null || !hasMailbox(email)) return refusedAsWords('email', context);
  const location = locationFrom(typed.location ?? OF_OTHER_CLIENTS);
  if (location === null) return refusedAsWords('location', context);
  if (!(await isWithinLimits(limits, email, context))) return refusedAsWords('tooMany', context);
  const { pool, store, language, now } = context;
  await inTransaction(pool, (tx) => askForNewsletter(tx, { email, store, language, location }, { queue, now }));
  queue.wake('send-mail');
  return answeredNewsletter('UNCONFIRMED');
}

async function confirmByLink(token: string, queue: JobQueue, context: Context) {
  const { pool, store, language, now } = context;
  const shown = { store: store.name, language };
  const isConfirmed =
    token.length <= MOST_TOKEN &&
    (await inTransaction(pool, (tx) => confirmNewsletter(tx, token, { queue, now, shown })));
  if (!isConfirmed) return refusedAsWords('link', context);
  queue.wake('send-mail');
  return answeredNewsletter('SUBSCRIBED');
}

async function leaveByLink(token: string, context: Context) {
  const { pool, now } = context;
  const isKnown =
    token.length <= MOST_TOKEN &&
    (await inTransaction(pool, async (tx) => {
      const row = await lockByLink(tx.db, 'leaveToken', token);
      if (row) await leaveNewsletter(tx, row, { location: 'mail', now });
      return row !== null;
    }));
  return isKnown ? answeredNewsletter('UNSUBSCRIBED') : refusedAsWords('unknown', context);
}

export const newsletterResolvers = (queue: JobQueue, limits: Limits): Resolvers => ({
  Mutation: {
    subscribeEmailToNewsletter: (_root, typed, context) => askByForm(typed, queue, limits, context),
    confirmNewsletter: (_root, { token }, context) => confirmByLink(token, queue, context),
    leaveNewsletter: (_root, { token }, context) => leaveByLink(token, context),
  },
  Customer: {
    newsletter_status: async ({ who }, _args, { db }) => (await newsletterOf(db, who.customer.email))?.status ?? null,
    is_subscribed: async ({ who }, _args, { db }) =>
      (await newsletterOf(db, who.customer.email))?.status === 'SUBSCRIBED',
  },
});
