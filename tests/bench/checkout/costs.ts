// Cost of a purchase, apart from other work on the machine: SQL statements and processor time per call, of the shop and of PostgreSQL.
import { readdirSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { report } from '../table.mjs';
import { type Buying, STEPS } from './calls';

const SHOPPERS = 150;

/** Processor time of all threads of a process so far, in milliseconds; null where the system does not report it. */
function processorTime(pid: number): number | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
  } catch {
    return null; // no such folder on other systems, or the process has ended
  }
}

interface Times {
  shop: number;
  /** By process: connections come and go. */
  postgres: ReadonlyMap<number, number>;
}

async function processorTimes(pool: Pool, shop: number): Promise<Times> {
  const found = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  const postgres = new Map(found.rows.map(({ pid }) => [pid, processorTime(pid) ?? 0]));
  return { shop: processorTime(shop) ?? 0, postgres };
}

const spentBetween = (before: Times, after: Times): number =>
  [...after.postgres].reduce((sum, [pid, time]) => sum + time - (before.postgres.get(pid) ?? 0), 0);

/** Every shopper makes the first call, one after the other, then everyone the second: so each call has a separate time. */
export async function costs(pool: Pool, shop: number, buyingAt: (turn: number) => Buying): Promise<void> {
  const all = Array.from({ length: SHOPPERS }, (_, turn) => buyingAt(turn));
  const sums = { statements: 0, shop: 0, postgres: 0 };
  for (const [call, step] of STEPS) {
    const before = await processorTimes(pool, shop);
    let statements = 0;
    for (const buying of all) statements += await step(buying);
    const after = await processorTimes(pool, shop);
    const cost = {
      statements: statements / SHOPPERS,
      shop: (after.shop - before.shop) / SHOPPERS,
      postgres: spentBetween(before, after) / SHOPPERS,
    };
    tell(`… ${call}`, cost);
    for (const of of ['statements', 'shop', 'postgres'] as const) sums[of] += cost[of];
  }
  tell('one order of eight calls', sums);
}

function tell(what: string, { statements, shop, postgres }: { statements: number; shop: number; postgres: number }) {
  const note = `shop ${shop.toFixed(2)} ms, PostgreSQL ${postgres.toFixed(2)} ms of processor time`;
  report(`${what}: SQL statements`, statements, { digits: 1, note });
}
