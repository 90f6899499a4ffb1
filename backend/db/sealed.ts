// Secrets in the database are encrypted with a key from outside it: a copy of the database alone signs no token and opens no page.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { customType } from 'drizzle-orm/pg-core';
import { CannotOpen } from './cannot-open';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^sealed:([0-9a-f]{8}):([\w-]+)$/;

interface SecretsKey {
  /** Stored with each value, so that the right key of several is found; says nothing of the key. */
  id: string;
  key: Buffer;
}

const derived = (text: string, use: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', text, 'shop secrets', use, bytes));

const keyFrom = (text: string): SecretsKey => ({
  id: derived(text, 'id', 4).toString('hex'),
  key: derived(text, 'encryption', 32),
});

/** One shop per process: the columns encrypt and decrypt on every read and write. */
let keys: readonly SecretsKey[] = [];

/** The first key encrypts, all decrypt. */
export function setSecretsKeys(texts: readonly string[]): void {
  keys = texts.map(keyFrom);
}

function currentKey(): SecretsKey {
  const [current] = keys;
  if (!current) throw new Error('No key for secrets in the database has been set');
  return current;
}

/** `purpose`: table and column; what is sealed for one column cannot be opened as another's. */
export function seal(clear: string, purpose: string): string {
  const { id, key } = currentKey();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose));
  const text = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]);
  return `sealed:${id}:${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
}

/** A value in clear text is returned as it is: the next start seals it. */
export function unseal(stored: string, purpose: string): string {
  const [, id, body] = SEALED.exec(stored) ?? [];
  if (!id || !body) return stored;
  const known = keys.find((one) => one.id === id);
  if (!known) throw wrongKey(purpose, id);
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv(CIPHER, known.key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

export const isSealedNow = (stored: string): boolean => SEALED.exec(stored)?.[1] === currentKey().id;

const wrongKey = (purpose: string, id: string): CannotOpen =>
  new CannotOpen(
    'wrong-secrets-key',
    `SECRETS_KEY does not open the secrets of this database (${purpose} was encrypted with key ${id}): set the key that the database was used with, behind the new one where there is a new one (docs/operator/secure.md, Secrets).`,
  );

/** A text column that is encrypted in the database and clear in the code. */
export const sealedText = (name: string, purpose: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (clear) => seal(clear, purpose),
    fromDriver: (stored) => unseal(stored, purpose),
  })(name);
