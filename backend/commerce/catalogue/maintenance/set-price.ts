// A price that staff set: the log remembers the old one, and a parent takes the price of its cheapest variant.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { holdProduct, writePrice } from './maintenance.sql';

export type PriceOutcome = { ok: true; before: number } | { ok: false; reason: 'unknownSku' | 'configurable' };

export async function setPrice(pool: Pool, sku: string, grossOere: number, now: Date): Promise<PriceOutcome> {
  return inTransaction(pool, async ({ client }) => {
    const product = await holdProduct(client, sku);
    if (!product) return { ok: false, reason: 'unknownSku' };
    if (product.type === 'configurable') return { ok: false, reason: 'configurable' };
    await writePrice(client, product.id, grossOere, now);
    return { ok: true, before: product.gross_oere };
  });
}
