// What every command works with. A command declares whether it reads or changes: a reading one cannot change anything, and the changes of
// the other are logged with the name of the staff member, in the same transaction.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Pool } from 'pg';
import type { Life } from '#backend/commerce/fulfilment/step';
import { storedSecret } from '#backend/commerce/payment/payment.sql';
import type { SubjectKind } from '#backend/commerce/staff/states.sql';
import { witnessOf } from '#backend/commerce/staff/witness-actions';
import { type BackendConfig, isDemoShop, paymentOf, readConfig } from '#backend/config';
import { CannotOpen } from '#backend/db/cannot-open';
import { type Database, type Db, dbOver, openDatabase } from '#backend/db/client';
import { FolderInUse } from '#backend/db/folder-lock';
import { type JobQueue, noJobs } from '#backend/db/job-queue';
import { readySchema } from '#backend/db/migrate';
import { sealStoredSecrets } from '#backend/db/seal-stored';
import { setSecretsKeys } from '#backend/db/sealed';
import { guardedPool } from '#backend/db/transaction';
import { type Clock, systemClock } from '#backend/ports/clock';
import { openPayments, type PaymentProvider } from '#backend/ports/payment/index';
import { allowPrivateHosts } from '#backend/ports/public-fetch';
import { secretsKeysOf } from '#backend/secrets-keys';
import { WrongSetting } from '#domain/settings/read';
import { staffNameFrom } from '#domain/staff/staff-name';
import { terminalNow } from './terminal';

export { pathTyped, say } from './terminal';

/** What a command that only looks works with: statements that would change something are refused by the database. */
export interface Reading {
  db: Db;
  pool: Pool;
  now: Date;
  /** As named for this command; null where none was named. */
  staff: string | null;
}

/** What a command that changes something works with. Only transactions (`inTransaction`) change; each is logged. */
export interface Changing extends Reading {
  staff: string;
  queue: JobQueue;
  /** What a step of an order's life works with. */
  life: Life;
}

/** What is logged of a change. */
export interface Change {
  /** By which its state before and after is read. */
  kind: SubjectKind;
  /** How staff name it; the command's first argument where nothing is said. */
  subject?: (args: readonly string[], options: Readonly<Record<string, unknown>>) => string;
  /** Logged in place of the state: selected from the result of the work of `inTransaction`. */
  told?: (result: unknown) => unknown;
  /** It leaves a line each time, though it changes no row. */
  isAlwaysTold?: boolean;
}

export interface CommandShop {
  config: BackendConfig;
  reads<Args extends unknown[]>(
    run: (reading: Reading, ...args: Args) => Promise<void>,
  ): (this: Command, ...args: Args) => Promise<void>;
  changes<Args extends unknown[]>(
    change: SubjectKind | Change,
    run: (changing: Changing, ...args: Args) => Promise<void>,
  ): (this: Command, ...args: Args) => Promise<void>;
  /** Regardless of its schema version, and without logging: for the command that migrates it. */
  databaseAsItIs(): Promise<Database>;
  close(): Promise<void>;
}

/** Something that the user of the command line can correct: printed as a sentence, without a stack. */
export class CannotRun extends Error {}

interface Opening {
  config: BackendConfig;
  database(): Promise<Database>;
  /** Queue and provider of the running shop. Null: no shop runs in this process; mail is queued and sent when one does. */
  selling: { queue: JobQueue; provider: PaymentProvider } | null;
  clock?: Clock;
}

/** The commands of a separate process: the database of the settings, opened on first use. */
export function openShop(env: NodeJS.ProcessEnv): CommandShop {
  const config = readOrTell(env);
  allowPrivateHosts(config.PRIVATE_HOSTS, isDemoShop(config));
  let opened: Promise<Database> | null = null;
  let ready: Promise<Database> | null = null;
  const asItIs = () => {
    opened ??= openOf(config);
    return opened;
  };
  const database = () => {
    ready ??= asItIs().then(async (made) => {
      await inOwnWords(async () => {
        setSecretsKeys(await secretsKeysOf(config));
        await readySchema(made, config.MIGRATE_ON_START);
        await sealStoredSecrets(made.pool);
      });
      return made;
    });
    return ready;
  };
  return {
    ...shopOver({ config, database, selling: null }),
    databaseAsItIs: asItIs,
    async close() {
      const made = await opened?.catch(() => null);
      await made?.close();
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

/** The same over a database that is open: of a running shop, which closes it itself. */
export function shopOver({ config, database, selling, clock = systemClock }: Opening): CommandShop {
  return {
    config,
    reads: (run) =>
      async function read(...args) {
        const pool = guardedPool((await database()).pool, null);
        await run({ pool, db: dbOver(pool), now: clock.now(), staff: staffNamedIn(this) }, ...args);
      },
    changes: (change, run) =>
      async function changed(...args) {
        const named: Change = typeof change === 'string' ? { kind: change } : change;
        const { kind, subject = firstTyped, told = null, isAlwaysTold = false } = named;
        const staff = staffOf(this);
        const open = await database();
        const now = clock.now();
        const what = { command: commandName(this), kind, subject: subject(this.args, this.opts()) };
        const deed = { staff, ...what, told, isAlwaysTold, now };
        const pool = guardedPool(open.pool, witnessOf(deed));
        const db = dbOver(pool);
        const { queue, provider } = selling ?? { queue: noJobs, provider: providerOf(config, open, now) };
        const life = { db, pool, queue, provider, now, by: `staff (${staff})` };
        await run({ db, pool, now, staff, queue, life }, ...args);
      },
    databaseAsItIs: database,
    close: async () => undefined,
  };
}

const firstTyped = ([first = '']: readonly string[]): string => first;

/** 'price set' of `shop price set`. */
function commandName(command: Command): string {
  const { parent } = command;
  return parent?.parent ? `${commandName(parent)} ${command.name()}` : command.name();
}

const staffNamedIn = (command: Command): string | null => command.optsWithGlobals<{ staff?: string }>().staff ?? null;

function staffOf(command: Command): string {
  const staff = staffNameFrom(staffNamedIn(command) ?? terminalNow().staff);
  if (staff === null)
    throw new CannotRun(
      'Der skal stå, hvem der handler: --staff "Mette Holm" eller SHOP_STAFF; et navn på højst 80 tegn.',
    );
  return staff;
}

function providerOf(config: BackendConfig, { db }: Database, now: Date): PaymentProvider {
  return openPayments(paymentOf(config), () => storedSecret(db, 'payment-test', randomBytes(32).toString('hex'), now));
}

async function openOf(config: BackendConfig): Promise<Database> {
  const place = { url: config.DATABASE_URL, dataDir: join(config.DATA_DIR, 'pglite'), max: 2 };
  return inOwnWords(() => openDatabase(place));
}

const CANNOT_OPEN: Record<Exclude<CannotOpen['code'], 'folder-in-use'>, (failure: CannotOpen) => string> = {
  'made-earlier': () =>
    'Databasen er lavet af en version af butikken, der aldrig blev udgivet, og kan ikke opdateres: lav den forfra (PGlite: slet mappen pglite i DATA_DIR; PostgreSQL: angiv en tom database i DATABASE_URL).',
  behind: () => 'Databasens skema er ikke det nyeste: kør `npm run shop -- migrate` først.',
  incomplete: ({ message }) =>
    `Databasen er ikke komplet; en sikkerhedskopi er nok indlæst med fejl. Indlæs den igen i en tom database. ${message}`,
  locked: () => 'En anden proces optager databasen og blev ikke færdig i tide: vent, og prøv igen.',
  'wrong-secrets-key': ({ message }) => `Nøglen i SECRETS_KEY passer ikke til databasen. ${message}`,
  'folder-open-to-others': ({ message }) => `Andre brugere af maskinen kan læse eller skrive i DATA_DIR. ${message}`,
  'folder-closed': ({ message }) => `Mappen DATA_DIR kan ikke laves eller skrives i. ${message}`,
  'no-address': () => 'Ingen siger, hvor butikken findes: angiv PUBLIC_ORIGIN, eller giv butikken hosts.',
  'own-products': () =>
    'Databasen har varer, som ikke er demobutikkens, og demobutikken bliver ikke lagt oven i: sæt DEMO=off, eller angiv en tom database.',
  'other-history': ({ message }) => `Databasens migreringer passer ikke til denne version af butikken. ${message}`,
};

/** The command line speaks Danish: errors that prevent a database from being opened are translated. A folder in use is the running shop's. */
export async function inOwnWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof WrongSetting) throw new CannotRun(`En indstilling er forkert. ${failure.message}`);
    if (!(failure instanceof CannotOpen) || failure instanceof FolderInUse || failure.code === 'folder-in-use')
      throw failure;
    throw new CannotRun(CANNOT_OPEN[failure.code](failure));
  }
}
