// SQL of the section of coupon codes.
import type { PoolClient } from 'pg';

/** By orders that still have it. */
export const USES = '(SELECT coalesce(sum(u.delta), 0)::int FROM coupon_use u WHERE u.coupon_id = t.id)';

/** A code that has got a limit counts its uses from now on, those before included. */
export const COUNTED = `used = CASE WHEN EXCLUDED.usage_limit IS NULL THEN coupon.used
  ELSE (SELECT coalesce(sum(u.delta), 0) FROM coupon_use u WHERE u.coupon_id = coupon.id) END`;

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
