// What opens the page of an agreement once its password was right: the page's name and an end, signed with that page's own secret.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const HOUR = 60 * 60 * 1000;
const OPEN_HOURS = 12;

/** Each password has a separate secret: visitors who opened the page by the old password type the new one. */
export const newAgreementSecret = (): string => randomBytes(32).toString('base64url');

const agreementSignature = (slug: string, end: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`agreement ${slug} ${end}`).digest();

/** `<slug>.<end in milliseconds, base 36>.<signature>`. */
export function agreementKey(slug: string, secret: string, now: Date): string {
  const end = (now.getTime() + OPEN_HOURS * HOUR).toString(36);
  return [slug, end, agreementSignature(slug, end, secret).toString('base64url')].join('.');
}

/** Keys of another page, keys signed with the secret of an earlier password, expired keys and invented ones are refused. */
export function isKeyOf(key: string, slug: string, secret: string, now: Date): boolean {
  const [named, end = '', signature = '', ...more] = key.split('.');
  if (named !== slug || more.length > 0 || !/^[0-9a-z]{1,10}$/.test(end)) return false;
  const given = Buffer.from(signature, 'base64url');
  const right = agreementSignature(slug, end, secret);
  return given.length === right.length && timingSafeEqual(given, right) && Number.parseInt(end, 36) > now.getTime();
}
