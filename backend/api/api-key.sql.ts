// SQL of the keys of other systems. Only hashes are stored: a copy of the database opens nothing.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { ApiScope } from '#domain/staff/api-scopes';

export interface ApiKeyRow {
  id: string;
  name: string;
  secret_hash: string;
  scopes: ApiScope[];
  store: string | null;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

const COLUMNS = 'id, name, secret_hash, scopes, store, created_at, expires_at, revoked_at, last_used_at';

export async function apiKeyById(on: Queryable, id: string): Promise<ApiKeyRow | null> {
  const text = `SELECT ${COLUMNS} FROM api_key WHERE id = $1`;
  return (await on.query<ApiKeyRow>(prepared(text, [id]))).rows[0] ?? null;
}

export async function listApiKeys(on: Queryable): Promise<ApiKeyRow[]> {
  return (await on.query<ApiKeyRow>(prepared(`SELECT ${COLUMNS} FROM api_key ORDER BY name, created_at, id`, []))).rows;
}

type NewApiKey = Omit<ApiKeyRow, 'revoked_at' | 'last_used_at'>;

export async function insertApiKey(on: Queryable, key: NewApiKey): Promise<void> {
  const text = `INSERT INTO api_key (id, name, secret_hash, scopes, store, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`;
  const { id, name, secret_hash, scopes, store, created_at, expires_at } = key;
  await on.query<Record<string, never>>(prepared(text, [id, name, secret_hash, scopes, store, created_at, expires_at]));
}

export async function endApiKey(on: Queryable, id: string, at: Date): Promise<void> {
  await on.query<Record<string, never>>(prepared('UPDATE api_key SET expires_at = $2 WHERE id = $1', [id, at]));
}

/** False: there is no such key, or it was revoked before. */
export async function revokeApiKey(on: Queryable, id: string, now: Date): Promise<boolean> {
  const text = 'UPDATE api_key SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING id';
  return (await on.query<{ id: string }>(prepared(text, [id, now]))).rows.length > 0;
}

/** Once a minute is enough: a feed that is read without a pause would write a row each time. */
export async function noteKeyUse(on: Queryable, id: string, now: Date): Promise<void> {
  const text = `UPDATE api_key SET last_used_at = $2 WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2::timestamptz - interval '1 minute')`;
  await on.query<Record<string, never>>(prepared(text, [id, now]));
}

export async function hasStore(on: Queryable, code: string): Promise<boolean> {
  return (await on.query<{ id: number }>(prepared('SELECT id FROM store WHERE code = $1', [code]))).rows.length > 0;
}
