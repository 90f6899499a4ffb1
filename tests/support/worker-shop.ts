// The shop that the flows of one test worker shop in: started by the first flow, shared by the rest, ended with the worker.
// FLOW_ORIGIN names a shop that runs already; FLOW_DATABASE=pglite and FLOW_BACKEND=apart choose another arrangement.
import { freshDatabase } from './database';
import { type Mail, mailIn } from './outbox';
import { pointedAt, type ShopOptions, startBackend, startShop } from './shop';

export interface WorkerShop {
  origin: string;
  mail(address: string, about?: string): Promise<Mail>;
}

declare global {
  var shopOfThisWorker: Promise<WorkerShop> | undefined;
}

export function workerShop(): Promise<WorkerShop> {
  globalThis.shopOfThisWorker ??= openShop();
  return globalThis.shopOfThisWorker;
}

async function openShop(): Promise<WorkerShop> {
  const { FLOW_ORIGIN, FLOW_OUTBOX = 'data/outbox', FLOW_DATABASE, FLOW_BACKEND } = process.env;
  if (FLOW_ORIGIN) return { origin: FLOW_ORIGIN, mail: (address, about) => mailIn(FLOW_OUTBOX, address, about) };
  const options: ShopOptions = FLOW_DATABASE === 'pglite' ? {} : { databaseUrl: (await freshDatabase()).url };
  if (FLOW_BACKEND !== 'apart') {
    const shop = await startShop(options);
    return { origin: shop.origin, mail: (address, about) => mailIn(shop.outboxDir, address, about) };
  }
  const backend = await startBackend(options);
  const shop = await startShop({ env: pointedAt(backend) });
  return { origin: shop.origin, mail: (address, about) => mailIn(backend.outboxDir, address, about) };
}
