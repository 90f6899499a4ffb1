// Bot check of a form. The shop's own check needs no scripts and no user interaction: a hidden honeypot field, and a signed
// timestamp of when the form was rendered. A configured bot protection service adds its verdict where the browser has run its script.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isStampFresh, stampedAt, stampText } from '#domain/form/form-stamp';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { env } from '~/config/env.server';
import type { RequestContext } from '~/models/request-context';
import { botWord } from '~/services/bot-check/bot-word.server';

/**
 * Forms that a machine gains by. Logins are stamped by nothing: their passwords are counted by name and by address in the back end. The
 * newsletter form is on pages that many visitors share; its mails are counted there, too.
 */
export type GuardedForm = 'login' | 'newsletter' | 'enquiry' | StampedForm;
type StampedForm = 'create' | 'gift-card';

const isStamped = (form: GuardedForm): form is StampedForm => form === 'create' || form === 'gift-card';

/** Another one for each process where no setting says it: forms drawn by another one are shown again once. */
const SECRET = env.FORM_SECRET ?? randomBytes(32).toString('hex');

const signatureOf = (form: StampedForm, at: string): string =>
  createHmac('sha256', SECRET).update(`form ${form} ${at}`).digest('base64url').slice(0, 22);

/** For the form as it is drawn now. */
export function formStamp(form: StampedForm, now: Date): string {
  const at = stampText(now);
  return `${at}.${signatureOf(form, at)}`;
}

function isOurStamp(form: StampedForm, given: string, now: Date): boolean {
  const [at = '', signature = ''] = given.slice(0, 80).split('.');
  const made = stampedAt(at);
  if (made === null || !isStampFresh(made, now)) return false;
  const [one, other] = [Buffer.from(signature), Buffer.from(signatureOf(form, at))];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Forms without the service's word, which any browser without scripts sends, by form and address in the last quarter of an hour: enough for an
 * office behind one address, too few for machines.
 */
const wordless = new LRUCache<string, number>({ max: 10_000, ttl: 15 * 60 * 1_000 });
const MOST_WORDLESS = 30;

/** The fields of a form that distinguish people from bots (forms/bot-check). */
export interface BotFacts {
  /** The honeypot field is filled in. */
  isTrapped: boolean;
  stamp: string;
  /** The token that the bot protection service gave the browser; '' without scripts. */
  word: string;
}

/** Null: the form is accepted. Called for valid forms only: field errors are reported first. */
export async function refusedAsMachine(
  { clientAddress }: Pick<RequestContext, 'clientAddress'>,
  { isTrapped, stamp, word }: BotFacts,
  form: GuardedForm,
): Promise<Refusal | null> {
  if (isTrapped) return refusal('NOT_A_PERSON');
  if (isStamped(form) && !isOurStamp(form, stamp, new Date())) return refusal('NOT_A_PERSON');
  if (!env.BOT_SITE_KEY || !env.BOT_SECRET) return null;
  const said = word === '' ? 'none' : await botWord(word, clientAddress, { url: env.BOT_URL, secret: env.BOT_SECRET });
  if (said === 'machine') return refusal('NOT_A_PERSON');
  // Callers with the service's token, and callers without one because the service is unavailable, are not counted.
  if (said !== 'none') return null;
  return takesWordless(`${form} ${clientAddress}`) ? null : refusal('TOO_MANY_TRIES');
}

function takesWordless(key: string): boolean {
  const count = (wordless.get(key) ?? 0) + 1;
  wordless.set(key, count, { noUpdateTTL: true });
  return count <= MOST_WORDLESS;
}
