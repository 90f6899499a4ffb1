// The shop used by the flows or browser checks of one test worker: started by the first, shared by the rest, ended with the worker.
// FLOW_ORIGIN names a shop that runs already.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { asNew } from './common-shop';
import { emptyDatabase, freshDatabase } from './database';
import { freePort } from './free-port';
import { startOpenIdProvider } from './openid-provider';
import { type Mail, mailIn } from './outbox';
import { pointedAt, type ShopOptions, startBackend, startShop } from './shop';
import { staffCommand } from './staff';

export interface WorkerShop {
  origin: string;
  mail(address: string, about?: string): Promise<Mail>;
  staff?(typed: readonly string[]): Promise<string>;
  elsewhere?: readonly string[];
  /** Missing where the shop stores its data in its folder. */
  databaseUrl?: string;
  /** The test file that used it last. */
  usedBy?: string;
}

/** `apart`: the back end in a separate process; `pglite`: the embedded database; `own`: the files of `init` and no demo. */
export type Arrangement = 'apart' | 'pglite' | 'own';

declare global {
  var shopsOfThisWorker: Record<string, Promise<WorkerShop>> | undefined;
}

/**
 * The worker's shop of this name, on PostgreSQL and with its back end in the same process unless the arrangement differs. A test file finds no open
 * carts and no counted attempts of earlier files.
 */
export async function workerShop(name: string, arrangement?: Arrangement): Promise<WorkerShop> {
  globalThis.shopsOfThisWorker ??= {};
  const shops = globalThis.shopsOfThisWorker;
  shops[name] ??= openShop(arrangement);
  const shop = await shops[name];
  const { testPath } = expect.getState();
  if (shop.usedBy !== testPath && shop.usedBy !== undefined && shop.databaseUrl) await asNew(shop.databaseUrl);
  shop.usedBy = testPath;
  return shop;
}

async function openShop(arrangement?: Arrangement): Promise<WorkerShop> {
  const { FLOW_ORIGIN, FLOW_OUTBOX = 'data/outbox' } = process.env;
  if (FLOW_ORIGIN) return { origin: FLOW_ORIGIN, mail: (address, about) => mailIn(FLOW_OUTBOX, address, about) };
  if (arrangement === 'own') return openOwnShop();
  const databaseUrl = arrangement === 'pglite' ? undefined : (await freshDatabase()).url;
  const port = await freePort();
  const provider = await startOpenIdProvider([`http://localhost:${port}/azure/oauth`]);
  const options: ShopOptions = { port, env: provider.env, ...(databaseUrl && { databaseUrl }) };
  const more = {
    elsewhere: [provider.issuer],
    databaseUrl,
    // Staff commands in the stories run on PostgreSQL; tests/backend/running-shop.test.ts covers them on PGlite.
    ...(databaseUrl && { staff: (typed: readonly string[]) => staffCommand(typed, { DATABASE_URL: databaseUrl }) }),
  };
  if (arrangement !== 'apart') {
    const shop = await startShop(options);
    return { origin: shop.origin, mail: (address, about) => mailIn(shop.outboxDir, address, about), ...more };
  }
  const { port: _shops, ...backends } = options;
  const origins = { PUBLIC_ORIGIN: `http://localhost:${port}` };
  const backend = await startBackend({ ...backends, env: { ...provider.env, ...origins } });
  const shop = await startShop({ port, env: { ...provider.env, ...pointedAt(backend) } });
  return { origin: shop.origin, mail: (address, about) => mailIn(backend.outboxDir, address, about), ...more };
}

/** As a new owner opens one: the commands of docs/shop-owner, and no payments but on invoice. */
async function openOwnShop(): Promise<WorkerShop> {
  const { url: databaseUrl } = await emptyDatabase();
  const root = await mkdtemp(join(tmpdir(), 'own-shop-'));
  const staff = (typed: readonly string[]) =>
    staffCommand(typed, { DEMO: 'off', DATABASE_URL: databaseUrl, DATA_DIR: join(root, 'data') });
  for (const typed of [['init', join(root, 'shop'), '--yes'], ['migrate'], ['apply', join(root, 'shop')]])
    await staff(typed);
  await rm(root, { recursive: true });
  const shop = await startShop({ databaseUrl, env: { DEMO: 'off', PAYMENT_MODE: 'OFF' } });
  return { origin: shop.origin, mail: (address, about) => mailIn(shop.outboxDir, address, about), staff, databaseUrl };
}
