// SQL of the section of buyers of procurement systems.
import type { PoolClient } from 'pg';

export interface StoredBuyerAccount {
  connection: string;
  buyer: string;
  email: string;
  made_at: Date;
  seen_at: Date;
}

/** Accounts that their owners have closed are left out, as they are of the customers. */
export async function loadBuyerAccounts(on: PoolClient): Promise<StoredBuyerAccount[]> {
  const { rows } = await on.query<StoredBuyerAccount>(
    `SELECT b.connection_code AS connection, b.told_id AS buyer, c.email, b.made_at, b.seen_at
      FROM punchout_buyer b JOIN customer c ON c.id = b.customer_id WHERE c.closed_at IS NULL ORDER BY b.connection_code, b.told_id`,
  );
  return rows;
}

export interface BuyerAccountRow {
  connection: string;
  buyer: string;
  customer_id: number;
  made_at: string;
  seen_at: string;
}

/** Answers the e-mail addresses of accounts that were another buyer's already, and left so. */
export async function insertBuyerAccounts(on: PoolClient, accounts: readonly BuyerAccountRow[]): Promise<Set<string>> {
  const { rows } = await on.query<{ email: string }>(
    `WITH r AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS r (connection text, buyer text, customer_id integer, made_at timestamptz, seen_at timestamptz)),
      i AS (INSERT INTO punchout_buyer (connection_code, told_id, customer_id, made_at, seen_at)
        SELECT r.connection, r.buyer, r.customer_id, r.made_at, r.seen_at FROM r ON CONFLICT DO NOTHING RETURNING connection_code, told_id)
      SELECT c.email FROM r JOIN customer c ON c.id = r.customer_id
        WHERE NOT EXISTS (SELECT FROM i WHERE i.connection_code = r.connection AND i.told_id = r.buyer)`,
    [JSON.stringify(accounts)],
  );
  return new Set(rows.map(({ email }) => email));
}

export async function codesOfConnections(on: PoolClient): Promise<Set<string>> {
  const { rows } = await on.query<{ code: string }>('SELECT code FROM punchout_connection');
  return new Set(rows.map(({ code }) => code));
}
