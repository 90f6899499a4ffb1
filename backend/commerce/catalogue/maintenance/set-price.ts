// A price that staff set: the log remembers the old one, and a parent takes the price of its cheapest variant.
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { holdProduct, writePrice } from './maintenance.sql';

export type PriceOutcome = { ok: true; before: number } | { ok: false; reason: 'unknownSku' | 'configurable' };

/** In an open transaction, for many prices at once. Null: it is set. */
export async function priceRefusal(
  on: PoolClient,
  sku: string,
  grossOere: number,
  now: Date,
): Promise<'unknownSku' | 'configurable' | null> {
  const product = await holdProduct(on, sku);
  if (!product) return 'unknownSku';
  if (product.type === 'configurable') return 'configurable';
  if (product.gross_oere !== grossOere) await writePrice(on, product.id, grossOere, now);
  return null;
}

export async function setPrice(pool: Pool, sku: string, grossOere: number, now: Date): Promise<PriceOutcome> {
  return inTransaction(pool, async ({ client }) => {
    const product = await holdProduct(client, sku);
    if (!product) return { ok: false, reason: 'unknownSku' };
    if (product.type === 'configurable') return { ok: false, reason: 'configurable' };
    await writePrice(client, product.id, grossOere, now);
    return { ok: true, before: product.gross_oere };
  });
}
