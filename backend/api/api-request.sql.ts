// SQL of the replies to bulk requests, by the caller's key of the request.
import type { PoolClient } from 'pg';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface RequestName {
  keyId: string;
  idempotencyKey: string;
}

interface KnownRequest {
  content_hash: string;
  reply: unknown;
}

/** The second of two requests under the same key waits here until the first has ended. */
export async function lockRequest(on: PoolClient, { keyId, idempotencyKey }: RequestName): Promise<void> {
  await on.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 47))', [`${keyId} ${idempotencyKey}`]);
}

export async function knownRequest(
  on: Queryable,
  { keyId, idempotencyKey }: RequestName,
): Promise<KnownRequest | null> {
  const text = 'SELECT content_hash, reply FROM api_request WHERE api_key_id = $1 AND idempotency_key = $2';
  return (await on.query<KnownRequest>(prepared(text, [keyId, idempotencyKey]))).rows[0] ?? null;
}

export async function insertRequest(
  on: Queryable,
  { keyId, idempotencyKey }: RequestName,
  { contentHash, reply, now }: { contentHash: string; reply: object; now: Date },
): Promise<void> {
  const text = `INSERT INTO api_request (api_key_id, idempotency_key, content_hash, reply, at) VALUES ($1, $2, $3, $4, $5)`;
  const values = [keyId, idempotencyKey, contentHash, JSON.stringify(reply), now];
  await on.query<Record<string, never>>(prepared(text, values));
}

/** Reserves a request whose lines are separate transactions: its reply is null until all of them are done, even after the process has ended. */
export async function reserveRequest(
  on: Queryable,
  { keyId, idempotencyKey }: RequestName,
  { contentHash, now }: { contentHash: string; now: Date },
): Promise<void> {
  const text = `INSERT INTO api_request (api_key_id, idempotency_key, content_hash, reply, at) VALUES ($1, $2, $3, 'null', $4)
    ON CONFLICT (api_key_id, idempotency_key) DO NOTHING`;
  await on.query<Record<string, never>>(prepared(text, [keyId, idempotencyKey, contentHash, now]));
}

export async function completeRequest(
  on: Queryable,
  { keyId, idempotencyKey }: RequestName,
  reply: object,
): Promise<void> {
  const text = `UPDATE api_request SET reply = $3 WHERE api_key_id = $1 AND idempotency_key = $2 AND reply = 'null'`;
  await on.query<Record<string, never>>(prepared(text, [keyId, idempotencyKey, JSON.stringify(reply)]));
}

export async function deleteOldRequests(on: Queryable, before: Date): Promise<void> {
  await on.query<Record<string, never>>(prepared('DELETE FROM api_request WHERE at < $1', [before]));
}
