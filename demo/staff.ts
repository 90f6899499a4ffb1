// The first administrator of the demo shop's back office, with the demo's public password: it logs in while DEMO is on, and never elsewhere.
import type { Pool } from 'pg';
import { hashPassword } from '#backend/commerce/session/index';
import { DEMO_PASSWORD } from './world/people/customers';

export const DEMO_STAFF_EMAIL = 'mette@kontorvaerk.example';

/** Once per database; a demo world of an earlier version gets it, too. Returns whether it was added. */
export async function addDemoStaff(pool: Pool, now: Date): Promise<boolean> {
  const { rows } = await pool.query('SELECT 1 FROM staff_member LIMIT 1');
  if (rows.length > 0) return false;
  const added = await pool.query(
    `INSERT INTO staff_member (email, name, role, password_hash, is_demo, created_at)
      VALUES ($1, 'Mette Demo', 'administrator', $2, true, $3) ON CONFLICT DO NOTHING`,
    [DEMO_STAFF_EMAIL, await hashPassword(DEMO_PASSWORD), now],
  );
  return added.rowCount === 1;
}
