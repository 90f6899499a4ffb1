// SQL of shopping lists: a customer's own and those of their business, with what on them this customer may buy in this store.
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { assortmentValues, inAssortment } from '#backend/commerce/catalogue/assortment/assortment.sql';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface ListRow {
  id: number;
  name: string;
  customerId: number | null;
  businessId: number | null;
  isContractGoods: boolean;
  isWarehouseHotel: boolean;
  sortOrder: number;
  createdAt: Date;
  products: number;
}

export interface ListReader {
  customerId: number;
  businessId: number | null;
}

/** $1 to $3 are the assortment. */
const FOR_SALE = inAssortment({ store: '$1', allow: '$2', disallow: '$3' });
// A list that is of one customer is no one else's, also where it stands in the name of their business.
const THEIRS = '(l.customer_id = $4 OR (l.business_id = $5 AND l.customer_id IS NULL))';
const LISTS = `SELECT l.id, l.name, l.customer_id AS "customerId", l.business_id AS "businessId", l.sort_order AS "sortOrder",
    l.is_contract_goods AS "isContractGoods", l.is_warehouse_hotel AS "isWarehouseHotel", l.created_at AS "createdAt", count(p.id)::int AS products
  FROM shopping_list l LEFT JOIN shopping_list_item i ON i.list_id = l.id LEFT JOIN product p ON p.id = i.product_id AND ${FOR_SALE}
  WHERE ${THEIRS} AND ($6::int IS NULL OR l.id = $6) GROUP BY l.id ORDER BY l.sort_order, l.name, l.id`;

export async function listsOfCustomer(
  on: Queryable,
  { customerId, businessId }: ListReader,
  assortment: Assortment,
  id: number | null = null,
): Promise<ListRow[]> {
  const values = [...assortmentValues(assortment), customerId, businessId, id];
  return (await on.query<ListRow>(prepared(LISTS, values))).rows;
}

const GOODS = `SELECT p.id, p.sku FROM shopping_list_item i JOIN product p ON p.id = i.product_id
  WHERE i.list_id = $4 AND ${FOR_SALE} ORDER BY i.position, p.id`;

export async function goodsOfList(
  on: Queryable,
  id: number,
  assortment: Assortment,
): Promise<{ id: number; sku: string }[]> {
  const values = [...assortmentValues(assortment), id];
  return (await on.query<{ id: number; sku: string }>(prepared(GOODS, values))).rows;
}
