// The products that the customer of a connection may buy, at that customer's prices, as a stream: one part of them in memory at a time.
import type { Pool } from 'pg';
import type { Db } from '#backend/db/client';
import { makeContext } from '#backend/graphql/make-context';
import { referenceOf } from '#backend/graphql/reference';
import { type CatalogueItem, catalogueItem } from '#domain/punchout/catalogue/catalogue-item';
import { PURCHASE_RULES } from '#domain/purchase-rules/table';
import type { OwnOrigins } from '#domain/store/own-host';
import { MOST_GOODS, offeredLines } from '../goods';
import { type buyerOfConnection, countArticles, skusAfter } from '../staff/index-file.sql';

export interface CatalogueReading {
  db: Db;
  pool: Pool;
  now: Date;
  progress?(articles: number, total: number): void;
}

export type CatalogueBuyer = NonNullable<Awaited<ReturnType<typeof buyerOfConnection>>>;

/** A product with several prices gets that of the smallest quantity that can be bought; duties are no product. */
export async function* catalogueItems(
  buyer: CatalogueBuyer,
  { db, pool, now, progress }: CatalogueReading,
  origins: OwnOrigins,
): AsyncGenerator<CatalogueItem> {
  const headers = new Headers({ store: String(buyer.customer.storeId), authorization: 'Bearer catalogue' });
  const database = { db, pool };
  const shop = { database, reference: referenceOf(database), origins, purchaseRules: PURCHASE_RULES };
  const who = { customerOfToken: async () => buyer, clock: { now: () => now }, needsStore: true };
  const total = await countArticles(db);
  let done = 0;
  for (let skus = await skusAfter(db, 0, MOST_GOODS); skus.length > 0; ) {
    // What a request remembers of products is let go with it.
    const context = await makeContext(headers, '', { ...shop, ...who });
    const origin = await context.originOf(context.store);
    const asked = skus.map(({ sku }) => ({ sku, quantity: null }));
    for (const line of await offeredLines(asked, context)) {
      const item = catalogueItem(line, buyer.punchout.settings, origin);
      if (item) yield item;
    }
    done += skus.length;
    progress?.(done, total);
    skus = await skusAfter(db, skus.at(-1)?.id ?? Number.MAX_SAFE_INTEGER, MOST_GOODS);
  }
}
