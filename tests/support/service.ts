// A process of the product under test: started on a free port, awaited, its output collected, and ended with the test run.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';
import { TEST_SECRETS_KEY } from './secrets-key';
import { until } from './until';

export const root = path.resolve(import.meta.dirname, '../..');

export interface Service {
  origin: string;
  pid: number;
  /** The last lines it printed, for the message of a failing test. */
  output(): string;
  /** Ends in order: SIGTERM, and SIGKILL after ten seconds. */
  stop(): Promise<void>;
  /** Ends at once, as a crash does. */
  kill(): Promise<void>;
}

export interface ServiceOptions {
  entry: string;
  /** Arguments of the program. */
  args?: readonly string[];
  env?: Record<string, string | undefined>;
  port?: number;
  readyPath?: string;
  timeoutMs?: number;
  /** All its output, as it arrives. */
  onOutput?(text: string): void;
}

/** Lines of the source in its traces, for a developer. Reading the maps is a tenth of a start's work. */
const TRACES = process.env.CI ? [] : ['--enable-source-maps'];

export async function startService(options: ServiceOptions): Promise<Service> {
  const { entry, args = [], env = {}, readyPath = '/readyz', timeoutMs = 90_000 } = options;
  const file = path.resolve(root, entry);
  if (!existsSync(file)) throw new Error(`${entry} is not built; run "npm run build"`);
  const port = options.port ?? (await freePort());
  const beside = (name: string) => path.join(import.meta.dirname, name);
  const before = ['--import', beside('test-clock.mjs'), '--import', beside('end-with-parent.mjs')];
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...TRACES, ...before, file, ...args], {
    cwd: root,
    env: { ...inherited(), ...OF_TESTS, PORT: String(port), PUBLIC_ORIGIN: origin, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (text: Buffer) => {
    said = `${said}${text}`.slice(-8_000);
    options.onOutput?.(String(text));
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const end = (signal: NodeJS.Signals) => ended(child, signal);

  const ready = `http://127.0.0.1:${port}${readyPath}`;
  try {
    await until(`${entry} at ${ready}`, () => isReady(child, ready), { timeoutMs, everyMs: 60 });
  } catch (error) {
    await end('SIGKILL');
    throw new Error(`${entry} did not become ready. It said:\n${said}`, { cause: error });
  }
  return { origin, pid: child.pid ?? 0, output: () => said, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** For benches, whose shop's output is not read. */
export const temporaryFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-bench-'));

const OF_TESTS = { NODE_ENV: 'production', LOG: 'off', HOST: '127.0.0.1', SECRETS_KEY: TEST_SECRETS_KEY } as const;

/** Settings of the developer's own shell must not reach the shop under test. */
function inherited(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, LANG, TZ, SystemRoot, TEST_CLOCK_MOVED_MS } = process.env;
  return { PATH, HOME, TMPDIR, LANG, TZ, SystemRoot, TEST_CLOCK_MOVED_MS };
}

async function isReady(child: ChildProcess, url: string): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null)
    throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`);
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).status === 200;
  } catch {
    return false; // not listening yet: asked again until the time is out
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
}
