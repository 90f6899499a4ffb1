// Fills an empty, migrated database with the demo world, once. The second call does nothing.
import type { Pool } from 'pg';
import { rollUpOn } from '#backend/commerce/recommendation/rollup/roll-up';
import { hashPassword } from '#backend/commerce/session/password';
import { CannotOpen } from '#backend/db/cannot-open';
import { markLogins } from './mark-logins';
import { smallEdition } from './small-edition';
import { DEMO_PASSWORD } from './world/people/customers';

/** Only filled tables: an empty table that was analysed counts as tiny, and statements are planned as full scans. */
async function analyse(pool: Pool): Promise<void> {
  const filled = await pool.query<{ name: string }>(`SELECT oid::regclass::text AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND pg_relation_size(oid) > 0`);
  await pool.query(`ANALYZE ${filled.rows.map(({ name }) => name).join(', ')}`);
}

export interface SeedOptions {
  /** The world's clock: offers, price logs and dates are counted from here. */
  now: Date;
  /** 'test': every category and customer, some 300 products. */
  profile: 'full' | 'test';
  /** Cost of the password hashes of its customers; without it, that of the shop. */
  passwordCost?: number;
}

const MARKER = 'world';

/** Whether this database holds the demo world: only then may the demo bar show its logins. */
export async function isDemoWorld(pool: Pool): Promise<boolean> {
  const found = await pool.query('SELECT 1 FROM demo_marker WHERE name = $1', [MARKER]);
  return found.rows.length > 0;
}

/** Returns whether it wrote anything. A database that already has products is refused (CannotOpen): the demo world is for empty ones. */
export async function seed(pool: Pool, { now, profile, passwordCost }: SeedOptions): Promise<boolean> {
  if (await isDemoWorld(pool)) return false;
  // The world's products are made when these are loaded: a demo that is filled already starts without them.
  const [{ buildWorld }, { demoFiles }, { applyDemoFolder }] = await Promise.all([
    import('./world/index'),
    import('./folder/index'),
    import('./folder/apply-folder'),
  ]);
  const whole = buildWorld({ now });
  const world = profile === 'test' ? smallEdition(whole) : whole;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("SELECT set_config('shop.no_events', 'on', true)");
    const foreign = await client.query('SELECT 1 FROM product LIMIT 1');
    if (foreign.rows.length > 0)
      throw new CannotOpen(
        'own-products',
        'DEMO asks for the demo world, but the database has products of its own: set DEMO=off, or name an empty database (DATA_DIR or DATABASE_URL).',
      );
    const passwordHash = await hashPassword(DEMO_PASSWORD, passwordCost);
    await applyDemoFolder(client, demoFiles(world, { now, passwordHash, hasOwnOrders: profile === 'full' }), now);
    await markLogins(client, world);
    // Payments of the demo's own orders: no money moved, and everything may be tried with them.
    await client.query("UPDATE payment SET mode = 'DEMO' WHERE mode = 'TEST'");
    // What the shop does every minute: the first page already shows products bought together.
    await rollUpOn(client, now);
    // Files of orders record events again when they are written.
    await client.query('DELETE FROM business_event');
    await client.query('INSERT INTO demo_marker (name, at) VALUES ($1, $2)', [MARKER, now]);
    await client.query('COMMIT');
  } catch (failure) {
    await client.query('ROLLBACK');
    throw failure;
  } finally {
    client.release();
  }
  await analyse(pool);
  return true;
}
