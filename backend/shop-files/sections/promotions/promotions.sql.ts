// SQL of the section of promotions.
import type { PoolClient } from 'pg';

/** What no order refers to is deleted with its codes; the others are over from now on. */
export async function endPromotions(on: PoolClient, ids: readonly number[], now: Date): Promise<void> {
  const unused = `promotion_id = ANY ($1::int[]) AND NOT EXISTS (SELECT FROM coupon_use u WHERE u.coupon_id = c.id)`;
  await on.query(`DELETE FROM cart_coupon k USING coupon c WHERE c.id = k.coupon_id AND c.${unused}`, [ids]);
  await on.query(`DELETE FROM coupon c WHERE ${unused}`, [ids]);
  await on.query('DELETE FROM cart_gift WHERE promotion_id = ANY ($1::int[])', [ids]);
  await on.query(
    `DELETE FROM promotion p WHERE id = ANY ($1::int[]) AND NOT EXISTS (SELECT FROM coupon c WHERE c.promotion_id = p.id)
      AND NOT EXISTS (SELECT FROM order_discount d WHERE d.promotion_id = p.id)`,
    [ids],
  );
  await on.query(
    `UPDATE promotion SET valid_to = greatest($2::timestamptz, valid_from + interval '1 second') WHERE id = ANY ($1::int[])`,
    [ids, now],
  );
}
