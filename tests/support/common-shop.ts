// The plain demo shop that the files of one test worker share, as far as they leave settings, stock, prices and content of others as they
// are: started by the first of them, ended with the worker. A start costs as much processor time as two hundred pages.
import { freshDatabase } from './database';
import { ask } from './postgres';
import { startShop } from './shop';

export interface CommonShop {
  origin: string;
  databaseUrl: string;
  dataDir: string;
}

declare global {
  var commonShopOfThisWorker: Promise<CommonShop> | undefined;
}

/** What earlier files leave behind and others would meet: carts of the demo's customers, and counted attempts. */
const AS_NEW = `UPDATE cart SET status = 'abandoned' WHERE status = 'active'; DELETE FROM rate_limit`;

/** For the next file of the worker. */
export const asNew = async (databaseUrl: string): Promise<void> => void (await ask(databaseUrl, AS_NEW));

export async function commonShop(): Promise<CommonShop> {
  globalThis.commonShopOfThisWorker ??= openShop();
  const shop = await globalThis.commonShopOfThisWorker;
  await asNew(shop.databaseUrl);
  return shop;
}

async function openShop(): Promise<CommonShop> {
  const databaseUrl = (await freshDatabase()).url;
  const { origin, dataDir } = await startShop({ databaseUrl });
  return { origin, databaseUrl, dataDir };
}
