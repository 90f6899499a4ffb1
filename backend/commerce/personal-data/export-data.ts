// Exports all stored data of one person as JSON: every table with personal data (kept-tables), read in one snapshot.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { RETENTION, RETENTION_CODES } from '#domain/customer/retention';
import { KEPT_TABLES } from './kept-tables.sql';
import { type KeptRow, type Person, rowsKept } from './personal-data.sql';

export interface DataExport {
  /** ISO 8601. */
  madeAt: string;
  /** Tables of which there is something, by name. `stays`: why its rows stay after an erasure; null: they go. */
  sections: { table: string; stays: string | null; rows: KeptRow[] }[];
  /** Days after it was done with, or full years after the end of its year. */
  retention: { code: string; days: number | null; years: number | null }[];
}

export async function exportPerson(pool: Pool, person: Person, now: Date): Promise<DataExport> {
  const sections = await inTransaction(pool, async ({ client }) => {
    const found: DataExport['sections'] = [];
    for (const kept of KEPT_TABLES) {
      const rows = await rowsKept(client, kept, person);
      const { table, onErasure } = kept;
      const stays = onErasure === 'deleted' || onErasure === 'emptied' ? null : onErasure;
      if (rows.length > 0) found.push({ table, stays, rows });
    }
    return found;
  });
  const retention = RETENTION_CODES.map((code) => ({ code, days: null, years: null, ...RETENTION[code] }));
  return { madeAt: now.toISOString(), sections, retention };
}
