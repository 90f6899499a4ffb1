// A real PostgreSQL for tests and benches: its own port and data folder, on loopback, gone when the process ends.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './free-port';
import { type Binaries, findBinaries, refuseForeignFolder, sharedTempFolder, unprivileged } from './postgres-binaries';
import { until } from './until';

export interface PostgresOptions {
  /** Off in ordinary tests, where losing the data on a power cut costs nothing; on for crash tests and benches. */
  fsync?: boolean;
  /** Further server settings, such as `{ max_connections: 200 }`. */
  settings?: Record<string, string | number>;
  /** Binaries of a PostgreSQL other than the package's. */
  binaries?: Binaries;
}

export interface Postgres {
  /** URL of the empty maintenance database; the databases of the tests come from `createDatabase`. */
  url: string;
  /** A new database, empty or a copy of `template`, with a generated name unless one is given. Returns its URL. */
  createDatabase(template?: string, name?: string): Promise<string>;
  dropDatabase(url: string): Promise<void>;
  /** Ends in order, and removes the data. */
  stop(): Promise<void>;
  /** Ends as by a power cut to the process: no checkpoint, no shutdown. The data stay for `restart`. */
  kill(): Promise<void>;
  /** Starts again on the same port and data, after `kill` or while running. */
  restart(): Promise<void>;
}

type ServerOptions = Required<Pick<PostgresOptions, 'fsync' | 'settings'>>;

const RUN_PREFIX = 'kontorvaerk-pgrun-';

export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const { fsync = false, settings = {}, binaries = findBinaries() } = options;
  const temp = sharedTempFolder();
  const parent = fsync ? temp : (memoryFolder() ?? temp);
  for (const one of new Set([temp, parent])) sweepAbandoned(one);
  const folder = path.join(parent, `${RUN_PREFIX}${process.pid}-${randomBytes(4).toString('hex')}`);
  execFileSync('cp', ['-a', emptyCluster(binaries, temp), folder]);
  fs.chmodSync(folder, 0o700);

  let server = await startOnFreePort(binaries, folder, { fsync, settings });
  const url = urlOf(server.port, 'postgres');
  const endNow = () => {
    server.child.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const endOnSignal = (signal: NodeJS.Signals) => {
    endNow();
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  process.once('exit', endNow).once('SIGTERM', endOnSignal).once('SIGHUP', endOnSignal);

  async function kill() {
    await end(server.child, 'SIGKILL');
  }
  return {
    url,
    kill,
    async restart() {
      if (server.child.exitCode === null && server.child.signalCode === null) await end(server.child, 'SIGINT');
      server = await startServer(binaries, folder, server.port, { fsync, settings });
    },
    async stop() {
      process.off('exit', endNow).off('SIGTERM', endOnSignal).off('SIGHUP', endOnSignal);
      await end(server.child, fsync ? 'SIGINT' : 'SIGQUIT');
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    async createDatabase(template, name = `t_${randomBytes(6).toString('hex')}`) {
      // A plain file copy beats the write-ahead log for a template of some megabytes when nothing is synced.
      const from = template ? ` template ${quoted(template)}${binaries.major >= 15 ? ' strategy file_copy' : ''}` : '';
      await ask(url, `create database ${quoted(name)}${from}`);
      return urlOf(server.port, name);
    },
    async dropDatabase(of) {
      await ask(url, `drop database if exists ${quoted(new URL(of).pathname.slice(1))} with (force)`);
    },
  };
}

const GIGABYTE = 2 ** 30;

/** For data that need not outlive the machine: a new database is 1,300 files, which a file system in memory creates in a sixth of the time. */
function memoryFolder(): string | undefined {
  const folder = '/dev/shm';
  if (!fs.existsSync(folder)) return undefined;
  const { bavail, bsize } = fs.statfsSync(folder);
  return Math.min(bavail * bsize, os.freemem()) > 8 * GIGABYTE ? folder : undefined;
}

function urlOf(port: number, database: string): string {
  return `postgres://postgres@127.0.0.1:${port}/${database}`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export async function ask(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // the server may be killed during its shutdown
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The folder created by `initdb`, once per version and copied from then on. */
function emptyCluster({ initdb, version, major }: Binaries, temp: string): string {
  const cache = path.join(temp, `kontorvaerk-pgempty-${version}-${process.getuid?.() ?? 0}`);
  if (!fs.existsSync(cache)) {
    const draft = fs.mkdtempSync(`${cache}.draft-`);
    if (unprivileged) fs.chownSync(draft, unprivileged.uid, unprivileged.gid);
    // Upper and lower case of Danish letters must work; collation is the back end's task, not the server's.
    const locale =
      major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C.UTF-8'];
    const plain = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', '--wal-segsize=4'];
    execFileSync(initdb, ['-D', draft, ...plain, ...locale], {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
      ...unprivileged,
    });
    try {
      fs.renameSync(draft, cache);
    } catch (error) {
      fs.rmSync(draft, { recursive: true, force: true });
      if (!fs.existsSync(cache)) throw error;
    }
  }
  refuseForeignFolder(cache);
  return cache;
}

async function startOnFreePort(binaries: Binaries, folder: string, options: ServerOptions) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startServer(binaries, folder, await freePort(), options);
    } catch (error) {
      if (attempt === 5) throw error; // between asking for a free port and taking it, another process may have taken it
    }
  }
}

async function startServer(binaries: Binaries, folder: string, port: number, { fsync, settings }: ServerOptions) {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: fsync ? 'on' : 'off',
    synchronous_commit: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
    shared_buffers: '64MB',
    max_connections: 120,
    max_wal_size: '512MB',
    timezone: 'UTC',
    // A connection of a test executes a statement a few times: planning it for each of the first five costs more than the statements do.
    ...(fsync ? {} : { plan_cache_mode: 'force_generic_plan' }),
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let said = '';
  // After a kill the processes of the old server may still be ending; the new one refuses the data folder until they have ended.
  return until(
    () => `PostgreSQL on port ${port} did not start: ${said.slice(-600)}`,
    async () => {
      const child = spawn(binaries.postgres, ['-D', folder, '-p', String(port), ...flags], {
        stdio: ['ignore', 'ignore', 'pipe'],
        cwd: '/',
        ...unprivileged,
      });
      said = '';
      child.stderr.on('data', (text) => {
        said = `${said}${text}`.slice(-4_000);
      });
      return (await answers(child, port)) ? { child, port } : undefined;
    },
    { timeoutMs: 20_000, everyMs: 150 },
  );
}

async function answers(child: ChildProcess, port: number): Promise<boolean> {
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  return until(`port ${port} to answer`, () => (gone() ? 'gone' : ping(port)), { timeoutMs: 30_000, everyMs: 25 }).then(
    (state) => state === 'up',
  );
}

async function ping(port: number): Promise<'up' | undefined> {
  try {
    await ask(urlOf(port, 'postgres'), 'select 1');
    return 'up';
  } catch {
    return undefined; // refused, or still starting up: asked again until the time is out
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
}

/** A run that was itself killed leaves a server and a folder behind: the next run removes both. */
function sweepAbandoned(temp: string): void {
  for (const name of fs.readdirSync(temp).filter((entry) => entry.startsWith(RUN_PREFIX))) {
    const owner = Number(name.slice(RUN_PREFIX.length).split('-')[0]);
    const folder = path.join(temp, name);
    if (
      isRunning(owner) ||
      fs.statSync(folder, { throwIfNoEntry: false })?.uid !== (unprivileged?.uid ?? process.getuid?.())
    )
      continue;
    const server = Number(readIfThere(path.join(folder, 'postmaster.pid')).split('\n')[0]);
    if (server > 1 && readIfThere(`/proc/${server}/cmdline`).includes(folder)) process.kill(server, 'SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readIfThere(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
