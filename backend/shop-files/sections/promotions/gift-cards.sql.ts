// SQL of the section of gift cards.
import type { PoolClient } from 'pg';

export interface StoredCard {
  code: string;
  amount: number;
  issued: number;
  note: string;
  issued_at: Date;
  valid_to: Date | null;
}

export async function loadGiftCards(on: PoolClient): Promise<StoredCard[]> {
  const { rows } = await on.query<StoredCard>(
    `SELECT g.code, coalesce(sum(e.oere), 0)::int AS amount, coalesce(sum(e.oere) FILTER (WHERE e.kind IN ('issued', 'sold')), 0)::int AS issued,
        g.note, g.issued_at, g.valid_to
      FROM gift_card g LEFT JOIN gift_card_entry e ON e.gift_card_id = g.id GROUP BY g.id ORDER BY g.id`,
  );
  return rows;
}

export interface CardValues {
  code: string;
  code_key: string;
  /** What it holds, and what it was made for. */
  amount: number;
  issued: number;
  note: string;
  issued_at: string;
  valid_to: string | null;
}

/** Earlier use elsewhere is one entry of the ledger, so that the card still shows its original amount. */
export async function insertGiftCards(on: PoolClient, cards: readonly CardValues[]): Promise<void> {
  const given = [JSON.stringify(cards)];
  await on.query(
    `INSERT INTO gift_card (code, code_key, note, issued_at, valid_to)
      SELECT code, code_key, note, issued_at, valid_to FROM jsonb_populate_recordset(NULL::gift_card, $1::jsonb)`,
    given,
  );
  await on.query(
    `INSERT INTO gift_card_entry (gift_card_id, kind, oere, key, at)
      SELECT g.id, e.kind, e.oere, e.kind || ':' || g.id, r.issued_at
        FROM jsonb_to_recordset($1::jsonb) AS r (code_key text, amount int, issued int, issued_at timestamptz)
        JOIN gift_card g ON g.code_key = r.code_key
        CROSS JOIN LATERAL (VALUES (1, 'issued', r.issued), (2, 'withdrawn', r.amount - r.issued)) AS e (step, kind, oere)
        WHERE e.oere <> 0 ORDER BY g.id, e.step`,
    given,
  );
}
