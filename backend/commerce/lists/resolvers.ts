// Resolvers of shopping lists: this customer's lists, the items of one, and which lists contain a product (spec §3, §6).
import type { StandingRow } from '#backend/commerce/catalogue/index';
import { productsToWire } from '#backend/commerce/catalogue/resolvers';
import { findProducts } from '#backend/commerce/catalogue/search/find-products';
import type { Resolvers } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { mayListGoods, mayMakeList } from '#domain/list/shopping-list';
import { listMutations } from './change-resolvers';
import { keeperOf } from './keeper';
import { lineMutations } from './line-resolvers';
import { pageOfItems } from './lines-on-wire';
import { historyOf, type ListModel, listReader, listSeenBy, listsSeenBy } from './list-model';
import { goodsOfList, standingOnLists } from './lists.sql';

const DEFAULT_PAGE_SIZE = 20;
/** More products are on no page. */
const MOST_ASKED = 500;

async function goodsListed({ source, ...list }: ListModel, context: Context): Promise<{ id: number; sku: string }[]> {
  if (source.kind === 'list') return goodsOfList(context.pool, source.id, await context.assortment());
  const { rows } = await pageOfItems({ ...list, source }, { size: MOST_ASKED, page: 1, sort: 'position' }, context);
  return rows.map(({ productId, sku }) => ({ id: productId, sku }));
}

/** Uses what the page has read together with its cards, if that includes all these products. */
async function standingShown(skus: readonly string[], who: SignedIn, context: Context): Promise<StandingRow[]> {
  const reader = listReader(who);
  const page = await context.standing();
  if (page?.customerId === reader.customerId && page.businessId === reader.businessId) {
    const known = [...new Set(skus)].map((sku) => page.of(sku));
    if (known.every((row) => row !== undefined)) return known;
  }
  return standingOnLists(context.pool, reader, skus);
}

export const shoppingListResolvers: Resolvers = {
  Customer: {
    shopping_lists: async ({ who }, _args, context) => {
      const [lists, history] = await Promise.all([listsSeenBy(who, context), historyOf(who, context)]);
      return history ? [...lists, history] : lists;
    },
    shopping_list: ({ who }, { id }, context) => listSeenBy(who, id, context),
    shopping_list_standing: async ({ who }, { skus }, context) => {
      const keeper = keeperOf(who);
      const rows = await standingShown(skus.slice(0, MOST_ASKED), who, context);
      return rows.map(({ sku, lists, isContractGoods }) => ({
        sku,
        lists: lists.map(String),
        can_manage: mayListGoods(keeper, isContractGoods),
      }));
    },
    may_create_shopping_list: ({ who }) => mayMakeList(keeperOf(who)),
    may_share_shopping_list: ({ who }) => keeperOf(who).companyLists > 0,
  },
  Mutation: { ...listMutations, ...lineMutations },
  ShoppingList: {
    product_count: (list) => list.countGoods(),
    productIds: async (list, _args, context) => (await goodsListed(list, context)).map(({ id }) => String(id)),
    products: async (list, { pageSize, currentPage, sort }, context) => {
      const question = {
        filter: { sku: { in: (await goodsListed(list, context)).map(({ sku }) => sku) } },
        sort,
        pageSize: pageSize ?? DEFAULT_PAGE_SIZE,
        currentPage: currentPage ?? 1,
      };
      return productsToWire(await findProducts(question, context), context);
    },
    items: async (list, { pageSize, currentPage, sort }, context) => {
      const page = { size: pageSize ?? DEFAULT_PAGE_SIZE, page: currentPage ?? 1, sort: sort ?? 'position' };
      return (await pageOfItems(list, page, context)).onWire();
    },
  },
};
