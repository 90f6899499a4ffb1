// SQL of the section of shopping lists.
import type { PoolClient } from 'pg';

export interface StoredList {
  name: string;
  company: number | null;
  email: string | null;
  contract_goods: boolean;
  warehouse_hotel: boolean;
  sort_order: number;
  created_at: Date;
  made_by: string | null;
  skus: string[];
  quantities: number[];
}

export async function loadShoppingLists(on: PoolClient): Promise<StoredList[]> {
  const { rows } = await on.query<StoredList>(
    `SELECT l.name, l.business_id AS company, c.email, l.is_contract_goods AS contract_goods, l.is_warehouse_hotel AS warehouse_hotel,
        l.sort_order, l.created_at, m.email AS made_by,
        ARRAY (SELECT i.quantity FROM shopping_list_item i WHERE i.list_id = l.id AND i.kind = 'goods'
          ORDER BY i.position, i.product_id) AS quantities,
        ARRAY (SELECT p.sku FROM shopping_list_item i JOIN product p ON p.id = i.product_id WHERE i.list_id = l.id AND i.kind = 'goods'
          ORDER BY i.position, p.id) AS skus
      FROM shopping_list l LEFT JOIN customer c ON c.id = l.customer_id LEFT JOIN customer m ON m.id = l.made_by ORDER BY l.id`,
  );
  return rows;
}

export interface ShoppingListRow {
  name: string;
  customer_id: number | null;
  business_id: number | null;
  is_contract_goods: boolean;
  is_warehouse_hotel: boolean;
  sort_order: number;
  created_at: string;
  made_by: number | null;
  /** Null: as many as may be bought at least. */
  quantities: (number | null)[];
  product_ids: number[];
}

const IS_SAME = `l.name = r.name AND l.customer_id IS NOT DISTINCT FROM r.customer_id AND l.business_id IS NOT DISTINCT FROM r.business_id`;
const GIVEN = `jsonb_to_recordset($1::jsonb) AS r (name text, customer_id int, business_id int, is_contract_goods boolean,
  is_warehouse_hotel boolean, sort_order int, created_at timestamptz, made_by int, quantities int[], product_ids int[])`;
// A remaining line retains its note. Files cannot hold designs.
const ITEMS = `INSERT INTO shopping_list_item (list_id, product_id, position, quantity)
  SELECT l.id, i.product_id, i.position - 1, coalesce(r.quantities[i.position], p.min_qty) FROM ${GIVEN} JOIN shopping_list l ON ${IS_SAME}
    CROSS JOIN LATERAL unnest(r.product_ids) WITH ORDINALITY AS i (product_id, position) JOIN product p ON p.id = i.product_id
  ON CONFLICT ON CONSTRAINT shopping_list_item_once DO UPDATE SET position = excluded.position, quantity = excluded.quantity`;

export async function insertShoppingLists(on: PoolClient, lists: readonly ShoppingListRow[]): Promise<void> {
  const given = [JSON.stringify(lists)];
  await on.query(
    `INSERT INTO shopping_list (name, customer_id, business_id, is_contract_goods, is_warehouse_hotel, sort_order, created_at, made_by)
      SELECT name, customer_id, business_id, is_contract_goods, is_warehouse_hotel, sort_order, created_at, made_by FROM ${GIVEN}`,
    given,
  );
  await on.query(ITEMS, given);
}

export async function updateShoppingLists(on: PoolClient, lists: readonly ShoppingListRow[]): Promise<void> {
  const given = [JSON.stringify(lists)];
  await on.query(
    `UPDATE shopping_list l SET is_contract_goods = r.is_contract_goods, is_warehouse_hotel = r.is_warehouse_hotel,
        sort_order = r.sort_order, created_at = r.created_at, version = l.version + 1 FROM ${GIVEN} WHERE ${IS_SAME}`,
    given,
  );
  await on.query(
    `DELETE FROM shopping_list_item i USING ${GIVEN} JOIN shopping_list l ON ${IS_SAME}
      WHERE i.list_id = l.id AND i.kind = 'goods' AND i.product_id <> ALL (r.product_ids)`,
    given,
  );
  await on.query(ITEMS, given);
}

export async function deleteShoppingLists(
  on: PoolClient,
  lists: readonly Pick<StoredList, 'name' | 'company' | 'email'>[],
): Promise<void> {
  await on.query(
    `DELETE FROM shopping_list l USING jsonb_to_recordset($1::jsonb) AS r (name text, company int, email text)
      LEFT JOIN customer c ON c.email = r.email
      WHERE l.name = r.name AND l.business_id IS NOT DISTINCT FROM r.company AND l.customer_id IS NOT DISTINCT FROM c.id`,
    [JSON.stringify(lists)],
  );
}
