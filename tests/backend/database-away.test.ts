// A database that is stopped, refuses connections, or hangs: reported as unavailable, not retried at once, and used again when it recovers.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseAway, isDatabaseAway } from '#backend/db/away';
import { type Database, openDatabase } from '#backend/db/client';
import { inTransaction } from '#backend/db/transaction';
import { waitForDatabase } from '#backend/db/wait';
import { maskedError } from '#backend/graphql/masking';
import { healthOf } from '#backend/health';
import { createBackend } from '#backend/index';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { type LoopbackProxy, openProxy } from '../support/loopback-proxy';

const QUIET = { error: () => undefined };

let own: FreshDatabase;
let wire: LoopbackProxy;
let database: Database;
let through: string;

// Each test has its own connections; what it changes in the database, it changes back.
beforeAll(async () => {
  own = await freshDatabase();
});
afterAll(() => own?.drop());
beforeEach(async () => {
  const url = new URL(own.url);
  wire = await openProxy({ port: Number(url.port) });
  url.port = String(wire.port);
  through = url.href;
  database = await openDatabase({ url: through, max: 3, timeout: 300 });
});
afterEach(async () => {
  await database.close();
  await wire.close();
});

const one = async () => (await database.pool.query('SELECT 1 AS one')).rows;
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (failure: unknown) => failure,
  );

describe('a connection that hangs', () => {
  it('is discarded after the statement timeout and replaced', async () => {
    expect(await one()).toEqual([{ one: 1 }]);
    await wire.silence();
    expect(await failureOf(one())).toBeInstanceOf(DatabaseAway);
    expect(database.pool.totalCount).toBe(0);
    await wire.restore();
    await expect.poll(() => one().catch(() => []), { timeout: 10_000 }).toEqual([{ one: 1 }]);
  });

  it('fails its transaction and is not returned to the pool', async () => {
    const failure = await failureOf(
      inTransaction(database.pool, async ({ client }) => {
        await wire.silence();
        await client.query('SELECT 1');
      }),
    );
    expect(isDatabaseAway(failure)).toBe(true);
    expect(database.pool.totalCount).toBe(0);
  });

  it('fails all further statements of its holder', async () => {
    const client = await database.pool.connect();
    await wire.silence();
    await failureOf(client.query('SELECT 1'));
    const sent = wire.connections();
    // Neither this statement nor the rollback waits a second time.
    expect(await failureOf(client.query('SELECT 2'))).toMatchObject({ message: 'The connection broke before' });
    client.release();
    expect([database.pool.totalCount, wire.connections()]).toEqual([0, sent]);
  });
});

describe('a server that hangs', () => {
  it('is detected before the statement timeout, and used again when it recovers', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    const patient = await openDatabase({ url: through, max: 3, timeout: 10_000 });
    const answers = async () => (await patient.pool.query('SELECT 1 AS one')).rows;
    try {
      // Slow, but alive: not discarded.
      await patient.pool.query('SELECT pg_sleep(2.5)');
      await wire.silence();
      const started = performance.now();
      const [plain, inside] = await Promise.all([
        failureOf(answers()),
        failureOf(inTransaction(patient.pool, async ({ client }) => client.query('SELECT 1'))),
      ]);
      expect([plain, inside].every(isDatabaseAway)).toBe(true);
      expect(performance.now() - started).toBeLessThan(10_000);
      await wire.restore();
      await expect.poll(() => answers().catch(() => []), { timeout: 10_000 }).toEqual([{ one: 1 }]);
    } finally {
      await patient.close();
    }
  }, 30_000);

  it('is reported by the health check before a statement exceeds its time limit', async () => {
    const patient = await openDatabase({ url: through, max: 3, timeout: 10_000 });
    const check = healthOf(patient);
    await expect.poll(check, { timeout: 10_000 }).toEqual({ ok: true });
    await wire.silence();
    const refused = failureOf(patient.pool.query('SELECT 1')).then(() => 'the statement was refused first');
    expect(await Promise.race([check(), refused])).toEqual({ ok: false, why: 'The database does not answer' });
    await patient.close();
  });
});

describe('a database that cannot store anything', () => {
  /** SQLSTATE of a full disk, an I/O error, a failover, too many connections and a shutdown. */
  const raised = (code: string) =>
    `DO $$ BEGIN RAISE EXCEPTION 'as the server says it' USING ERRCODE = '${code}'; END $$`;

  it.each(['53100', '58030', '25006', '53300', '53200', '57P01'])(
    'maps SQLSTATE %s to 503, never 500',
    async (code) => {
      const failure = await failureOf(database.pool.query(raised(code)));
      expect(isDatabaseAway(failure)).toBe(true);
      expect(maskedError(failure, 'r', QUIET).extensions.category).toBe('unavailable');
      expect(
        isDatabaseAway(await failureOf(inTransaction(database.pool, ({ client }) => client.query(raised(code))))),
      ).toBe(true);
    },
  );

  it('is reported by the health check while a trial write fails, and reads continue', async () => {
    const check = healthOf(database);
    // An event trigger simulates the full disk.
    await failureOf(database.pool.query(raised('53100')));
    expect(database.writes.failure()?.message).toBe('as the server says it');
    await database.pool.query(`CREATE FUNCTION full_disk() RETURNS event_trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`);
    await database.pool.query('CREATE EVENT TRIGGER full_disk ON ddl_command_start EXECUTE FUNCTION full_disk()');
    await expect.poll(check, { timeout: 10_000 }).toEqual({
      ok: false,
      why: 'Nothing can be stored at the moment: could not extend file: No space left on device',
    });
    expect(await one()).toEqual([{ one: 1 }]);
    await database.pool.query('DROP EVENT TRIGGER full_disk');
    await expect.poll(check, { timeout: 10_000 }).toEqual({ ok: true });
    expect(database.writes.failure()).toBeNull();
  });

  it('is reported as read-only after a failover, and as healthy when writes succeed', async () => {
    const check = healthOf(database);
    const name = new URL(own.url).pathname.slice(1);
    const other = await openDatabase({ url: own.url, max: 1 });
    await other.pool.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await database.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await failureOf(database.pool.query('SELECT pg_terminate_backend(pg_backend_pid())'));
    await expect.poll(check, { timeout: 10_000 }).toEqual({ ok: false, why: 'The database is read-only' });
    const written = await failureOf(database.pool.query('UPDATE selling_version SET version = version + 1'));
    expect(isDatabaseAway(written)).toBe(true);
    const writable = await openDatabase({ url: `${own.url}?options=-c%20default_transaction_read_only=off`, max: 1 });
    await writable.pool.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await writable.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await expect.poll(check, { timeout: 10_000 }).toEqual({ ok: true });
    await Promise.all([other.close(), writable.close()]);
  });
});

describe('a statement that exceeds its time limit', () => {
  it('is canceled by the server, and its connection is reused', async () => {
    await one();
    expect(await failureOf(database.pool.query('SELECT pg_sleep(30)'))).toBeInstanceOf(DatabaseAway);
    expect(await one()).toEqual([{ one: 1 }]);
  });
});

describe('a database that refuses connections', () => {
  it('is not contacted for a second after two refusals', async () => {
    await wire.refuse();
    const failures = await Promise.all([failureOf(one()), failureOf(one())]);
    expect(failures.every((failure) => failure instanceof DatabaseAway)).toBe(true);
    const third = await failureOf(one());
    expect(third).toMatchObject({ message: 'The database was away a moment ago' });
    await wire.restore();
    await expect.poll(() => one().catch(() => []), { timeout: 10_000 }).toEqual([{ one: 1 }]);
  });

  it('returns 503 with Retry-After over HTTP, not a GraphQL error of the document', async () => {
    const backend = createBackend({ database, cacheQueries: false, dataDir: '/tmp', log: QUIET });
    const ask = (query: string) =>
      backend.commerce(
        new Request('http://localhost/graphql/commerce', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-client-name': 'test', store: '1' },
          body: JSON.stringify({ query }),
        }),
      );
    await wire.refuse();
    const answer = await ask('{ products(search: "papir") { total_count } }');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { category: 'unavailable' } }] });
    expect(await backend.health()).toEqual({ ok: false, why: 'The database does not answer' });
    const picture = await backend.files(new Request('http://localhost/payment/test/none'));
    expect([404, 503]).toContain(picture.status);
    await wire.restore();
    await expect.poll(() => backend.health(), { timeout: 10_000 }).toEqual({ ok: true });
    expect((await ask('{ products(search: "papir") { total_count } }')).status).toBe(200);
  });
});

describe('startup', () => {
  it('waits for the database with growing pauses, and logs each', async () => {
    await wire.refuse();
    const pauses: number[] = [];
    const said: string[] = [];
    const log = { error: (_details: object, message: string) => void said.push(message) };
    await waitForDatabase(database, log, async (milliseconds) => {
      pauses.push(milliseconds);
      if (pauses.length === 7) await wire.restore();
      // The circuit allows one trial per second; here no time passes.
      if (pauses.length >= 7) await expect.poll(() => one().catch(() => []), { timeout: 10_000 }).toHaveLength(1);
    });
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
    expect(said).toHaveLength(7);
  });

  it('does not wait on an error that waiting cannot fix', async () => {
    const url = new URL(through);
    url.pathname = '/no_such_database';
    const other = await openDatabase({ url: url.href, max: 1 });
    const never = () => Promise.reject(new Error('it waited'));
    await expect(waitForDatabase(other, QUIET, never)).rejects.toThrow(/no_such_database/);
    await other.close();
  });
});
