// At the start: waits for a PostgreSQL that is not there yet, with growing pauses, instead of ending the shop.
import type { Log } from '#backend/graphql/masking';
import { isDatabaseAway } from './away';
import type { Database } from './client';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

type Pause = (milliseconds: number) => Promise<void>;
const pauseFor: Pause = (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds));

/** Throws what is no matter of time: a wrong password, a database that does not exist. */
export async function waitForDatabase({ pool }: Database, log: Log, pause: Pause = pauseFor): Promise<void> {
  for (let next = FIRST_PAUSE_MS; ; next = Math.min(next * 2, LONGEST_PAUSE_MS)) {
    try {
      await pool.query('SELECT 1');
      return;
    } catch (failure) {
      if (!isDatabaseAway(failure)) throw failure;
      log.error({ err: failure, againInMs: next }, 'The database cannot be reached; the shop waits for it');
      await pause(next);
    }
  }
}
