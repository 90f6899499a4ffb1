// A staff member looks at the shop as the laws of another day want it: a signed word that carries the day and ends by itself. It opens nothing and
// sells nothing; it only says by which day's laws the pages of one visit are drawn.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { storedSecret } from '#backend/commerce/payment/payment.sql';
import type { Reader } from '#backend/db/client';
import type { IsoDate } from '#domain/calendar/calendar';
import { lawDayFrom } from '#domain/law/rules';

/** As long as a look takes. */
export const PREVIEW_HOURS = 8;
const HOUR_MS = 60 * 60 * 1000;

const secretOf = (reader: Reader, now: Date) =>
  storedSecret(reader, 'law-preview', randomBytes(32).toString('hex'), now);

const proofOfDay = (secret: string, said: string) => createHmac('sha256', secret).update(said).digest('base64url');

/** The word of a link: the day, when it ends (seconds since 1970), and the proof that this shop made it. */
export async function lawPreviewWord(reader: Reader, day: IsoDate, now: Date): Promise<string> {
  const until = Math.floor((now.getTime() + PREVIEW_HOURS * HOUR_MS) / 1000);
  const said = `${day}.${until}`;
  return `${said}.${proofOfDay(await secretOf(reader, now), said)}`;
}

/** Null for a word that this shop did not make, one that has ended, and what is none. */
export async function lawDayOfWord(reader: Reader, word: string, now: Date): Promise<IsoDate | null> {
  const [day = '', until = '', proof = '', ...more] = word.split('.');
  if (more.length > 0 || !/^\d{1,12}$/.test(until)) return null;
  const given = Buffer.from(proof);
  const wanted = Buffer.from(proofOfDay(await secretOf(reader, now), `${day}.${until}`));
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs && Number(until) * 1000 > now.getTime() ? lawDayFrom(day) : null;
}
