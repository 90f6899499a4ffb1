// A draft is shown to those who have its link: a signed word that names the page or the entry, and ends by itself.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { storedSecret } from '#backend/commerce/payment/payment.sql';
import type { Reader } from '#backend/db/client';

/** Long enough to be read by everyone who has to say yes to it. */
export const PREVIEW_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Length of a preview word: the end, a full stop, 43 letters. */
const LONGEST_PREVIEW = 80;

const previewSecret = (reader: Reader, now: Date) =>
  storedSecret(reader, 'content-preview', randomBytes(32).toString('hex'), now);

const proofOfDraft = (secret: string, subject: string, until: string) =>
  createHmac('sha256', secret).update(`preview ${subject} ${until}`).digest('base64url');

/**
 * The word of a link to a page by its path (info/om-os), or to another entry (`draftSubject`): when it ends, in seconds since 1970, and the
 * proof that this shop made it for that draft.
 */
export async function previewWord(reader: Reader, subject: string, now: Date): Promise<string> {
  const until = String(Math.floor((now.getTime() + PREVIEW_DAYS * DAY_MS) / 1000));
  return `${until}.${proofOfDraft(await previewSecret(reader, now), subject, until)}`;
}

/** False for the word of another draft, one that has ended, and what this shop did not make. */
export async function opensPreview(reader: Reader, subject: string, word: string, now: Date): Promise<boolean> {
  if (word.length > LONGEST_PREVIEW) return false;
  const [until = '', proof = '', ...more] = word.split('.');
  if (more.length > 0 || !/^\d{1,12}$/.test(until)) return false;
  const given = Buffer.from(proof);
  const wanted = Buffer.from(proofOfDraft(await previewSecret(reader, now), subject, until));
  return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(until) * 1000 > now.getTime();
}
