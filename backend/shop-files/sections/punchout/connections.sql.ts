// SQL of the section of procurement systems.
import type { PoolClient } from 'pg';
import type { ConnectionSettings, PunchoutProtocol } from '#domain/punchout/connection';

interface StoredSecret {
  login: string;
  hash: string;
  valid_to: string | null;
}

interface Row {
  code: string;
  title: string;
  protocol: PunchoutProtocol;
  is_active: boolean;
  settings: ConnectionSettings;
  secrets: StoredSecret[];
}
export type StoredConnection = Row & { customer: string };
export type ConnectionValues = Row & { customer_id: number };

export async function loadConnections(on: PoolClient): Promise<StoredConnection[]> {
  const { rows } = await on.query<StoredConnection>(
    `SELECT k.code, k.title, k.protocol, c.email AS customer, k.is_active, k.settings,
        coalesce((SELECT json_agg(json_build_object('login', s.login, 'hash', s.secret_hash,
          'valid_to', to_char(s.valid_to AT TIME ZONE 'UTC', 'YYYY-MM-DD')) ORDER BY s.id)
          FROM punchout_secret s WHERE s.connection_code = k.code), '[]'::json) AS secrets
      FROM punchout_connection k JOIN customer c ON c.id = k.customer_id ORDER BY k.code`,
  );
  return rows;
}

export async function deleteConnections(on: PoolClient, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await on.query('DELETE FROM punchout_connection WHERE code = ANY ($1::text[])', [codes]);
}

/**
 * Returns the connections whose customer trades with prices that include VAT, and those whose customer has no company. Secrets of the files replace
 * the stored ones; a connection without any in its file retains those set by the command line: otherwise a changed unit would lock its buyers out.
 */
export async function writeConnections(
  on: PoolClient,
  connections: readonly ConnectionValues[],
  now: Date,
): Promise<{ gross: ReadonlySet<string>; private: ReadonlySet<string> }> {
  const given = JSON.stringify(connections);
  await on.query(
    `INSERT INTO punchout_connection (code, title, customer_id, protocol, is_active, settings)
      SELECT r.code, r.title, r.customer_id, r.protocol, r.is_active, r.settings
        FROM jsonb_to_recordset($1::jsonb) AS r (code text, title text, protocol text, customer_id integer, is_active boolean, settings jsonb)
      ON CONFLICT (code) DO UPDATE SET title = EXCLUDED.title, customer_id = EXCLUDED.customer_id,
        protocol = EXCLUDED.protocol, is_active = EXCLUDED.is_active,
        settings = EXCLUDED.settings`,
    [given],
  );
  const named = connections.map(({ code }) => code);
  const replaced = connections.filter(({ secrets }) => secrets.length > 0).map(({ code }) => code);
  await on.query('DELETE FROM punchout_secret WHERE connection_code = ANY ($1::text[])', [replaced]);
  await on.query(
    `INSERT INTO punchout_secret (connection_code, login, secret_hash, created_at, valid_to)
      SELECT r.code, s.login, s.hash, $2, s.valid_to::timestamptz FROM jsonb_to_recordset($1::jsonb) AS r (code text, secrets jsonb)
        CROSS JOIN LATERAL ROWS FROM (jsonb_to_recordset(r.secrets) AS (login text, hash text, valid_to text))
          WITH ORDINALITY AS s (login, hash, valid_to, n) ORDER BY s.n`,
    [given, now],
  );
  const { rows } = await on.query<{ code: string; is_gross: boolean; is_private: boolean }>(
    `SELECT k.code, s.basis = 'gross' AS is_gross, c.business_id IS NULL AS is_private
      FROM punchout_connection k JOIN customer c ON c.id = k.customer_id JOIN store s ON s.id = c.store_id
      WHERE k.code = ANY ($1::text[])`,
    [named],
  );
  const codesWith = (has: 'is_gross' | 'is_private') => new Set(rows.filter((row) => row[has]).map(({ code }) => code));
  return { gross: codesWith('is_gross'), private: codesWith('is_private') };
}
