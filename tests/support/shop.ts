// The built shop and the built back end as separate processes, each with its data folder.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Service, startService } from './service';

export interface ShopOptions {
  /** A PostgreSQL; without it the shop stores its data in its data folder with PGlite. */
  databaseUrl?: string;
  env?: Record<string, string>;
  /** A folder to reuse after a kill; it is then not removed by `stop`. */
  dataDir?: string;
  port?: number;
  /** Another build than this repository's, for comparing. */
  entry?: string;
  /** Arguments of the program: `serve`, `work`. */
  args?: readonly string[];
  /** The folder of another build. */
  build?: string;
  timeoutMs?: number;
  /** Returns 200 when the test may begin; without it /readyz. */
  readyPath?: string;
  /** All its output, as it arrives. */
  onOutput?(text: string): void;
}

export interface Shop extends Service {
  dataDir: string;
  /** The folder with each mail of this shop as an .eml file. */
  outboxDir: string;
}

export function startShop(options: ShopOptions = {}): Promise<Shop> {
  const entry = options.entry ?? path.join(options.build ?? 'build', 'server.js');
  return startWithData(entry, options, options.readyPath);
}

/** Commerce and content alone, as a second process to which a shop's two URL settings point. */
export function startBackend(options: ShopOptions = {}): Promise<Shop> {
  return startWithData(path.join(options.build ?? 'build', 'backend.js'), options, '/health');
}

/** The settings with which a shop uses `backend` instead of its embedded back end. */
export function pointedAt(backend: Shop): Record<string, string> {
  return {
    COMMERCE_GRAPHQL_URL: `${backend.origin}/graphql/commerce`,
    CONTENT_GRAPHQL_URL: `${backend.origin}/graphql/content`,
  };
}

/** Tests send requests as fast as they can while others use the processor: only those about overload (PAGES_AT_ONCE: '') expect rejections, and no picture is rendered in advance. */
const UNHURRIED = { PAGES_AT_ONCE: '200', PICTURES_AHEAD: '0' };

async function startWithData(entry: string, options: ShopOptions, readyPath?: string): Promise<Shop> {
  const { databaseUrl, env, args, dataDir: given, port, onOutput } = options;
  const dataDir = given ?? fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-data-'));
  const clear = () => given === undefined && fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  const mine = given === undefined ? dataDir : undefined;
  const settings = {
    ...UNHURRIED,
    DEMO: '1',
    DATA_DIR: dataDir,
    TEST_DATA_DIR: mine,
    DATABASE_URL: databaseUrl,
    ...env,
  };
  // A complete run has no time limit, and may have other work next to it.
  const patience = process.env.ALL_FLOWS ? 5 : 1;
  const timeoutMs = options.timeoutMs ?? patience * (databaseUrl ? 60_000 : 180_000);
  const service = await startService({ entry, args, port, env: settings, readyPath, timeoutMs, onOutput });
  return {
    ...service,
    dataDir,
    outboxDir: path.join(dataDir, 'outbox'),
    async stop() {
      await service.stop();
      clear();
    },
  };
}
