// Session data that must survive a redirect through another site: stored for a day, under an id that only the browser's cookie has. Spec §3
// "Session".
import type { Pool } from 'pg';
import type { Reader } from '#backend/db/client';
import { inTransaction } from '#backend/db/transaction';
import type { SessionContextEntryInput } from '#backend/generated/commerce';
import { inputRefused } from '#backend/refusal';
import { hashOfToken, newToken } from '../token';
import { deleteContext, lockContext, readEntries, writeContext } from './context.sql';

export const CONTEXT_KEPT_MS = 24 * 60 * 60 * 1000;
const MOST_ENTRIES = 30;
const LONGEST_KEY = 64;
const LONGEST_VALUE = 8_000;

export const readContext = async (reader: Reader, id: string, now: Date): Promise<Readonly<Record<string, string>>> =>
  (await readEntries(reader, hashOfToken(id), now)) ?? {};

interface Keeping {
  id: string | null;
  entries: readonly SessionContextEntryInput[];
}

/** An id is never taken from the browser's word: one that is not known gets a new one. Answers null where nothing is left. */
export function keepContext(pool: Pool, { id, entries }: Keeping, now: Date): Promise<string | null> {
  for (const { key, value } of entries)
    if (key.length > LONGEST_KEY || (value ?? '').length > LONGEST_VALUE) throw inputRefused('An entry is too long.');
  return inTransaction(pool, async (tx) => {
    const known = id === null ? null : await lockContext(tx.db, hashOfToken(id), now);
    const changed = new Map(Object.entries(known ?? {}));
    for (const { key, value } of entries) {
      if (value == null) changed.delete(key);
      else changed.set(key, value);
    }
    if (changed.size > MOST_ENTRIES) throw inputRefused(`At most ${MOST_ENTRIES} entries.`);
    const kept = id !== null && known ? id : newToken();
    if (changed.size === 0) {
      await deleteContext(tx.db, hashOfToken(kept));
      return null;
    }
    const expiresAt = new Date(now.getTime() + CONTEXT_KEPT_MS);
    await writeContext(tx.db, { idHash: hashOfToken(kept), entries: Object.fromEntries(changed), expiresAt });
    return kept;
  });
}
