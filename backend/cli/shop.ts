// What every command works with: the database of the settings, opened when it is first needed, the clock, and the two ways to speak.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Life } from '#backend/commerce/order/fulfilment/step';
import { keptSecret } from '#backend/commerce/payment/payment.sql';
import { type BackendConfig, paymentOf, readConfig } from '#backend/config';
import { type Database, openDatabase } from '#backend/db/client';
import { FolderInUse } from '#backend/db/folder-lock';
import { noJobs } from '#backend/db/job-queue';
import { migrate } from '#backend/db/migrate';
import { openPayments } from '#backend/ports/payment/index';

export interface CommandShop {
  config: BackendConfig;
  database(): Promise<Database>;
  /** What a step of an order's life works with. Mail is queued: the shop sends it, at once or when it runs again. */
  life(): Promise<Life>;
  now(): Date;
  close(): Promise<void>;
}

/** Something that the person at the keyboard can put right: told in a sentence, without a stack. */
export class CannotRun extends Error {}

export const say = Object.assign((line: string) => void process.stdout.write(`${line}\n`), {
  error: (line: string) => void process.stderr.write(`${line}\n`),
});

export function openShop(env: NodeJS.ProcessEnv): CommandShop {
  const config = readConfig(env);
  let opened: Promise<Database> | null = null;
  return {
    config,
    now: () => new Date(),
    database() {
      opened ??= open(config);
      return opened;
    },
    async life() {
      const { db, pool } = await this.database();
      const now = new Date();
      const secret = () => keptSecret(db, 'payment-test', randomBytes(32).toString('hex'), now);
      return { db, pool, queue: noJobs, provider: openPayments(paymentOf(config), secret), now, by: 'staff' };
    },
    async close() {
      const database = await opened?.catch(() => null);
      await database?.close();
    },
  };
}

async function open(config: BackendConfig): Promise<Database> {
  try {
    const database = await openDatabase({
      url: config.DATABASE_URL,
      dataDir: join(config.DATA_DIR, 'pglite'),
      max: 2,
    });
    await migrate(database.pool);
    return database;
  } catch (failure) {
    if (!(failure instanceof FolderInUse)) throw failure;
    throw new CannotRun(
      `Butikken kører (proces ${failure.owner}), og PGlite kan kun åbnes af én proces ad gangen. Stop den først, eller brug en PostgreSQL (DATABASE_URL).`,
    );
  }
}
