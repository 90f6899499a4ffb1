// SQL of the section of notifications.
import type { PoolClient } from 'pg';
import type { NotificationRecord } from './notifications';

interface StoredNotification {
  email: string;
  kinds: NonNullable<NotificationRecord['kinds']> | null;
  stores: string[] | null;
}

export async function loadNotifications(on: PoolClient): Promise<NotificationRecord[]> {
  const { rows } = await on.query<StoredNotification>(
    'SELECT email, kinds, stores FROM notification_address ORDER BY email',
  );
  return rows.map(({ email, kinds, stores }) => ({
    email,
    ...(kinds ? { kinds } : {}),
    ...(stores ? { stores } : {}),
  }));
}

export async function unknownStores(on: PoolClient, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await on.query<{ code: string }>(
    'SELECT c.code FROM unnest($1::text[]) AS c (code) WHERE NOT EXISTS (SELECT FROM store s WHERE s.code = c.code)',
    [[...codes]],
  );
  return new Set(rows.map((row) => row.code));
}

export async function writeNotifications(
  on: PoolClient,
  records: readonly NotificationRecord[],
  removed: readonly string[],
): Promise<void> {
  const rows = records.map(({ email, kinds = null, stores = null }) => ({ email, kinds, stores }));
  await on.query('DELETE FROM notification_address WHERE email = ANY ($1::text[])', [[...removed]]);
  await on.query(
    `INSERT INTO notification_address SELECT * FROM jsonb_populate_recordset(NULL::notification_address, $1::jsonb)
      ON CONFLICT (email) DO UPDATE SET kinds = EXCLUDED.kinds, stores = EXCLUDED.stores`,
    [JSON.stringify(rows)],
  );
}
