// SQL of the sections of units and duties.
import type { PoolClient } from 'pg';
import type { DutyRecord } from './duties';
import type { UnitRecord } from './units';

interface StoredUnit {
  code: string;
  label_da: string;
  label_en: string;
  plural_da: string;
  plural_en: string;
  unece: string;
}

/** In the order in which they were first written. */
export async function loadUnits(on: PoolClient): Promise<UnitRecord[]> {
  const { rows } = await on.query<StoredUnit>(
    'SELECT code, label_da, label_en, plural_da, plural_en, unece FROM unit ORDER BY code',
  );
  return rows.map(({ code, unece, ...text }) => ({
    code,
    label: { da: text.label_da, en: text.label_en },
    plural: { da: text.plural_da, en: text.plural_en },
    unece,
  }));
}

export async function writeUnits(on: PoolClient, units: readonly UnitRecord[]): Promise<void> {
  const rows: StoredUnit[] = units.map(({ code, label, plural, unece }) => ({
    code,
    label_da: label.da,
    label_en: label.en,
    plural_da: plural.da,
    plural_en: plural.en,
    unece,
  }));
  await on.query(
    `INSERT INTO unit SELECT * FROM jsonb_populate_recordset(NULL::unit, $1::jsonb)
      ON CONFLICT (code) DO UPDATE SET label_da = EXCLUDED.label_da, label_en = EXCLUDED.label_en, plural_da = EXCLUDED.plural_da,
        plural_en = EXCLUDED.plural_en, unece = EXCLUDED.unece`,
    [JSON.stringify(rows)],
  );
}

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
