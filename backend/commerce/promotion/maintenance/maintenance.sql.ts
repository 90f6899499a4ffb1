// SQL of promotions for staff: resolves names, and writes, lists and ends promotions.
import { sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { coupon } from '#backend/db/tables/promotion';
import type { PromotionKind } from '#domain/promotion/promotion';

const NAMED = {
  store: sql`SELECT id, code AS name FROM store WHERE code`,
  group: sql`SELECT id, code AS name FROM customer_group WHERE code`,
  category: sql`SELECT id, url_path AS name FROM category WHERE url_path`,
  product: sql`SELECT id, sku AS name FROM product WHERE sku`,
  segment: sql`SELECT id, code AS name FROM segment WHERE code`,
};
export type NamedKind = keyof typeof NAMED;

/** Ids by name; a name that nothing has is left out. */
export async function idsNamed(
  reader: Reader,
  kind: NamedKind,
  names: readonly string[],
): Promise<Map<string, number>> {
  const found = await reader.execute<{ id: number; name: string }>(
    sql`${NAMED[kind]} = ANY (${sql.param([...names])}::text[])`,
  );
  return new Map(found.rows.map(({ id, name }) => [name, id]));
}

export interface NewPromotion {
  nameDa: string;
  nameEn: string;
  kind: PromotionKind;
  percentBp: number;
  amountOere: number;
  buyQuantity: number;
  freeQuantity: number;
  giftProductIds: readonly number[];
  storeIds: readonly number[] | null;
  groupIds: readonly number[] | null;
  categoryIds: readonly number[] | null;
  productIds: readonly number[] | null;
  minimumOere: number | null;
  combines: boolean;
  needsCode: boolean;
  /** Days in Denmark; the last one counts. */
  from: string;
  to: string | null;
}

const ids = (list: readonly number[] | null) => sql`${list === null ? null : sql.param([...list])}::int[]`;
const midnight = (day: string | null, more = 0) =>
  sql`((${day}::date + ${more}::int)::timestamp AT TIME ZONE 'Europe/Copenhagen')`;

export async function insertPromotion(reader: Reader, of: NewPromotion): Promise<number> {
  const made = await reader.execute<{ id: number }>(sql`
    INSERT INTO promotion (name_da, name_en, kind, percent_bp, amount_oere, buy_quantity, free_quantity, gift_product_ids, store_ids,
      group_ids, category_ids, product_ids, minimum_oere, combines, needs_code, valid_from, valid_to)
    VALUES (${of.nameDa}, ${of.nameEn}, ${of.kind}, ${of.percentBp}, ${of.amountOere}, ${of.buyQuantity}, ${of.freeQuantity},
      ${ids(of.giftProductIds)}, ${ids(of.storeIds)}, ${ids(of.groupIds)}, ${ids(of.categoryIds)}, ${ids(of.productIds)},
      ${of.minimumOere}, ${of.combines}, ${of.needsCode}, ${midnight(of.from)}, ${midnight(of.to, 1)}) RETURNING id`);
  const [row] = made.rows;
  if (!row) throw new Error('The promotion was not written');
  return row.id;
}

/** False where the code is someone's already. */
export async function insertCoupon(reader: Reader, of: typeof coupon.$inferInsert): Promise<boolean> {
  const made = await reader
    .insert(coupon)
    .values(of)
    .onConflictDoNothing({ target: coupon.codeKey })
    .returning({ id: coupon.id });
  return made.length > 0;
}

export type StoredPromotion = {
  id: number;
  name: string;
  kind: PromotionKind;
  percent_bp: number;
  amount_oere: number;
  codes: string[];
  uses: number;
  from: string;
  to: string | null;
};

/** What counts now or will; newest first. */
export async function listPromotions(reader: Reader, now: Date, limit: number): Promise<StoredPromotion[]> {
  const found = await reader.execute<StoredPromotion>(sql`
    SELECT p.id, p.name_da AS name, p.kind, p.percent_bp, p.amount_oere::int AS amount_oere,
      ARRAY (SELECT c.code FROM coupon c WHERE c.promotion_id = p.id ORDER BY c.id LIMIT 5) AS codes,
      (SELECT coalesce(sum(u.delta), 0)::int FROM coupon c JOIN coupon_use u ON u.coupon_id = c.id WHERE c.promotion_id = p.id) AS uses,
      to_char(p.valid_from AT TIME ZONE 'Europe/Copenhagen', 'YYYY-MM-DD') AS from,
      to_char((p.valid_to - interval '1 second') AT TIME ZONE 'Europe/Copenhagen', 'YYYY-MM-DD') AS to
    FROM promotion p WHERE p.valid_to IS NULL OR p.valid_to > ${now.toISOString()} ORDER BY p.id DESC LIMIT ${limit}`);
  return found.rows;
}

/** Ends a promotion from now on; orders retain their discounts. False where none is in force. */
export async function endPromotion(reader: Reader, id: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const ended = await reader.execute(sql`
    UPDATE promotion SET valid_to = greatest(${at}::timestamptz, valid_from + interval '1 second')
     WHERE id = ${id} AND (valid_to IS NULL OR valid_to > ${at}::timestamptz) RETURNING id`);
  return ended.rows.length > 0;
}

export async function promotionOfCode(reader: Reader, codeKey: string): Promise<number | null> {
  const found = await reader.execute<{ id: number }>(
    sql`SELECT promotion_id AS id FROM coupon WHERE code_key = ${codeKey}`,
  );
  return found.rows[0]?.id ?? null;
}
