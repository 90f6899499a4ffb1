// One transaction of a use case: the connection that it holds, tried again when the database says that two were in each other's way.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Db } from './client';
import { preparingClient } from './prepared';

export interface Transaction {
  /** For hand-written statements. Inside a use case only these two may be queried: PGlite has this one connection. */
  client: PoolClient;
  db: Db;
}

/** serialization_failure, deadlock_detected: the statement itself is correct. */
const COLLISIONS = new Set(['40001', '40P01']);
/** Two transactions opened a cart for the same customer at the same moment: the second try finds the first one's cart. */
const COLLIDING_INDEX = 'cart_active_of_customer';
const TRIES = 4;

/** Looks at every transaction over a pool, inside it: when it has begun, and before it is committed. */
export interface Witness {
  begin(tx: Transaction): Promise<void>;
  /** `result`: what the work came to. */
  end(tx: Transaction, result: unknown): Promise<void>;
}

/** A guarded pool: the pool that it wraps, and the witness of its transactions; null where it has none. */
interface Guarded {
  pool: Pool;
  witness: Witness | null;
}
const guards = new WeakMap<Pool, Guarded>();

/**
 * The same pool for work that must not change anything unseen: a statement by itself runs in a transaction that only reads, and what changes
 * goes through `inTransaction`, where the witness sees it. Without a witness those transactions read, too. It may be guarded again.
 */
export function guardedPool(given: Pool, witness: Witness | null): Pool {
  const outer = guards.get(given);
  const pool = outer?.pool ?? given;
  const guarded = new Proxy(pool, {
    get(target, name) {
      if (name === 'query')
        return (...args: Parameters<typeof target.query>) =>
          once(target, READING, async ({ client }) => client.query(...args));
      if (name === 'connect') return () => Promise.reject(new Error('A guarded pool gives no connection away'));
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  guards.set(guarded, { pool, witness: outer && witness ? bothWitnesses(witness, outer.witness) : witness });
  return guarded;
}

/** Of a guarded pool that is guarded again: the first one sees what the other, which may take it back, has to see. */
const bothWitnesses = (first: Witness, second: Witness | null): Witness | null =>
  second && {
    async begin(tx) {
      await first.begin(tx);
      await second.begin(tx);
    },
    async end(tx, result) {
      await first.end(tx, result);
      await second.end(tx, result);
    },
  };

export async function inTransaction<Result>(given: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const { pool, witness } = guards.get(given) ?? { pool: given, witness: undefined };
  const seen = witness ? (tx: Transaction) => witnessed(witness, tx, work) : work;
  const begin = witness === null ? READING : 'BEGIN';
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(pool, begin, seen);
    } catch (failure) {
      if (attempt >= TRIES || !isCollision(failure)) throw failure;
      await new Promise((resume) => setTimeout(resume, attempt * 10));
    }
  }
}

/** A result that `isKept` refuses, such as a dry run's, is returned, but nothing is written or logged. */
export async function committedIf<Result>(
  pool: Pool,
  isKept: (result: Result) => boolean,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  class Undone extends Error {
    constructor(readonly result: Result) {
      super('Nothing was committed');
    }
  }
  try {
    return await inTransaction(pool, async (tx) => {
      const result = await work(tx);
      if (!isKept(result)) throw new Undone(result);
      return result;
    });
  } catch (failure) {
    if (failure instanceof Undone) return failure.result;
    throw failure;
  }
}

/** A part of a transaction: what comes out refused leaves nothing behind, while the rest of the transaction goes on. */
export async function savepoint<Result extends { ok: boolean }>(
  { client }: Pick<Transaction, 'client'>,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('SAVEPOINT part');
  const result = await work();
  await client.query(result.ok ? 'RELEASE SAVEPOINT part' : 'ROLLBACK TO SAVEPOINT part');
  return result;
}

async function witnessed<Result>(
  witness: Witness,
  tx: Transaction,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  await witness.begin(tx);
  const result = await work(tx);
  await witness.end(tx, result);
  return result;
}

const READING = 'BEGIN READ ONLY';

async function once<Result>(
  pool: Pool,
  begin: 'BEGIN' | typeof READING,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that breaks between two statements says so here; without a listener the process would end.
  const onBreak = (failure: Error) => {
    broken = failure;
  };
  client.on('error', onBreak);
  try {
    await client.query(begin);
    const result = await work({ client, db: drizzle({ client: preparingClient(client) }) });
    await client.query('COMMIT');
    return result;
  } catch (failure) {
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost;
    });
    throw failure;
  } finally {
    client.off('error', onBreak);
    // A connection that broke, or cannot even roll back, is destroyed.
    client.release(broken);
  }
}

function isCollision(failure: unknown): boolean {
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
  if (!(cause instanceof Error)) return false;
  return COLLISIONS.has(String(Reflect.get(cause, 'code'))) || Reflect.get(cause, 'constraint') === COLLIDING_INDEX;
}
