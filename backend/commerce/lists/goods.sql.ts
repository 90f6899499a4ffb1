// SQL of what may be put on a list: goods by SKU or id, of what this customer may buy, and the goods of carts and orders.
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { assortmentValues, inAssortment } from '#backend/commerce/catalogue/assortment/assortment.sql';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { type NewLine, newLine, type StoredLine } from './changes.sql';

export interface ToList {
  id: number;
  sku: string;
  minQty: number;
  /** Among the contract goods of the requested business. */
  isContractGoods: boolean;
}

const FOR_SALE = inAssortment({ store: '$1', allow: '$2', disallow: '$3' });
const TO_LIST = `SELECT p.id, p.sku, p.min_qty AS "minQty", EXISTS (SELECT FROM product f JOIN shopping_list_item i ON i.product_id = f.id
      JOIN shopping_list l ON l.id = i.list_id WHERE (f.id = p.id OR f.parent_id = p.id) AND l.business_id = $5 AND l.is_contract_goods) AS "isContractGoods"
  FROM product p WHERE (p.sku = ANY ($4::text[]) OR p.id = ANY ($6::int[])) AND p.type <> 'giftcard' AND ${FOR_SALE}`;

export async function productsToList(
  on: Queryable,
  { skus = [], ids = [] }: { skus?: readonly string[]; ids?: readonly number[] },
  assortment: Assortment,
  businessId: number | null,
): Promise<ToList[]> {
  if (skus.length === 0 && ids.length === 0) return [];
  const values = [...assortmentValues(assortment), [...new Set(skus)], businessId, [...new Set(ids)]];
  return (await on.query<ToList>(prepared(TO_LIST, values))).rows;
}

const OF_CART = `SELECT i.product_id AS "productId", i.quantity, i.note, i.kind, i.config, p.sku FROM cart_item i JOIN product p ON p.id = i.product_id
  WHERE i.cart_id = $1 AND ($2::int IS NULL OR i.id = $2) ORDER BY i.position, i.id`;
const OF_ORDER = `SELECT l.product_id AS "productId", least(999999, sum(l.quantity))::int AS quantity, min(l.note) AS note, l.kind, l.config, min(l.sku) AS sku
  FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1 AND ($2::int IS NULL OR l.id = $2) GROUP BY l.product_id, l.kind, l.config ORDER BY min(l.position)`;

/** The items of a cart, by its id, or of an order, by its number; one line of it or all; gift cards and items for points as well. */
export async function linesToList(
  on: Queryable,
  { from, key, item }: { from: 'cart' | 'order'; key: string; item: number | null },
): Promise<(NewLine & { sku: string })[]> {
  const { rows } = await on.query<StoredLine & { sku: string }>(
    prepared(from === 'cart' ? OF_CART : OF_ORDER, [key, item]),
  );
  return rows.map(({ sku, ...row }) => ({ ...newLine(row), sku }));
}
