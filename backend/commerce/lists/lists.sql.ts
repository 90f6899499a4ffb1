// SQL of shopping lists: a customer's own and those of their business, with what on them this customer may buy in this store.
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { assortmentValues, inAssortment } from '#backend/commerce/catalogue/assortment/assortment.sql';
import { type StandingRow, theirLists } from '#backend/commerce/catalogue/index';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface ListRow {
  id: number;
  name: string;
  customerId: number | null;
  businessId: number | null;
  madeBy: number | null;
  isContractGoods: boolean;
  isWarehouseHotel: boolean;
  sortOrder: number;
  version: number;
  createdAt: Date;
  /** Null: never since it was made. */
  changedAt: Date | null;
}

export interface ListReader {
  customerId: number;
  businessId: number | null;
}

/** $1 to $3 are the assortment. */
const FOR_SALE = inAssortment({ store: '$1', allow: '$2', disallow: '$3' });
// A customer's own list is private, even where it bears the name of their business.
export const LIST_COLUMNS = `l.id, l.name, l.customer_id AS "customerId", l.business_id AS "businessId", l.made_by AS "madeBy",
    l.sort_order AS "sortOrder", l.version, l.is_contract_goods AS "isContractGoods", l.is_warehouse_hotel AS "isWarehouseHotel", l.created_at AS "createdAt", l.changed_at AS "changedAt"`;
const LISTS = `SELECT ${LIST_COLUMNS} FROM shopping_list l
  WHERE ${theirLists('$1', '$2')} AND ($3::int IS NULL OR l.id = $3) ORDER BY l.sort_order, l.name, l.id`;

export async function listsOfCustomer(
  on: Queryable,
  { customerId, businessId }: ListReader,
  id: number | null = null,
): Promise<ListRow[]> {
  return (await on.query<ListRow>(prepared(LISTS, [customerId, businessId, id]))).rows;
}

const COUNTS = `SELECT i.list_id AS id, count(*)::int AS products FROM shopping_list_item i JOIN product p ON p.id = i.product_id
  WHERE i.list_id = ANY ($4::int[]) AND ${FOR_SALE} GROUP BY i.list_id`;

/** Number of products in these lists that the reader can buy; empty lists are absent. */
export async function countListed(
  on: Queryable,
  ids: readonly number[],
  assortment: Assortment,
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const values = [...assortmentValues(assortment), ids];
  const { rows } = await on.query<{ id: number; products: number }>(prepared(COUNTS, values));
  return new Map(rows.map(({ id, products }) => [id, products]));
}

const GOODS = `SELECT p.id, p.sku FROM shopping_list_item i JOIN product p ON p.id = i.product_id
  WHERE i.list_id = $4 AND ${FOR_SALE} GROUP BY p.id, p.sku ORDER BY min(i.position), p.id`;

export async function goodsOfList(
  on: Queryable,
  id: number,
  assortment: Assortment,
): Promise<{ id: number; sku: string }[]> {
  const values = [...assortmentValues(assortment), id];
  return (await on.query<{ id: number; sku: string }>(prepared(GOODS, values))).rows;
}

const STANDING = `SELECT p.sku, coalesce(s.lists, '{}') AS lists, coalesce(s.contract, false) AS "isContractGoods"
  FROM product p LEFT JOIN LATERAL (SELECT array_agg(DISTINCT l.id ORDER BY l.id) AS lists, bool_or(l.is_contract_goods) AS contract
    FROM product f JOIN shopping_list_item i ON i.product_id = f.id JOIN shopping_list l ON l.id = i.list_id
    WHERE (f.id = p.id OR f.parent_id = p.id) AND ${theirLists('$2', '$3')}) s ON true
  WHERE p.sku = ANY ($1::text[])`;

/** One statement, however many tiles a page has. */
export async function standingOnLists(
  on: Queryable,
  { customerId, businessId }: ListReader,
  skus: readonly string[],
): Promise<StandingRow[]> {
  if (skus.length === 0) return [];
  return (await on.query<StandingRow>(prepared(STANDING, [[...new Set(skus)], customerId, businessId]))).rows;
}

export interface NamedList {
  id: number;
  name: string;
}

const NAMES = 'SELECT id, name FROM shopping_list WHERE customer_id = $1 ORDER BY id';
const COMPANY_NAMES = 'SELECT id, name FROM shopping_list WHERE business_id = $1 AND customer_id IS NULL ORDER BY id';

/** The existing names that a new list must differ from: a customer's own, or the business's shared ones. */
export async function namesBeside(on: Queryable, whose: 'customer' | 'business', id: number): Promise<NamedList[]> {
  return (await on.query<NamedList>(prepared(whose === 'customer' ? NAMES : COMPANY_NAMES, [id]))).rows;
}

/** How many lists this customer has made for all of the business. */
export async function countShared(on: Queryable, customerId: number, businessId: number): Promise<number> {
  const text =
    'SELECT count(*)::int AS lists FROM shopping_list WHERE business_id = $2 AND customer_id IS NULL AND made_by = $1';
  return (await on.query<{ lists: number }>(prepared(text, [customerId, businessId]))).rows[0]?.lists ?? 0;
}
