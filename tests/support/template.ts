// Fills the template database from which every test's database is copied: the tables, and the demo world in its small edition.
import pg from 'pg';
import './secrets-key';

/** The time of the demo world in tests: a Tuesday, before the day's cutoff. */
export const TEST_NOW = new Date('2026-11-03T09:00:00.000Z');

/** The lowest cost that files of customers may have: the tests log in thousands of times. */
const PASSWORD_COST = 1024;

export async function prepareTemplate(url: string): Promise<void> {
  const [{ migrate }, { seed }] = await Promise.all([import('#backend/db/migrate'), import('#demo/seed')]);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  try {
    await migrate(pool);
    await seed(pool, { now: TEST_NOW, profile: 'test', passwordCost: PASSWORD_COST });
  } finally {
    await pool.end(); // a template with a connection open cannot be copied
  }
}
