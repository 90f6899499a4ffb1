// Password hashes: scrypt, with its cost parameters stored in the hash, so that they can be raised without locking users out.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = 16_384;
const BLOCK = 8;
const LANES = 1;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** A hash from elsewhere must not make us spend more than this on one login. */
const MOST_MEMORY = 64 * 1024 * 1024;

function derive(
  password: string,
  salt: Buffer,
  cost: number,
  block: number,
  lanes: number,
  bytes: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      bytes,
      { N: cost, r: block, p: lanes, maxmem: MOST_MEMORY },
      (failure, key) => (failure ? reject(failure) : resolve(key)),
    );
  });
}

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost, BLOCK, LANES, KEY_BYTES);
  return ['scrypt', cost, BLOCK, LANES, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** False for a wrong password and for a hash that cannot be read. Takes the same time for both kinds of password. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [kind, cost, block, lanes, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || !cost || !block || !lanes || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  if (expected.length === 0) return false;
  const found = await derive(
    password,
    Buffer.from(salt, 'base64url'),
    Number(cost),
    Number(block),
    Number(lanes),
    expected.length,
  );
  return timingSafeEqual(found, expected);
}

let decoy: Promise<string> | null = null;
/** Checked for unknown names, so that they take as long as a wrong password. */
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword('a password of no account');
  return decoy;
}
