// SQL of promotions for staff: pages of the list, one promotion by names, its codes with their uses, and changes of it.
import { eq, sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import type { Reader } from '#backend/db/client';
import { promotion } from '#backend/db/tables/promotion';
import type { PromotionKind } from '#domain/promotion/promotion';
import type { PromotionView } from '#domain/staff/promotion-views';

type Queryable = Pick<Pool | PoolClient, 'query'>;

/** `t` is the promotion, $1 the moment. */
const VIEWS: Record<PromotionView, string> = {
  all: 'true',
  running: 'NOT t.paused AND t.valid_from <= $1 AND (t.valid_to IS NULL OR t.valid_to > $1)',
  planned: 'NOT t.paused AND t.valid_from > $1',
  paused: 't.paused AND (t.valid_to IS NULL OR t.valid_to > $1)',
  ended: 't.valid_to <= $1',
};

const named = (column: string, table: string, label: string): string =>
  `ARRAY (SELECT o.${label} FROM unnest(t.${column}) WITH ORDINALITY AS u (id, n) JOIN ${table} o ON o.id = u.id ORDER BY u.n)`;

const COLUMNS = `t.id, t.name_da, t.name_en, t.kind, t.percent_bp, t.amount_oere::float8 AS amount_oere, t.buy_quantity, t.free_quantity,
  t.minimum_oere::float8 AS minimum_oere, t.combines, t.priority, t.needs_code, t.paused, t.valid_from, t.valid_to,
  ${named('gift_product_ids', 'product', 'sku')} AS gifts, ${named('product_ids', 'product', 'sku')} AS products,
  ${named('store_ids', 'store', 'code')} AS stores, ${named('store_ids', 'store', 'name')} AS store_names,
  ${named('group_ids', 'customer_group', 'code')} AS groups,
  ${named('category_ids', 'category', 'url_path')} AS categories,
  ${named('category_ids', 'category', 'name_da')} AS categories_da, ${named('category_ids', 'category', 'name_en')} AS categories_en,
  ARRAY (SELECT c.code FROM coupon c WHERE c.promotion_id = t.id ORDER BY c.id LIMIT 3) AS codes,
  (SELECT count(*)::int FROM coupon c WHERE c.promotion_id = t.id) AS code_count,
  CASE WHEN t.needs_code
    THEN (SELECT coalesce(sum(u.delta), 0)::int FROM coupon c JOIN coupon_use u ON u.coupon_id = c.id WHERE c.promotion_id = t.id)
    ELSE (SELECT count(*)::int FROM order_discount d JOIN sales_order o ON o.id = d.order_id WHERE d.promotion_id = t.id AND o.status <> 'canceled')
  END AS uses`;

export interface PromotionFacts {
  id: number;
  name_da: string;
  name_en: string;
  kind: PromotionKind;
  percent_bp: number;
  amount_oere: number;
  buy_quantity: number;
  free_quantity: number;
  minimum_oere: number | null;
  combines: boolean;
  priority: number;
  needs_code: boolean;
  paused: boolean;
  valid_from: Date;
  valid_to: Date | null;
  gifts: string[];
  products: string[];
  stores: string[];
  store_names: string[];
  groups: string[];
  categories: string[];
  categories_da: string[];
  categories_en: string[];
  /** The first three. */
  codes: string[];
  code_count: number;
  uses: number;
}

export interface PromotionPage {
  view: PromotionView;
  /** A part of the name. */
  text: string | null;
  /** The beginning of a code, as codes are compared. */
  code: string;
  after: number | null;
  before: number | null;
}

/** Newest first. */
export async function listPromotionRows(
  on: Queryable,
  { view, text, code, after, before }: PromotionPage,
  now: Date,
  most: number,
): Promise<PromotionFacts[]> {
  const like = text === null ? null : `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await on.query<PromotionFacts>(
    `SELECT ${COLUMNS} FROM promotion t
      WHERE $1::timestamptz IS NOT NULL AND (${VIEWS[view]})
        AND ($2::text IS NULL OR lower(t.name_da) LIKE $2 OR lower(t.name_en) LIKE $2
          OR EXISTS (SELECT FROM coupon c WHERE c.promotion_id = t.id AND starts_with(c.code_key, $3)))
        AND ($4::int IS NULL OR t.id < $4) AND ($5::int IS NULL OR t.id > $5)
      ORDER BY t.id ${before === null ? 'DESC' : 'ASC'} LIMIT $6`,
    [now, like, code, after, before, most],
  );
  return before === null ? rows : rows.reverse();
}

export async function promotionFactsById(on: Queryable, id: number): Promise<PromotionFacts | null> {
  const { rows } = await on.query<PromotionFacts>(`SELECT ${COLUMNS} FROM promotion t WHERE t.id = $1`, [id]);
  return rows[0] ?? null;
}

export interface PromotionCode {
  id: number;
  code: string;
  usage_limit: number | null;
  per_customer_limit: number | null;
  segment: string | null;
  uses: number;
}

/** The first first. */
export async function codesOfPromotion(on: Queryable, id: number, most: number): Promise<PromotionCode[]> {
  const { rows } = await on.query<PromotionCode>(
    `SELECT c.id, c.code, c.usage_limit, c.per_customer_limit, (SELECT s.code FROM segment s WHERE s.id = c.segment_id) AS segment,
        (SELECT coalesce(sum(u.delta), 0)::int FROM coupon_use u WHERE u.coupon_id = c.id) AS uses
      FROM coupon c WHERE c.promotion_id = $1 ORDER BY c.id LIMIT $2`,
    [id, most],
  );
  return rows;
}

export interface PromotionOrder {
  number: string;
  placed_at: Date;
  code: string | null;
  oere: number;
}

/** Those that it took something off; newest first. */
export async function ordersOfPromotion(on: Queryable, id: number, most: number): Promise<PromotionOrder[]> {
  const { rows } = await on.query<PromotionOrder>(
    `SELECT o.number, o.placed_at, d.code, d.oere::float8 AS oere
      FROM order_discount d JOIN sales_order o ON o.id = d.order_id
     WHERE d.promotion_id = $1 AND o.status <> 'canceled' ORDER BY d.order_id DESC LIMIT $2`,
    [id, most],
  );
  return rows;
}

export interface PromotionChoices {
  stores: { code: string; name: string }[];
  groups: string[];
  categories: { path: string; level: number; name_da: string; name_en: string }[];
}

/** In the order of the menu. */
export async function promotionChoices(on: Queryable): Promise<PromotionChoices> {
  const stores = await on.query<{ code: string; name: string }>('SELECT code, name FROM store ORDER BY position, id');
  const groups = await on.query<{ code: string }>('SELECT code FROM customer_group ORDER BY id');
  const categories = await on.query<PromotionChoices['categories'][number]>(
    `WITH RECURSIVE tree AS (
      SELECT c.*, ARRAY[c.position, c.id] AS place FROM category c WHERE c.parent_id IS NULL
      UNION ALL SELECT c.*, t.place || ARRAY[c.position, c.id] FROM tree t JOIN category c ON c.parent_id = t.id)
    SELECT url_path AS path, level, name_da, name_en FROM tree WHERE url_path <> '' ORDER BY place LIMIT 2000`,
  );
  return { stores: stores.rows, groups: groups.rows.map(({ code }) => code), categories: categories.rows };
}

/** Two clicks of one member on the form of a new promotion run one after the other. */
export async function lockNewPromotions(reader: Reader, staff: string): Promise<void> {
  await reader.execute(sql`SELECT pg_advisory_xact_lock(hashtext('new promotion'), hashtext(${staff}))`);
}

/** The row, locked until the change is written. */
export async function lockPromotion(reader: Reader, id: number) {
  const [found] = await reader.select().from(promotion).where(eq(promotion.id, id)).for('update');
  return found ?? null;
}

/** False where there is none. */
export async function updatePromotion(
  reader: Reader,
  id: number,
  values: Partial<typeof promotion.$inferInsert>,
): Promise<boolean> {
  const set = await reader.update(promotion).set(values).where(eq(promotion.id, id)).returning({ id: promotion.id });
  return set.length > 0;
}

/** Codes that nothing else has; the number of those that were written. */
export async function insertCodes(
  reader: Reader,
  of: { promotionId: number; codes: readonly string[]; usageLimit: number | null; perCustomerLimit: number | null },
): Promise<number> {
  const made = await reader.execute(sql`
    INSERT INTO coupon (promotion_id, code, code_key, usage_limit, per_customer_limit)
    SELECT ${of.promotionId}::int, code, code, ${of.usageLimit}::int, ${of.perCustomerLimit}::int
      FROM unnest(${sql.param([...of.codes])}::text[]) AS code
    ON CONFLICT (code_key) DO NOTHING RETURNING id`);
  return made.rows.length;
}
