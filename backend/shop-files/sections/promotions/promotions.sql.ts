// SQL of the section of promotions.
import type { PoolClient } from 'pg';
import type { PromotionKind } from '#domain/promotion/promotion';

export interface StoredPromotion {
  number: number;
  name_da: string;
  name_en: string;
  kind: PromotionKind;
  percent: number;
  amount: number;
  buy: number;
  free: number;
  gifts: string[];
  stores: string[];
  groups: string[];
  categories: string[];
  products: string[];
  minimum: number | null;
  combines: boolean;
  priority: number;
  needs_code: boolean;
  from: Date;
  to: Date | null;
}

/** Names in the order of the ids; an id of something that is gone names nothing. */
export async function loadPromotions(on: PoolClient): Promise<StoredPromotion[]> {
  const { rows } = await on.query<StoredPromotion>(
    `SELECT p.id AS number, p.name_da, p.name_en, p.kind, p.percent_bp AS percent, p.amount_oere AS amount, p.buy_quantity AS buy,
        p.free_quantity AS free,
        ARRAY (SELECT o.sku FROM unnest(p.gift_product_ids) WITH ORDINALITY AS u (id, n) JOIN product o ON o.id = u.id ORDER BY u.n) AS gifts,
        ARRAY (SELECT o.code FROM unnest(p.store_ids) WITH ORDINALITY AS u (id, n) JOIN store o ON o.id = u.id ORDER BY u.n) AS stores,
        ARRAY (SELECT o.code FROM unnest(p.group_ids) WITH ORDINALITY AS u (id, n) JOIN customer_group o ON o.id = u.id ORDER BY u.n) AS groups,
        ARRAY (SELECT o.url_path FROM unnest(p.category_ids) WITH ORDINALITY AS u (id, n) JOIN category o ON o.id = u.id ORDER BY u.n)
          AS categories,
        ARRAY (SELECT o.sku FROM unnest(p.product_ids) WITH ORDINALITY AS u (id, n) JOIN product o ON o.id = u.id ORDER BY u.n) AS products,
        p.minimum_oere AS minimum, p.combines, p.priority, p.needs_code, p.valid_from AS from, p.valid_to AS to
      FROM promotion p ORDER BY p.id`,
  );
  return rows;
}

export interface PromotionValues {
  id: number;
  name_da: string;
  name_en: string;
  kind: PromotionKind;
  percent_bp: number;
  amount_oere: number;
  buy_quantity: number;
  free_quantity: number;
  gift_product_ids: number[];
  store_ids: number[] | null;
  group_ids: number[] | null;
  category_ids: number[] | null;
  product_ids: number[] | null;
  minimum_oere: number | null;
  combines: boolean;
  priority: number;
  needs_code: boolean;
  valid_from: string;
  valid_to: string | null;
}

export async function writePromotions(on: PoolClient, promotions: readonly PromotionValues[]): Promise<void> {
  await on.query(
    `INSERT INTO promotion (id, name_da, name_en, kind, percent_bp, amount_oere, buy_quantity, free_quantity, gift_product_ids, store_ids,
        group_ids, category_ids, product_ids, minimum_oere, combines, priority, needs_code, valid_from, valid_to)
      SELECT id, name_da, name_en, kind, percent_bp, amount_oere, buy_quantity, free_quantity, gift_product_ids, store_ids, group_ids,
        category_ids, product_ids, minimum_oere, combines, priority, needs_code, valid_from, valid_to
        FROM jsonb_populate_recordset(NULL::promotion, $1::jsonb)
      ON CONFLICT (id) DO UPDATE SET name_da = EXCLUDED.name_da, name_en = EXCLUDED.name_en, kind = EXCLUDED.kind,
        percent_bp = EXCLUDED.percent_bp, amount_oere = EXCLUDED.amount_oere, buy_quantity = EXCLUDED.buy_quantity,
        free_quantity = EXCLUDED.free_quantity, gift_product_ids = EXCLUDED.gift_product_ids, store_ids = EXCLUDED.store_ids,
        group_ids = EXCLUDED.group_ids, category_ids = EXCLUDED.category_ids, product_ids = EXCLUDED.product_ids,
        minimum_oere = EXCLUDED.minimum_oere, combines = EXCLUDED.combines, priority = EXCLUDED.priority,
        needs_code = EXCLUDED.needs_code, valid_from = EXCLUDED.valid_from, valid_to = EXCLUDED.valid_to`,
    [JSON.stringify(promotions)],
  );
  await on.query(
    `SELECT setval('promotion_id_seq', p.top) FROM (SELECT max(id) AS top FROM promotion) p
      WHERE p.top >= (SELECT last_value FROM promotion_id_seq)`,
  );
}

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
