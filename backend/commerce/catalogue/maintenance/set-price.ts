// A price that staff set: the log remembers the old one, and a parent takes the price of its cheapest variant.
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { gatherTogether } from './gather-together';
import { holdProduct, holdProducts, offersWithoutEffect, writePrice, writePrices } from './maintenance.sql';

/** `idleOffer`: a running or coming offer that is not below the new price. */
export type PriceOutcome = { ok: true; before: number; idleOffer: number | null } | { ok: false; reason: PriceRefusal };

type PriceRefusal = 'unknownSku' | 'configurable';

interface PricesSet {
  /** SKUs that have no own price, and why. */
  refused: Map<string, PriceRefusal>;
  /** Offers that are not below the new price, by SKU. */
  idleOffers: Map<string, number>;
}

/** Many prices in an open transaction, by one statement for all of them. */
export async function setPrices(
  on: PoolClient,
  wanted: readonly { sku: string; grossOere: number }[],
  now: Date,
): Promise<PricesSet> {
  const held = await holdProducts(
    on,
    wanted.map(({ sku }) => sku),
  );
  const refused = new Map<string, PriceRefusal>();
  const prices: { id: number; grossOere: number }[] = [];
  for (const { sku, grossOere } of wanted) {
    const product = held.get(sku);
    if (!product) refused.set(sku, 'unknownSku');
    else if (product.type === 'configurable') refused.set(sku, 'configurable');
    else if (product.gross_oere !== grossOere) prices.push({ id: product.id, grossOere });
  }
  const ids = prices.map(({ id }) => id);
  if (prices.length > 0) await gatherTogether(on, ids, () => writePrices(on, prices, now));
  const idleOffers = await offersWithoutEffect(
    on,
    [...held.values()].map(({ id }) => id),
    now,
  );
  return { refused, idleOffers };
}

export async function setPrice(pool: Pool, sku: string, grossOere: number, now: Date): Promise<PriceOutcome> {
  return inTransaction(pool, async ({ client }) => {
    const product = await holdProduct(client, sku);
    if (!product) return { ok: false, reason: 'unknownSku' };
    if (product.type === 'configurable') return { ok: false, reason: 'configurable' };
    await writePrice(client, product.id, grossOere, now);
    const idle = await offersWithoutEffect(client, [product.id], now);
    return { ok: true, before: product.gross_oere, idleOffer: idle.get(sku) ?? null };
  });
}
