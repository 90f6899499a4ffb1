// The state of an order that a page shows, as its forms carry it: an act on another state is refused.
import type { Pool } from 'pg';
import { subjectState } from '#backend/commerce/staff/index';
import { guardedPool, inTransaction } from '#backend/db/transaction';

const LONGEST_SEEN = 8_000;

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

export const readSeen = async (pool: Pool, number: string): Promise<string> =>
  seenText(await inTransaction(guardedPool(pool, null), ({ client }) => subjectState(client, 'order', number)));
