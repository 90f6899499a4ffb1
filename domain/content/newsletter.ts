// The newsletter: its four states, what moves an address from one to the next, and the words that are agreed to. Spec §3 "Newsletter".
// No address is written to before its owner has answered from it (markedsføringsloven § 10 wants a consent that can be shown).

/** NOT_ACTIVE: the mailbox is dead, or staff have stopped it. UNCONFIRMED: requested, and not confirmed from the mailbox. */
export const NEWSLETTER_STATUSES = ['NOT_ACTIVE', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNCONFIRMED'] as const;
export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number];

/** Sign-up locations of the shop's own pages; other clients may send their own names. */
export const SIGNUP_LOCATIONS = ['page', 'footer', 'popup'] as const;
export type SignupLocation = (typeof SIGNUP_LOCATIONS)[number];

/** Characters of the place that a consent was given at. */
export const LONGEST_LOCATION = 60;

/** A location's name is one line of letters, digits and separators. */
export const locationFrom = (typed: string): string | null => {
  const text = typed.trim();
  return text.length <= LONGEST_LOCATION && /^[\p{L}\p{N}][\p{L}\p{N} _./-]*$/u.test(text) ? text : null;
};

/** The mail sent after a sign-up request: a confirmation link, or a note that the address is already subscribed. */
export const answerToAsking = (status: NewsletterStatus | null): 'confirm' | 'already' =>
  status === 'SUBSCRIBED' ? 'already' : 'confirm';

/** The newsletter is wanted, whether the mailbox has answered or not. */
export const isWanted = (status: NewsletterStatus | null): boolean =>
  status === 'SUBSCRIBED' || status === 'UNCONFIRMED';

/** Days in which the link of the mail confirms; after them the address is forgotten. */
export const CONFIRM_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
export const confirmUntil = (now: Date): Date => new Date(now.getTime() + CONFIRM_DAYS * DAY_MS);

export interface Question {
  status: NewsletterStatus;
  confirmUntil: Date | null;
}

/** 'again': the link was pressed before, which changes nothing. 'late': the answer came too late, or after leaving. */
export function answerByLink({ status, confirmUntil: until }: Question, now: Date): 'confirmed' | 'again' | 'late' {
  if (status === 'SUBSCRIBED') return 'again';
  return status === 'UNCONFIRMED' && until !== null && now <= until ? 'confirmed' : 'late';
}

/** The status sent to a mailing service: null while the address is unconfirmed. */
export const serviceStatusOf = (status: NewsletterStatus | null): 'SUBSCRIBED' | 'UNSUBSCRIBED' | null => {
  if (status === 'UNCONFIRMED') return null;
  return status === 'SUBSCRIBED' ? 'SUBSCRIBED' : 'UNSUBSCRIBED';
};

/** Change it with the words below: each consent is stored with the words and the version it was given to. */
export const CONSENT_VERSION = '2026-11';

const CONSENT = {
  da: (shop: string) =>
    `${shop} må sende mig e-mails med nyheder og tilbud om varer fra butikken. Jeg kan altid framelde mig igen med linket i hver mail.`,
  en: (shop: string) =>
    `${shop} may send me e-mails with news and offers about goods from the shop. I can unsubscribe at any time with the link in each e-mail.`,
} as const;

/** What is agreed to, as the form and the page that confirms say it. */
export const consentWords = (shop: string, language: 'da' | 'en'): string => CONSENT[language](shop);
