// Gathers everything again that is kept for the pages to read, family by family, so that no shopper waits for the whole.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { nextFamilies, refreshAllCounts, refreshEverything } from './maintenance.sql';

const PORTION = 500;

/** Returns how many products were gone through. */
export async function refreshCatalogue(pool: Pool, now: Date, progress: (products: number) => void): Promise<number> {
  let products = 0;
  for (let after = 0; ; ) {
    const { last, ids } = await inTransaction(pool, async ({ client }) => {
      const portion = await nextFamilies(client, after, PORTION);
      await refreshEverything(client, portion.ids, now);
      return portion;
    });
    if (ids.length === 0) break;
    after = last;
    products += ids.length;
    progress(products);
  }
  await inTransaction(pool, ({ client }) => refreshAllCounts(client));
  return products;
}
