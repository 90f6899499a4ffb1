// Keys of other systems: made and rotated by staff, checked with each request.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import type { Queryable } from '#backend/db/queryable';
import { inTransaction } from '#backend/db/transaction';
import { type ApiScope, endOfRotated, isKeyValid } from '#domain/staff/api-scopes';
import { type ApiKeyRow, apiKeyById, endApiKey, insertApiKey, listApiKeys, noteKeyUse } from './api-key.sql';

export interface KeyRights {
  name: string;
  scopes: ApiScope[];
  /** A store's code; null: all. */
  store: string | null;
  expiresAt: Date | null;
}

/** What a caller sees of the key that it came with. */
export interface ApiCaller {
  keyId: string;
  /** Name of the system that has the key. */
  name: string;
  scopes: readonly ApiScope[];
  store: string | null;
}

const ID_BYTES = 6;
const SECRET_BYTES = 32;
const KEY = /^kv_([0-9a-f]{12})_([\w-]{43})$/;

const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Returns the key: it is shown once, the database has its hash. */
export async function makeApiKey(on: Queryable, rights: KeyRights, now: Date): Promise<{ id: string; key: string }> {
  const id = randomBytes(ID_BYTES).toString('hex');
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const { name, scopes, store, expiresAt } = rights;
  const row = { id, name, secret_hash: hashOfSecret(secret), scopes, store, created_at: now, expires_at: expiresAt };
  await insertApiKey(on, row);
  return { id, key: `kv_${id}_${secret}` };
}

/** A new key with the same rights; the valid ones of that name end after the overlap. Null: there is none of that name. */
export function rotateApiKey(
  pool: Pool,
  name: string,
  { overlapDays, now }: { overlapDays: number; now: Date },
): Promise<{ id: string; key: string; ended: { id: string; at: Date }[] } | null> {
  return inTransaction(pool, async ({ client }) => {
    const own = (await listApiKeys(client)).filter((row) => row.name === name && isKeyValid(keyLife(row), now));
    const newest = own.at(-1);
    if (!newest) return null;
    const { scopes, store } = newest;
    const made = await makeApiKey(client, { name, scopes, store, expiresAt: null }, now);
    const ended = own.map((row) => ({ id: row.id, at: endOfRotated(keyLife(row), now, overlapDays) }));
    for (const { id, at } of ended) await endApiKey(client, id, at);
    return { ...made, ended };
  });
}

export const keyLife = ({ expires_at, revoked_at }: ApiKeyRow) => ({ expiresAt: expires_at, revokedAt: revoked_at });

/** Null: no key, an unknown one, or one that has ended. All take as long: the hash is compared also where there is no such key. */
export async function callerOfKey(on: Queryable, authorization: string | null, now: Date): Promise<ApiCaller | null> {
  const [, id = '', secret = ''] = KEY.exec(/^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '') ?? [];
  if (id === '') return null;
  const row = await apiKeyById(on, id);
  const isRight = timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(row?.secret_hash ?? hashOfSecret('')));
  if (!row || !isRight || !isKeyValid(keyLife(row), now)) return null;
  await noteKeyUse(on, id, now);
  return { keyId: id, name: row.name, scopes: row.scopes, store: row.store };
}
