// One driver for two databases: node-postgres over PostgreSQL (a URL) or over PGlite in a thread of this process (a folder, or memory).
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { closeToOthers, closeWhatIsInside, makePrivateFolder } from '#backend/private-files';
import { DatabaseAway, type DatabaseCircuit, databaseCircuit, isBroken, isUnwritable, toldOf } from './away';
import { lockFolder, makeFolder } from './folder-lock';
import { CHANNEL, type Ears, listenOn } from './listen';
import { openEmbedded } from './pglite/wire';
import { noWatch, type SilenceWatch, watchSilence } from './silence';
import { noteStatement } from './statements';
import { type WriteState, writeState } from './writing';

/** Over the pool for reads of resolvers, over one connection inside a transaction. Without Drizzle's schema: building it for each transaction costs more than most statements. */
export type Db = NodePgDatabase;
export type Reader = Db;

export interface Database {
  pool: pg.Pool;
  db: Db;
  kind: 'pglite' | 'postgres';
  writes: WriteState;
  /** Receives the subjects of committed changes, of this process and all others; returns a function that stops it. */
  listen(ears: Ears): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL URL; without it PGlite is used. */
  url?: string | undefined;
  /** Where notifications of that PostgreSQL come from; without it from `url`. */
  listenUrl?: string | undefined;
  /** Where PGlite stores its files; without it in memory. */
  dataDir?: string | undefined;
  /** Connections of the PostgreSQL pool. */
  max?: number | undefined;
  /** Milliseconds that one statement may take. Not set: as long as it likes, which imports and migrations need. */
  timeout?: number | undefined;
}

const INT8 = 20;
const DATE = 1082;

// Sums in øre are bigint and stay exact as numbers; a date without a time stays text, for it has no zone.
// `types` of pg's own config is what every client of the pool parses by.
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return Number;
    if (oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

/**
 * What every connection of the shop works by. Its questions read few rows by index from memory: to weigh a random read as a disk's, to
 * compile a plan, to start helpers, or to leave words unsorted in an index costs more than the answer. The first is how near a mistyped word
 * must be to suggest what was meant.
 */
const WORKING = {
  'pg_trgm.word_similarity_threshold': '0.4',
  random_page_cost: '1.1',
  jit: 'off',
  gin_pending_list_limit: '256kB',
  max_parallel_workers_per_gather: '0',
};

/** What every pool is guarded by. */
interface Guard {
  circuit: DatabaseCircuit;
  watch: SilenceWatch;
  writes: WriteState;
}

function noteFailure({ circuit, writes }: Guard, failure: unknown): void {
  circuit.failed(failure);
  if (isUnwritable(failure)) writes.failed(failure);
}

/** A pool that counts what is sent, its own queries and those of clients checked out for a transaction, and says when the database is unavailable. */
function watched(pool: pg.Pool, guard: Guard): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query') {
        return async (...args: Parameters<typeof target.query>) => {
          noteStatement();
          return asked(guard, () => queryOnce(target, guard.watch, args));
        };
      }
      if (name === 'connect')
        return async () => watchedClient(await asked(guard, () => checkOut(target, guard.watch)), guard);
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

/** A connection that opens after its waiter has given up is closed: it may lead to a server that did not answer. */
async function checkOut(pool: pg.Pool, { orSilence }: SilenceWatch): Promise<pg.PoolClient> {
  let isGivenUp = false;
  const connecting = pool.connect();
  connecting.then((late) => isGivenUp && late.release(true)).catch(() => undefined);
  try {
    return await orSilence(connecting);
  } catch (failure) {
    isGivenUp = true;
    throw failure;
  }
}

async function queryOnce(pool: pg.Pool, watch: SilenceWatch, args: Parameters<pg.Pool['query']>) {
  const client = await checkOut(pool, watch);
  let broken: Error | undefined;
  // The statement reports a connection that breaks; without a listener the process would end.
  client.on('error', noop);
  try {
    return await watch.orSilence(Promise.resolve(client.query(...args)));
  } catch (failure) {
    if (failure instanceof Error && isBroken(failure)) broken = failure;
    throw failure;
  } finally {
    client.off('error', noop);
    client.release(broken);
  }
}

const noop = () => undefined;

async function asked<Result>(guard: Guard, ask: () => Promise<Result>): Promise<Result> {
  guard.circuit.ask();
  try {
    const result = await ask();
    guard.circuit.succeeded();
    return result;
  } catch (failure) {
    noteFailure(guard, failure);
    throw toldOf(failure);
  }
}

/** A broken connection gets no further statements, and never returns to the pool. */
function watchedClient(client: pg.PoolClient, guard: Guard): pg.PoolClient {
  let broken: Error | undefined;
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') {
        return async (...args: Parameters<typeof target.query>) => {
          noteStatement();
          if (broken) throw new DatabaseAway('The connection broke before', { cause: broken });
          try {
            return await guard.watch.orSilence(Promise.resolve(target.query(...args)));
          } catch (failure) {
            if (failure instanceof Error && isBroken(failure)) broken = failure;
            noteFailure(guard, failure);
            throw toldOf(failure);
          }
        };
      }
      if (name === 'release') return (given?: Error | boolean) => target.release(given || broken);
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

const settingsAsSql = Object.entries(WORKING)
  .map(([name, value]) => `SET ${name} = '${value}';`)
  .join('');

async function openPglite(dataDir: string | undefined): Promise<Database> {
  // PGlite makes its own folder, but not those above it.
  if (dataDir) await closeWhatIsInside(dataDir);
  if (dataDir) await makeFolder(dirname(dataDir));
  const unlock = dataDir ? await lockFolder(dataDir) : async () => undefined;
  const isNew = dataDir !== undefined && !existsSync(dataDir);
  // Closed before the first file is in it.
  if (isNew) await makePrivateFolder(dataDir);
  const embedded = await openEmbedded({ dataDir: dataDir ?? 'memory://', settings: settingsAsSql }).catch(
    async (failure: unknown) => {
      await unlock();
      throw failure;
    },
  );
  if (isNew) await closeToOthers(dataDir);
  // One session exists. A query that waits 2 s for it is a query outside the open transaction.
  const one = { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 2000 };
  const pool = new pg.Pool({ ...one, types, user: 'postgres', database: 'postgres', stream: embedded.connect });
  const heard = new Set<(told: string) => void>();
  pool.on('connect', (client) => {
    client.on('notification', ({ payload = '' }) => {
      for (const hear of heard) hear(payload);
    });
  });
  return assemble(pool, 'pglite', {
    async listen({ hear }) {
      await pool.query(`LISTEN ${CHANNEL}`);
      heard.add(hear);
      return async () => void heard.delete(hear);
    },
    async close() {
      await pool.end();
      await embedded.close();
      if (dataDir) await closeToOthers(dataDir);
      await unlock();
    },
  });
}

/** The server ends a statement itself where it can still be reached; otherwise the connection is given up a little later. */
const LATER_MS = 1_000;

function openPostgres(url: string, { max = 10, timeout, listenUrl = url }: DatabaseOptions): Database {
  const settings = timeout ? { ...WORKING, statement_timeout: String(timeout) } : WORKING;
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max,
    connectionTimeoutMillis: 5000,
    // Without it a connection whose other end vanished silently stays open for good.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(timeout ? { query_timeout: timeout + LATER_MS } : {}),
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // An import or a migration may wait as long as it likes.
  const watch = timeout ? watchSilence(url) : noWatch;
  return assemble(
    pool,
    'postgres',
    {
      listen: async (ears) => listenOn(listenUrl, ears),
      async close() {
        await watch.close();
        await pool.end();
      },
    },
    watch,
  );
}

function assemble(
  raw: pg.Pool,
  kind: Database['kind'],
  ways: Pick<Database, 'listen' | 'close'>,
  watch = noWatch,
): Database {
  // An idle client that loses its database must not end the process; the next query opens a new one.
  raw.on('error', () => undefined);
  const writes = writeState();
  const pool = watched(raw, { circuit: databaseCircuit(), watch, writes });
  return { pool, db: dbOver(pool), kind, writes, ...ways };
}

/** Drizzle over a pool of another guard. */
export const dbOver = (pool: pg.Pool): Db => drizzle({ client: pool });

/** Opens the database; migrating it is `migrate(database.pool)`. */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  return options.url ? openPostgres(options.url, options) : openPglite(options.dataDir);
}
