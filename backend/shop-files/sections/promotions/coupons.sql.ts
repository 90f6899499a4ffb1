// SQL of the section of coupon codes.
import type { PoolClient } from 'pg';

export interface StoredCoupon {
  code: string;
  promotion: number;
  segment: string | null;
  tooltip_da: string;
  tooltip_en: string;
  usage_limit: number | null;
  per_customer_limit: number | null;
  picture: string | null;
  button_da: string | null;
  button_en: string | null;
  href: string | null;
  /** By orders that still have it. */
  used: number;
}

export async function loadCoupons(on: PoolClient): Promise<StoredCoupon[]> {
  const { rows } = await on.query<StoredCoupon>(
    `SELECT c.code, c.promotion_id AS promotion, s.code AS segment, c.tooltip_da, c.tooltip_en, c.usage_limit, c.per_customer_limit,
        p.sku AS picture, c.button_da, c.button_en, c.href,
        (SELECT coalesce(sum(u.delta), 0)::int FROM coupon_use u WHERE u.coupon_id = c.id) AS used
      FROM coupon c LEFT JOIN segment s ON s.id = c.segment_id LEFT JOIN product p ON p.id = c.picture_product_id ORDER BY c.id`,
  );
  return rows;
}

export interface CouponValues {
  promotion_id: number;
  code: string;
  code_key: string;
  segment_id: number | null;
  tooltip_da: string;
  tooltip_en: string;
  usage_limit: number | null;
  per_customer_limit: number | null;
  picture_product_id: number | null;
  button_da: string | null;
  button_en: string | null;
  href: string | null;
}

/** A code that has got a limit counts its uses from now on, those before included. */
export async function writeCoupons(on: PoolClient, coupons: readonly CouponValues[]): Promise<void> {
  await on.query(
    `INSERT INTO coupon (promotion_id, code, code_key, segment_id, tooltip_da, tooltip_en, usage_limit, per_customer_limit,
        picture_product_id, button_da, button_en, href)
      SELECT promotion_id, code, code_key, segment_id, tooltip_da, tooltip_en, usage_limit, per_customer_limit, picture_product_id,
        button_da, button_en, href FROM jsonb_populate_recordset(NULL::coupon, $1::jsonb)
      ON CONFLICT (code_key) DO UPDATE SET promotion_id = EXCLUDED.promotion_id, code = EXCLUDED.code, segment_id = EXCLUDED.segment_id,
        tooltip_da = EXCLUDED.tooltip_da, tooltip_en = EXCLUDED.tooltip_en, usage_limit = EXCLUDED.usage_limit,
        per_customer_limit = EXCLUDED.per_customer_limit, picture_product_id = EXCLUDED.picture_product_id,
        button_da = EXCLUDED.button_da, button_en = EXCLUDED.button_en, href = EXCLUDED.href,
        used = CASE WHEN EXCLUDED.usage_limit IS NULL THEN coupon.used
          ELSE (SELECT coalesce(sum(u.delta), 0) FROM coupon_use u WHERE u.coupon_id = coupon.id) END`,
    [JSON.stringify(coupons)],
  );
}

/** A code that no order was placed with is deleted; one that was can be used no more. */
export async function endCoupons(on: PoolClient, codeKeys: readonly string[]): Promise<void> {
  const unused = `c.code_key = ANY ($1::text[]) AND NOT EXISTS (SELECT FROM coupon_use u WHERE u.coupon_id = c.id)`;
  await on.query(`DELETE FROM cart_coupon k USING coupon c WHERE c.id = k.coupon_id AND ${unused}`, [codeKeys]);
  await on.query(`DELETE FROM coupon c WHERE ${unused}`, [codeKeys]);
  await on.query(
    `UPDATE coupon c SET usage_limit = n.uses, used = n.uses
      FROM (SELECT coupon_id, greatest(sum(delta), 1) AS uses FROM coupon_use GROUP BY coupon_id) n
      WHERE n.coupon_id = c.id AND c.code_key = ANY ($1::text[])`,
    [codeKeys],
  );
}
