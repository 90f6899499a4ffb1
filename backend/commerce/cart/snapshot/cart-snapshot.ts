// A cart with its lines and their products in their current state: the input for pricing, checking and responses.
import { type CardReader, type CardRow, cardsOfVersions } from '#backend/commerce/catalogue/product/product.sql';
import type { CachedCards } from '#backend/commerce/catalogue/product/stored-card';
import type { Reader } from '#backend/db/client';
import type { Queryable } from '#backend/db/queryable';
import type { Transaction } from '#backend/db/transaction';
import type { CartRow } from '../cart.sql';
import type { FoundProduct } from '../lines/found-product.sql';
import type { LineRow } from '../lines/lines.sql';
import type { Shopper } from '../shopper';
import { type Holds, readSnapshotRow } from './snapshot.sql';

export interface CartSnapshot {
  row: CartRow;
  lines: LineRow[];
  /** Cards of the lines' products, their families, and products requested by SKU, including prices agreed with the shopper's business. */
  cards: ReadonlyMap<number, Readonly<CardRow>>;
  holds: Holds;
  named: FoundProduct[];
}

/** The connection to read on: any, or that of a transaction, whose reads are not cached for others. */
export interface Place {
  on: Queryable;
  db: Reader;
  kept: CachedCards;
}

export const outside = ({ pool, db, keeps }: Shopper): Place => ({ on: pool, db, kept: keeps });
export const inside = (tx: Transaction, { kept }: Shopper): Place => ({ on: tx.client, db: tx.db, kept });

export const readerAt = ({ on, kept }: Place, { language, now, terms }: Shopper): CardReader => ({
  on,
  language,
  now,
  businessId: terms.businessId,
  kept,
});

export async function readSnapshot(
  cartId: string,
  at: Place,
  shopper: Shopper,
  skus: readonly string[] = [],
): Promise<CartSnapshot | null> {
  const { assortment, now, terms } = shopper;
  const found = await readSnapshotRow(at.on, { cartId, assortment, businessId: terms.businessId, now, skus });
  if (!found) return null;
  const { lines, cards, stock, agreed, holds, named, ...row } = found;
  const known = await cardsOfVersions(cards, { stock, agreed }, readerAt(at, shopper));
  return { row, lines, cards: known, holds, named: named ?? [] };
}
