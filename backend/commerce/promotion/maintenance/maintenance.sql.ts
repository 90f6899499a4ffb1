// SQL of promotions for staff: resolves names, and writes, lists and ends promotions.
import { sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { coupon, promotion } from '#backend/db/tables/promotion';
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

export async function insertPromotion(reader: Reader, of: typeof promotion.$inferInsert): Promise<number> {
  const [row] = await reader.insert(promotion).values(of).returning({ id: promotion.id });
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

/** Ends a promotion from now on, one that has not begun as well; orders retain their discounts. False where it is over. */
export async function endPromotion(reader: Reader, id: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const ended = await reader.execute(sql`
    UPDATE promotion SET valid_from = least(valid_from, ${at}::timestamptz - interval '1 second'), valid_to = ${at}::timestamptz
     WHERE id = ${id} AND (valid_to IS NULL OR valid_to > ${at}::timestamptz) RETURNING id`);
  return ended.rows.length > 0;
}

export async function promotionOfCode(reader: Reader, codeKey: string): Promise<number | null> {
  const found = await reader.execute<{ id: number }>(
    sql`SELECT promotion_id AS id FROM coupon WHERE code_key = ${codeKey}`,
  );
  return found.rows[0]?.id ?? null;
}
