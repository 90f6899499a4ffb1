// SQL of the section of companies.
import type { PoolClient } from 'pg';

/** Its VAT number follows from the CVR number where it has no other. */
export const VAT_ID = `coalesce(t.vat_id, 'DK' || t.cvr)`;

/** Companies of the time before the files may have another text. */
export const storedWeekday = (days: readonly string[]): string =>
  `CASE WHEN lower(trim(t.weekday)) IN (${days.map((day) => `'${day}'`).join(', ')}) THEN lower(trim(t.weekday)) ELSE '' END`;

export async function dutyCodes(on: PoolClient): Promise<string[]> {
  const { rows } = await on.query<{ code: string }>('SELECT DISTINCT code FROM duty_rate ORDER BY code');
  return rows.map(({ code }) => code);
}
