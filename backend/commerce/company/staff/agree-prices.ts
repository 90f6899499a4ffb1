// Agrees a price with a company, or ends one: what was agreed for other days stays.
import type { Pool } from 'pg';
import { holdProduct } from '#backend/commerce/catalogue/maintenance/maintenance.sql';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { type AgreedPrice, laidOver } from '#domain/price/agreed-price';
import { faulty, type StaffOutcome } from '#domain/refusal/staff-faults';
import { agreementsOf, replaceAgreed } from './agreed-prices.sql';
import { lockNamed } from './company-named';

export interface Agreement {
  company: string;
  sku: string;
  /** Øre with VAT; null: no price is agreed any more. */
  oere: number | null;
  from: Date;
  /** The first moment after it; null: until something else is agreed. */
  to: Date | null;
}

type Agreed = StaffOutcome<{ company: string; prices: AgreedPrice[] }>;

export const agreePrice = (agreement: Agreement, pool: Pool): Promise<Agreed> =>
  inTransaction(pool, (tx) => agreePriceIn(tx, agreement));

export async function agreePriceIn(
  { client, db }: Transaction,
  { company: named, sku, oere, from, to }: Agreement,
): Promise<Agreed> {
  if (to !== null && to <= from) return faulty({ field: 'to', code: 'ENDS_BEFORE' });
  const found = await lockNamed(db, named);
  if (!found.ok) return found;
  const product = await holdProduct(client, sku);
  if (!product) return faulty({ field: 'sku', code: 'UNKNOWN', value: sku });
  if (product.type === 'configurable') return faulty({ field: 'sku', code: 'HAS_VARIANTS', value: sku });
  const kept = await agreementsOf(client, found.company.id, product.id);
  const prices = laidOver(kept, { oere, from, to });
  if (JSON.stringify(prices) === JSON.stringify(kept))
    return faulty({ field: 'sku', code: oere === null ? 'NO_AGREED_PRICE' : 'SAME_ALREADY', value: sku });
  await replaceAgreed(client, found.company.id, product.id, prices);
  return { ok: true, company: found.company.name, prices };
}
