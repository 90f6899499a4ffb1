// Stock that staff count or receive: the shelf and its ledger change together.
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { holdProduct, holdShelf, moveShelf, sourceExists } from './maintenance.sql';

export interface StockChange {
  sku: string;
  source: string;
  /** 'set': the counted stock; 'add': pieces received, or removed if negative. */
  how: 'set' | 'add';
  quantity: number;
  /** Why; stored with the movement. */
  note?: string;
  /** Checked when the product is held. */
  unchanged?(tx: Transaction): Promise<{ ok: boolean }>;
}

export type StockOutcome =
  | { ok: true; before: number; after: number }
  | { ok: false; reason: 'unknownSku' | 'configurable' | 'unknownSource' | 'belowZero' | 'changed' };

export async function changeStock(pool: Pool, change: StockChange, now: Date): Promise<StockOutcome> {
  const { sku, source, how, quantity, note = null } = change;
  return inTransaction(pool, async (tx) => {
    const { client } = tx;
    const product = await holdProduct(client, sku);
    if (!product) return { ok: false, reason: 'unknownSku' };
    if (product.type === 'configurable') return { ok: false, reason: 'configurable' };
    if (change.unchanged && !(await change.unchanged(tx)).ok) return { ok: false, reason: 'changed' };
    if (!(await sourceExists(client, source))) return { ok: false, reason: 'unknownSource' };
    const before = await holdShelf(client, product.id, source);
    const after = how === 'set' ? quantity : before + quantity;
    if (after < 0) return { ok: false, reason: 'belowZero' };
    const reason = how === 'add' && quantity > 0 ? 'delivery' : 'count';
    if (after !== before)
      await moveShelf(client, { productId: product.id, source, delta: after - before, reason, note }, now);
    return { ok: true, before, after };
  });
}
