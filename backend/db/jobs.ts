// Jobs on both databases: pg-boss stores them, this file's own loops fetch them. pg-boss's workers are not used because they complete jobs
// unobserved: a database that is busy for a moment would end the process. The tables that jobs refer to (mail, payment) record what is
// left to do, so a job is only a trigger; `sweep` finds work whose trigger was lost in a crash.
import PgBoss from 'pg-boss';
import type { Log } from '#backend/graphql/masking';
import type { Database } from './client';
import type { JobData, JobName, JobQueue } from './job-queue';

export interface JobWork {
  run: { [Name in JobName]: (data: JobData[Name]) => Promise<void> };
  /** Every twenty seconds: what the clock alone decides, and a table says by itself. A job for each would say it twice. */
  often(): Promise<void>;
  /** At start and every minute. */
  sweep(): Promise<void>;
}

export interface Jobs extends JobQueue {
  /** From now on jobs are stored, for another process to fetch. */
  open(): Promise<void>;
  /** Stores jobs and works on them. */
  start(work: JobWork): Promise<void>;
  stop(): Promise<void>;
}

/** Polling interval of each queue: for other processes' jobs and retries. PGlite has one connection to spare. */
const ROUND_MS: Record<JobName, number> = {
  'send-mail': 5_000,
  'tell-who-waits': 20_000,
  'send-gift-cards': 20_000,
  'deliver-subscriptions': 20_000,
};
const isJobName = (name: string): name is JobName => Object.hasOwn(ROUND_MS, name);
const QUEUES = Object.keys(ROUND_MS).filter(isJobName);
const RETRIES = { retryLimit: 8, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 } as const;
const OFTEN_MS = 20_000;
const SWEEP_MS = 60_000;
const HOUR_MS = 60 * 60_000;
const BATCH = 10;

/** Several statements in one text open an implicit transaction, which a failure must not leave open on a shared connection. */
async function ask({ pool }: Database, text: string, values?: unknown[]) {
  const client = await pool.connect();
  // The statement that fails reports a broken connection; the unhandled event would end the process.
  client.on('error', quiet);
  try {
    return await client.query(text, values);
  } catch (failure) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw failure;
  } finally {
    client.off('error', quiet);
    client.release();
  }
}

const quiet = () => undefined;

export function openJobs(database: Database, log: Log): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => ask(database, text, values) },
    schedule: false,
    supervise: false,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 7,
  });
  boss.on('error', (failure) => log.error({ err: failure }, 'jobs'));
  const rounds = new Map<JobName, Round>();
  const timers: NodeJS.Timeout[] = [];
  let sweeping: Promise<void> = Promise.resolve();
  let isRunning = false;

  const loud = (what: string) => (failure: unknown) => log.error({ err: failure }, what);
  const every = (milliseconds: number, tick: () => void) => void timers.push(setInterval(tick, milliseconds).unref());

  async function drain<Name extends JobName>(name: Name, run: (data: JobData[Name]) => Promise<void>): Promise<void> {
    while (isRunning) {
      const jobs = await boss.fetch<JobData[Name]>(name, { batchSize: BATCH });
      for (const job of jobs) {
        try {
          await run(job.data);
          await boss.complete(name, job.id);
        } catch (failure) {
          loud(`job ${name}`)(failure);
          await boss.fail(name, job.id, { message: String(failure) });
        }
      }
      if (jobs.length < BATCH) return;
    }
  }

  async function openQueues(): Promise<void> {
    await boss.start();
    for (const name of QUEUES) await boss.createQueue(name, { name, ...RETRIES });
    isRunning = true;
  }

  return {
    async send(tx, name, data, startAfter) {
      // Not started: the sweep at the next start finds the work in its own table.
      if (!isRunning) return;
      const db = { executeSql: (text: string, values: unknown[]) => tx.client.query(text, values) };
      await boss.send(name, data, { ...RETRIES, db, ...(startAfter ? { startAfter } : {}) });
    },
    wake: (name) => rounds.get(name)?.wake(),
    open: openQueues,
    async start(work) {
      await openQueues();
      const take = <Name extends JobName>(name: Name) => {
        rounds.set(
          name,
          roundOf(() => drain(name, work.run[name]), loud(`jobs ${name}`)),
        );
        every(ROUND_MS[name], () => rounds.get(name)?.wake());
      };
      for (const name of QUEUES) take(name);
      const inTurn = (next: () => Promise<unknown>) => {
        sweeping = sweeping.then(async () => void (isRunning && (await next()))).catch(loud('sweep of jobs'));
      };
      every(OFTEN_MS, () => inTurn(work.often));
      every(SWEEP_MS, () => inTurn(work.sweep));
      every(HOUR_MS, () => inTurn(() => boss.maintain()));
      inTurn(work.sweep);
    },
    async stop() {
      isRunning = false;
      for (const timer of timers) clearInterval(timer);
      await Promise.all([sweeping, ...[...rounds.values()].map((round) => round.settled())]);
      await boss.stop({ graceful: false });
    },
  };
}

interface Round {
  wake(): void;
  settled(): Promise<void>;
}

/** One run at a time; if triggered while it runs, it runs once more. */
function roundOf(run: () => Promise<void>, onFailure: (failure: unknown) => void): Round {
  let current: Promise<void> | null = null;
  let again = false;
  const go = async () => {
    do {
      again = false;
      await run().catch(onFailure);
    } while (again);
    current = null;
  };
  return {
    wake() {
      if (current) again = true;
      else current = go();
    },
    settled: async () => void (await current),
  };
}
