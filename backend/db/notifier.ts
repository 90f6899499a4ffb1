// Sends the notifications that transactions only note (db/schema/noted-stock.sql), so that they commit without the lock that NOTIFY takes.
// Each process tries; the database lets one at a time do it.
import type pg from 'pg';
import { prepared } from './prepared';

/** Changes of other processes that sent nothing before they ended are at most this old when they are sent. */
const EACH_MS = 250;
/** After a change of this process: those of its neighbours in time are sent with it. */
const SOON_MS = 20;

const SEND = 'SELECT send_noted_stock() AS sent';

export interface Notifier {
  /** Sends what is noted so far. */
  start(): Promise<void>;
  /** Called after a change of this process: it need not wait for its turn. */
  soon(): void;
  stop(): Promise<void>;
}

export function openNotifier(pool: Pick<pg.Pool, 'query'>): Notifier {
  let sending: Promise<void> | null = null;
  let turns: NodeJS.Timeout | null = null;
  let hurry: NodeJS.Timeout | null = null;
  const send = (): Promise<void> => {
    // What is noted stays noted while the database is unavailable.
    sending ??= pool
      .query(prepared(SEND, []))
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        sending = null;
      });
    return sending;
  };
  return {
    async start() {
      turns = setInterval(() => void send(), EACH_MS).unref();
      await send();
    },
    soon() {
      if (!turns || hurry) return;
      hurry = setTimeout(() => {
        hurry = null;
        void send();
      }, SOON_MS).unref();
    },
    async stop() {
      if (turns) clearInterval(turns);
      if (hurry) clearTimeout(hurry);
      turns = null;
      await sending;
    },
  };
}
