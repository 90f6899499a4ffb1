// Marks the demo's customers as its logins, which a real shop does not have: the stable key of each role, and the demo's description of it.
import type { PoolClient } from 'pg';
import type { DemoWorld } from './world/types';

export async function markLogins(on: PoolClient, { customers }: DemoWorld): Promise<void> {
  const logins = customers.map(({ email, key, role, title, explanation }) => ({
    email: email.toLowerCase(),
    key,
    demo: { role, title, explanation },
  }));
  await on.query(
    `UPDATE customer c SET demo_key = r.key, demo = r.demo FROM jsonb_to_recordset($1::jsonb) AS r (email text, key text, demo jsonb)
      WHERE c.email = r.email`,
    [JSON.stringify(logins)],
  );
}
