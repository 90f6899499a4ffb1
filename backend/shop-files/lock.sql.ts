// SQL of the lock that lets one apply at a time change the shop.
import type { PoolClient } from 'pg';

/** Held to the end of the transaction; false when another process is applying. */
export async function lockShopFiles(on: PoolClient): Promise<boolean> {
  const { rows } = await on.query<{ taken: boolean }>(
    "SELECT pg_try_advisory_xact_lock(hashtext('shop-files')) AS taken",
  );
  return rows[0]?.taken === true;
}

const TRIES = 30;
const PAUSE_MS = 100;

/** The same, after a wait of up to three seconds for the one before. */
export async function waitForShopFiles(on: PoolClient): Promise<boolean> {
  for (let left = TRIES; left > 0; left -= 1) {
    if (await lockShopFiles(on)) return true;
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
  return false;
}

/** All that an export reads is of one moment. */
export async function readOneMoment(on: PoolClient): Promise<void> {
  await on.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
}
