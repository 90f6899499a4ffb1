// Shopping lists on the wire: which there are for this customer, and the goods of one, as any list of products (spec §3, §6).

import { productsToWire } from '#backend/commerce/catalogue/resolvers';
import { findProducts } from '#backend/commerce/catalogue/search/find-products';
import type { Resolvers } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { goodsOfList, type ListReader, type ListRow, listsOfCustomer } from './lists.sql';

const DEFAULT_PAGE_SIZE = 20;

/** What resolvers of a list's own fields start from. */
export interface ListModel extends ReturnType<typeof listToWire> {}

function listToWire(row: ListRow) {
  return {
    row,
    id: String(row.id),
    name: row.name,
    business_id: row.businessId === null ? null : String(row.businessId),
    customer_id: row.customerId === null ? null : String(row.customerId),
    created_at: row.createdAt.toISOString(),
    is_contract_goods: row.isContractGoods,
    is_warehouse_hotel: row.isWarehouseHotel,
    sort_order: row.sortOrder,
    product_count: row.products,
  };
}

const readerOf = ({ customer, business }: SignedIn): ListReader => ({
  customerId: customer.id,
  businessId: business?.id ?? null,
});

const listedGoods = async ({ row }: ListModel, context: Context) =>
  goodsOfList(context.pool, row.id, await context.assortment());

export const shoppingListResolvers: Resolvers = {
  Customer: {
    shopping_lists: async ({ who }, _args, context) =>
      (await listsOfCustomer(context.pool, readerOf(who), await context.assortment())).map(listToWire),
    shopping_list: async ({ who }, { id }, context) => {
      if (!/^\d{1,9}$/.test(id)) return null;
      const [row] = await listsOfCustomer(context.pool, readerOf(who), await context.assortment(), Number(id));
      return row ? listToWire(row) : null;
    },
  },
  ShoppingList: {
    productIds: async (list, _args, context) => (await listedGoods(list, context)).map(({ id }) => String(id)),
    products: async (list, { pageSize, currentPage, sort }, context) => {
      const question = {
        filter: { sku: { in: (await listedGoods(list, context)).map(({ sku }) => sku) } },
        sort,
        pageSize: pageSize ?? DEFAULT_PAGE_SIZE,
        currentPage: currentPage ?? 1,
      };
      return productsToWire(await findProducts(question, context), context);
    },
  },
};
