// SQL of what a subscription holds.
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { assortmentValues, inAssortment } from '#backend/commerce/catalogue/assortment/assortment.sql';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { DesignArticle } from '#domain/design/design';
import { choiceOf, type LineChoice, type StoredLineChoice } from '#domain/order/line-choice';

export interface SubscriptionItemRow {
  id: number;
  productId: number;
  sku: string;
  nameDa: string;
  nameEn: string;
  quantity: number;
  choice: LineChoice;
  /** What a design is made of; null without one. */
  article: DesignArticle | null;
  agreedOere: number | null;
  isSkipped: boolean;
  /** It belongs to the reader's assortment. */
  isForSale: boolean;
}

const ITEMS = `SELECT i.id, i.product_id AS "productId", p.sku, p.name_da AS "nameDa", p.name_en AS "nameEn", i.quantity, i.kind, i.config,
    i.agreed_oere::float8 AS "agreedOere", i.is_skipped AS "isSkipped", ${inAssortment({ store: '$1', allow: '$2', disallow: '$3' })} AS "isForSale",
    CASE WHEN i.kind = 'design' THEN (SELECT a.definition FROM design_article a WHERE a.moc = p.pcon_moc AND a.ban = p.pcon_ban) END AS article
  FROM subscription_item i JOIN product p ON p.id = i.product_id WHERE i.subscription_id = $4 ORDER BY i.position, i.id`;

export async function itemsOfSubscription(
  on: Queryable,
  subscriptionId: number,
  assortment: Assortment,
): Promise<SubscriptionItemRow[]> {
  const asked = prepared(ITEMS, [...assortmentValues(assortment), subscriptionId]);
  const { rows } = await on.query<Omit<SubscriptionItemRow, 'choice'> & StoredLineChoice>(asked);
  return rows.map(({ kind, config, ...row }) => ({ ...row, choice: choiceOf({ kind, config }) }));
}

const DUE_GOODS =
  'SELECT DISTINCT product_id AS "productId" FROM subscription_item WHERE subscription_id = ANY ($1::int[])';

export async function productsOfSubscriptions(on: Queryable, subscriptionIds: readonly number[]): Promise<number[]> {
  const { rows } = await on.query<{ productId: number }>(prepared(DUE_GOODS, [subscriptionIds]));
  return rows.map(({ productId }) => productId);
}

export interface NewItem {
  productId: number;
  quantity: number;
  choice: LineChoice;
}

const PUT = `INSERT INTO subscription_item (subscription_id, product_id, position, quantity, kind, config)
  SELECT $1, g.product_id, g.n + (SELECT coalesce(max(i.position), 0) FROM subscription_item i WHERE i.subscription_id = $1), g.quantity, g.kind, g.config
    FROM unnest($2::int[], $3::int[], $4::text[], $5::jsonb[]) WITH ORDINALITY g (product_id, quantity, kind, config, n)
  ON CONFLICT ON CONSTRAINT subscription_item_once DO UPDATE SET agreed_oere = NULL,
    quantity = least(999999, subscription_item.quantity + excluded.quantity)`;

/** Adds lines below the others; an existing line gets the sum of both quantities. Each product has one line. */
export async function putOnSubscription(
  on: Queryable,
  subscriptionId: number,
  items: readonly NewItem[],
): Promise<void> {
  if (items.length === 0) return;
  const columns = [
    items.map(({ productId }) => productId),
    items.map(({ quantity }) => quantity),
    items.map(({ choice }) => choice.kind),
    items.map(({ choice: { config } }) => config && JSON.stringify(config)),
  ];
  await on.query(prepared(PUT, [subscriptionId, ...columns]));
}

export interface ItemQuantity {
  id: number;
  /** 0 takes the line out. */
  quantity: number;
}

const CHANGED = `WITH g AS (SELECT * FROM unnest($2::int[], $3::int[]) AS g (id, quantity)),
  gone AS (DELETE FROM subscription_item i USING g WHERE i.subscription_id = $1 AND i.id = g.id AND g.quantity = 0 RETURNING i.id),
  kept AS (UPDATE subscription_item i SET quantity = g.quantity, agreed_oere = CASE WHEN i.quantity = g.quantity THEN i.agreed_oere END
    FROM g WHERE i.subscription_id = $1 AND i.id = g.id AND g.quantity > 0 RETURNING i.id)
  SELECT (SELECT count(*) FROM gone)::int + (SELECT count(*) FROM kept)::int AS lines`;

/** How many of them were lines of the subscription. A line of another quantity has a price that is still to be agreed. */
export async function writeItemQuantities(
  on: Queryable,
  subscriptionId: number,
  items: readonly ItemQuantity[],
): Promise<number> {
  const asked = prepared(CHANGED, [subscriptionId, items.map(({ id }) => id), items.map(({ quantity }) => quantity)]);
  return (await on.query<{ lines: number }>(asked)).rows[0]?.lines ?? 0;
}

/** False where the subscription has no such line. */
export async function skipItem(
  on: Queryable,
  subscriptionId: number,
  id: number,
  isSkipped: boolean,
): Promise<boolean> {
  const text = 'UPDATE subscription_item SET is_skipped = $3 WHERE subscription_id = $1 AND id = $2 RETURNING id';
  return (await on.query<{ id: number }>(prepared(text, [subscriptionId, id, isSkipped]))).rows.length > 0;
}

/** What was left out of one delivery goes along with the next. */
export async function skipNothing(on: Queryable, subscriptionId: number): Promise<void> {
  const text = 'UPDATE subscription_item SET is_skipped = false WHERE subscription_id = $1 AND is_skipped';
  await on.query(prepared(text, [subscriptionId]));
}

export interface AgreedPrice {
  id: number;
  oere: number;
}

const AGREED = `UPDATE subscription_item i SET agreed_oere = g.oere FROM unnest($2::int[], $3::bigint[]) AS g (id, oere)
  WHERE i.subscription_id = $1 AND i.id = g.id AND ($4 OR i.agreed_oere IS NULL)`;

/** `anew`: of all of these lines; else of those for which nothing was agreed yet. */
export async function agreeOnPrices(
  on: Queryable,
  subscriptionId: number,
  prices: readonly AgreedPrice[],
  anew: boolean,
): Promise<void> {
  if (prices.length === 0) return;
  const columns = [prices.map(({ id }) => id), prices.map(({ oere }) => oere)];
  await on.query(prepared(AGREED, [subscriptionId, ...columns, anew]));
}
