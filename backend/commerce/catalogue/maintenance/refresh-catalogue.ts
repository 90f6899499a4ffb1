// Recomputes all precomputed data that pages read, family by family, so that no shopper waits for all of it.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import {
  dropUnusedPictures,
  nextFamilies,
  productsToRefresh,
  refreshAllCounts,
  refreshEverything,
} from './maintenance.sql';

const PORTION = 500;

const A_DAY = 24 * 60 * 60 * 1_000;

export interface Refreshed {
  products: number;
  /** Deleted: no product, category or page shows them. */
  unusedPictures: number;
}

export async function refreshCatalogue(
  pool: Pool,
  now: Date,
  progress: (products: number, total: number) => void,
): Promise<Refreshed> {
  const total = await productsToRefresh(pool);
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
    progress(products, total);
  }
  return inTransaction(pool, async ({ client }) => {
    await refreshAllCounts(client);
    return { products, unusedPictures: await dropUnusedPictures(client, new Date(now.getTime() - A_DAY)) };
  });
}
