// A page that is not published is shown to those who have its link: a signed word that names the page and ends by itself.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { storedSecret } from '#backend/commerce/payment/payment.sql';
import type { Reader } from '#backend/db/client';

/** Long enough to be read by everyone who has to say yes to it. */
export const PREVIEW_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Of a word: the end, a full stop, 43 letters. */
const LONGEST_PREVIEW = 80;

const previewSecret = (reader: Reader, now: Date) =>
  storedSecret(reader, 'content-preview', randomBytes(32).toString('hex'), now);

const proofOfPage = (secret: string, path: string, until: string) =>
  createHmac('sha256', secret).update(`preview ${path} ${until}`).digest('base64url');

/** The word of a link to `path` (info/om-os): when it ends, in seconds since 1970, and the proof that this shop made it for that page. */
export async function previewWord(reader: Reader, path: string, now: Date): Promise<string> {
  const until = String(Math.floor((now.getTime() + PREVIEW_DAYS * DAY_MS) / 1000));
  return `${until}.${proofOfPage(await previewSecret(reader, now), path, until)}`;
}

/** False for the word of another page, one that has ended, and what this shop did not make. */
export async function opensPreview(reader: Reader, path: string, word: string, now: Date): Promise<boolean> {
  if (word.length > LONGEST_PREVIEW) return false;
  const [until = '', proof = '', ...more] = word.split('.');
  if (more.length > 0 || !/^\d{1,12}$/.test(until)) return false;
  const given = Buffer.from(proof);
  const wanted = Buffer.from(proofOfPage(await previewSecret(reader, now), path, until));
  return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(until) * 1000 > now.getTime();
}
