// Which connection a procurement system's secret proves. A system sends the same secret with each of its buyers: its costly hash is calculated
// for the first of them, and for every wrong one.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { decoyHash, verifyPassword } from '#backend/commerce/session/password';

const LONGEST_SECRET = 256;
/** Valid in this process only: values computed with it are useless elsewhere. */
const KEY = randomBytes(32);
/** The HMAC of the right secret under that key, by its stored hash. Whether a hash is still valid is read from the database each time. */
const proven = new LRUCache<string, Buffer>({ max: 1_000 });
const underWay = new Map<string, Promise<boolean>>();

/**
 * The first of these that the secret is of; null for none. All are tried, and one that fits nothing where there is none. `verify` holds a
 * secret against a costly hash.
 */
export async function provenBy<Row extends { secretHash: string }>(
  secret: string,
  found: readonly Row[],
  verify: typeof verifyPassword = verifyPassword,
): Promise<Row | null> {
  const typed = secret.slice(0, LONGEST_SECRET);
  if (found.length === 0) await verify(typed, await decoyHash());
  let right: Row | null = null;
  for (const one of found) if (await isSecretOf(typed, one.secretHash, verify)) right ??= one;
  return right;
}

async function isSecretOf(secret: string, hash: string, verify: typeof verifyPassword): Promise<boolean> {
  const made = createHmac('sha256', KEY).update(secret).digest();
  const known = proven.get(hash);
  if (known && timingSafeEqual(known, made)) return true;
  // Concurrent logins share one verification: in the morning two hundred buyers may arrive before the first is verified.
  const asked = `${hash} ${made.toString('base64')}`;
  const isRight = underWay.get(asked) ?? verify(secret, hash).finally(() => underWay.delete(asked));
  underWay.set(asked, isRight);
  if (!(await isRight)) return false;
  proven.set(hash, made);
  return true;
}
