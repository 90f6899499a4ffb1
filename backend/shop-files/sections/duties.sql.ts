// SQL of the section of duties.
import type { PoolClient } from 'pg';
import type { DutyRecord } from './duties';

interface StoredDuty {
  code: string;
  label_da: string;
  label_en: string;
  per: 'stk' | 'kg';
  gross_oere: number;
  valid_from: string;
  valid_to: string | null;
}

export async function loadDuties(on: PoolClient): Promise<DutyRecord[]> {
  const { rows } = await on.query<StoredDuty>(
    `SELECT code, label_da, label_en, per, gross_oere, valid_from::text, valid_to::text FROM duty_rate ORDER BY code, valid_from`,
  );
  return rows.map(({ code, label_da, label_en, per, gross_oere, valid_from, valid_to }) => ({
    code,
    label: { da: label_da, en: label_en },
    per,
    amount: gross_oere / 100,
    from: valid_from,
    ...(valid_to === null ? {} : { to: valid_to }),
  }));
}

export async function writeDuties(on: PoolClient, duties: readonly DutyRecord[]): Promise<void> {
  const rows: StoredDuty[] = duties.map(({ code, label, per, amount, from, to }) => ({
    code,
    label_da: label.da,
    label_en: label.en,
    per,
    gross_oere: Math.round(amount * 100),
    valid_from: from,
    valid_to: to ?? null,
  }));
  await on.query(
    `INSERT INTO duty_rate SELECT * FROM jsonb_populate_recordset(NULL::duty_rate, $1::jsonb)
      ON CONFLICT (code, valid_from) DO UPDATE SET label_da = EXCLUDED.label_da, label_en = EXCLUDED.label_en, per = EXCLUDED.per,
        gross_oere = EXCLUDED.gross_oere, valid_to = EXCLUDED.valid_to`,
    [JSON.stringify(rows)],
  );
}

/** Invoices hold what was charged, so that a rate may go. */
export async function removeDuties(on: PoolClient, duties: readonly DutyRecord[]): Promise<void> {
  await on.query(
    'DELETE FROM duty_rate USING unnest($1::text[], $2::date[]) AS gone (code, valid_from) WHERE duty_rate.code = gone.code AND duty_rate.valid_from = gone.valid_from',
    [duties.map(({ code }) => code), duties.map(({ from }) => from)],
  );
}
