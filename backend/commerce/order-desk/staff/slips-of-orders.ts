// What packing slips and labels of some orders are drawn from, in the order of their numbers.
import { readSeller } from '#backend/commerce/seller/index';
import type { Db } from '#backend/db/client';
import type { Queryable } from '#backend/db/queryable';
import type { LabelSheets } from './address-label';
import { slipWords } from './order-rows';
import { ordersNumbered, packedProducts } from './packing.sql';
import type { SlipSheets } from './packing-slip';
import { type StaffOrder, staffOrders } from './read-order';

interface OrderSource {
  db: Db;
  pool: Queryable;
  now: Date;
}

/** In the order of the numbers, without those that are unknown. */
export async function staffOrdersNumbered(
  numbers: readonly string[],
  { db, pool }: Omit<OrderSource, 'now'>,
): Promise<StaffOrder[]> {
  const found = new Map((await ordersNumbered(db, numbers)).map((order) => [order.number, order]));
  return staffOrders(
    db,
    pool,
    numbers.flatMap((number) => found.get(number) ?? []),
  );
}

/** `missing`: unknown numbers. */
export async function slipsOfOrders(
  numbers: readonly string[],
  { db, pool, now }: OrderSource,
): Promise<{ sheets: SlipSheets; missing: string[] }> {
  const slips = (await staffOrdersNumbered(numbers, { db, pool })).map((staff) => ({ staff, words: slipWords(staff) }));
  const ids = slips.flatMap(({ staff }) => staff.whole.lines.map(({ productId }) => productId));
  const known = new Set(slips.map(({ staff }) => staff.whole.order.number));
  return {
    sheets: { slips, products: await packedProducts(pool, ids), at: now },
    missing: numbers.filter((number) => !known.has(number)),
  };
}

/** `missing`: unknown numbers. */
export async function labelsOfOrders(
  numbers: readonly string[],
  source: OrderSource,
): Promise<{ sheets: LabelSheets; missing: string[] }> {
  const { sheets, missing } = await slipsOfOrders(numbers, source);
  const { slips: labels, ...more } = sheets;
  return { sheets: { ...more, labels, seller: await readSeller(source.db) }, missing };
}
