// At a start: secrets that are stored in clear text, or encrypted with an earlier key, are encrypted with the current one.
import { getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { isSealedNow, seal, unseal } from './sealed';
import { agreementPage, giftShop, signingKey, staffSecondFactor, webhook } from './tables/index';

const sealedColumn = (key: PgColumn, column: PgColumn) => ({
  table: getTableName(column.table),
  key: key.name,
  column: column.name,
});

/** Every column that holds a secret. A unit test compares this list with the tables. */
export const SEALED_COLUMNS = [
  sealedColumn(signingKey.kid, signingKey.privatePem),
  sealedColumn(agreementPage.slug, agreementPage.secret),
  sealedColumn(giftShop.id, giftShop.codeSecret),
  sealedColumn(webhook.id, webhook.secret),
  sealedColumn(webhook.id, webhook.earlierSecret),
  sealedColumn(staffSecondFactor.staffId, staffSecondFactor.secret),
];

/** Throws CannotOpen where no key opens a value. A row that another process changes at the same time retains that process's value. */
export async function sealStoredSecrets(pool: Pool): Promise<number> {
  let sealed = 0;
  for (const { table, key, column } of SEALED_COLUMNS) {
    const { rows } = await pool.query<{ key: string | number; stored: string }>(
      `SELECT ${key} AS key, ${column} AS stored FROM ${table} WHERE ${column} IS NOT NULL ORDER BY 1`,
    );
    const purpose = `${table}.${column}`;
    for (const { key: row, stored } of rows) {
      if (isSealedNow(stored)) continue;
      const value = seal(unseal(stored, purpose), purpose);
      await pool.query(`UPDATE ${table} SET ${column} = $1 WHERE ${key} = $2 AND ${column} = $3`, [value, row, stored]);
      sealed += 1;
    }
  }
  return sealed;
}
