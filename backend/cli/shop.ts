// What every command works with: the database of the settings, opened when it is first needed, the clock, and the two ways to speak.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Life } from '#backend/commerce/order/fulfilment/step';
import { keptSecret } from '#backend/commerce/payment/payment.sql';
import { type BackendConfig, paymentOf, readConfig } from '#backend/config';
import { CannotOpen } from '#backend/db/cannot-open';
import { type Database, openDatabase } from '#backend/db/client';
import { FolderInUse } from '#backend/db/folder-lock';
import { noJobs } from '#backend/db/job-queue';
import { readySchema } from '#backend/db/migrate';
import { openPayments } from '#backend/ports/payment/index';
import { WrongSetting } from '#domain/settings/read';

export interface CommandShop {
  config: BackendConfig;
  database(): Promise<Database>;
  /** The same, no matter which schema it has: for the command that brings it up to date. */
  databaseAsItIs(): Promise<Database>;
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
  const config = readOrTell(env);
  let opened: Promise<Database> | null = null;
  let ready: Promise<Database> | null = null;
  return {
    config,
    now: () => new Date(),
    databaseAsItIs() {
      opened ??= open(config);
      return opened;
    },
    database() {
      ready ??= this.databaseAsItIs().then(async (database) => {
        await inOwnWords(() => readySchema(database, config.MIGRATE_ON_START));
        return database;
      });
      return ready;
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

function readOrTell(env: NodeJS.ProcessEnv): BackendConfig {
  try {
    return readConfig(env);
  } catch (failure) {
    if (failure instanceof WrongSetting) throw new CannotRun(`En indstilling er forkert. ${failure.message}`);
    throw failure;
  }
}

async function open(config: BackendConfig): Promise<Database> {
  const place = { url: config.DATABASE_URL, dataDir: join(config.DATA_DIR, 'pglite'), max: 2 };
  return inOwnWords(() => openDatabase(place));
}

const CANNOT_OPEN: Record<CannotOpen['code'], (failure: CannotOpen) => string> = {
  'folder-in-use': (failure) =>
    `Butikken kører (${failure instanceof FolderInUse ? `proces ${failure.owner}` : failure.message}), og PGlite kan kun åbnes af én proces ad gangen. Stop den først, eller brug en PostgreSQL (DATABASE_URL).`,
  'made-earlier': () =>
    'Databasen er lavet af en version af butikken, der aldrig blev udgivet, og kan ikke opdateres: lav den forfra (PGlite: slet mappen pglite i DATA_DIR; PostgreSQL: angiv en tom database i DATABASE_URL).',
  behind: () => 'Databasens skema er ikke det nyeste: kør `npm run shop -- migrate` først.',
  locked: () => 'En anden proces optager databasen og blev ikke færdig i tide: vent, og prøv igen.',
  'no-address': () => 'Ingen siger, hvor butikken findes: angiv PUBLIC_ORIGIN, eller giv butikken hosts.',
  'other-history': ({ message }) => `Databasens migreringer passer ikke til denne version af butikken. ${message}`,
};

/** The command line speaks Danish: what keeps a database from being opened is told in its words. */
export async function inOwnWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    if (!(failure instanceof CannotOpen)) throw failure;
    throw new CannotRun(CANNOT_OPEN[failure.code](failure));
  }
}
