// The state of a subject that a page shows, as its forms carry it: an act on another state is refused.
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { type SubjectKind, subjectState } from '#backend/commerce/staff/index';
import { guardedPool, inTransaction } from '#backend/db/transaction';

/** Enough for a return of about 100 lines. */
const LONGEST_SEEN = 60_000;

export const seenText = (state: unknown): string => Buffer.from(JSON.stringify(state)).toString('base64url');

/** Null for what no page has written: then every fact counts as changed. */
export function seenFrom(text: string): unknown {
  if (text.length > LONGEST_SEEN) return null;
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

/** By subject. */
export const readSeenOf = (pool: Pool, kind: SubjectKind, subjects: readonly string[]): Promise<Map<string, string>> =>
  inTransaction(guardedPool(pool, null), async ({ client }) => {
    const seen = new Map<string, string>();
    for (const subject of subjects) seen.set(subject, seenText(await subjectState(client, kind, subject)));
    return seen;
  });

export const readSeen = async (pool: Pool, kind: SubjectKind, subject: string): Promise<string> =>
  (await readSeenOf(pool, kind, [subject])).get(subject) ?? '';

/** Long texts are compared by their hash: a form carries no second copy of a description. */
const LONGEST_COMPARED = 200;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const hashedWhenLong = (value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST_COMPARED
    ? createHash('sha256').update(value).digest('base64url')
    : value;

/** A state in which long texts are their hashes. */
export function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isRecord(value)) return hashedWhenLong(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, comparable(each)]));
}
