// SQL of the section of bonus points: the ledger of each customer.
import type { PoolClient } from 'pg';

export interface StoredPoints {
  email: string;
  at: Date;
  points: number;
  note: string;
}

export async function loadLedger(on: PoolClient): Promise<StoredPoints[]> {
  const { rows } = await on.query<StoredPoints>(
    `SELECT c.email, p.at, p.points, p.note FROM point_entry p JOIN customer c ON c.id = p.customer_id
      WHERE c.closed_at IS NULL ORDER BY p.id`,
  );
  return rows;
}

export interface PointsRow {
  customer_id: number;
  at: string;
  points: number;
  note: string;
}

export async function insertLedger(on: PoolClient, entries: readonly PointsRow[]): Promise<void> {
  await on.query(
    `INSERT INTO point_entry (customer_id, points, note, at)
      SELECT customer_id, points, note, at FROM jsonb_populate_recordset(NULL::point_entry, $1::jsonb)`,
    [JSON.stringify(entries)],
  );
}
