// A page of a list's lines in the API: each with its product, what blocks it, its alternative, and when it was last bought.
import { checkWanted, limitsOf } from '#backend/commerce/cart/check-wanted';
import { ProductModel } from '#backend/commerce/catalogue/product/model';
import { type CardRow, cardsByIds } from '#backend/commerce/catalogue/product/product.sql';
import { alternativesTo } from '#backend/commerce/checkout/upgrade/upgrade.sql';
import { designName, designToWire } from '#backend/commerce/design/designed';
import type { Context } from '#backend/graphql/context';
import { inputRefused } from '#backend/refusal';
import { NO_CART } from '#domain/purchase-rules/purchase';
import { quantityFrom } from '#domain/quantity/quantity';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { type BoughtRow, type ItemRow, type ItemSort, linesOfList, purchasesOf } from './items.sql';
import { buyerSeenBy, type ListModel } from './list-model';

const MOST_ON_A_PAGE = 500;

interface AskedPage {
  size: number;
  page: number;
  sort: ItemSort;
}

/** Lines of the list that this customer can buy, and, where they may change it, the others too. */
export async function rowsOfList(
  { source, can_manage }: Pick<ListModel, 'source' | 'can_manage'>,
  part: { ids: readonly number[] | null; sort: ItemSort; limit: number; offset: number },
  context: Context,
): Promise<ItemRow[]> {
  const assortment = await context.assortment();
  return linesOfList(context.pool, { source, assortment, alsoUnsold: can_manage, ...part });
}

export async function pageOfItems(list: ListModel, { size: wanted, page, sort }: AskedPage, context: Context) {
  if (wanted < 1 || page < 1 || page > 1_000_000)
    throw inputRefused('pageSize and currentPage values must be greater than 0.');
  const size = Math.min(wanted, MOST_ON_A_PAGE);
  const rows = await rowsOfList(list, { ids: null, sort, limit: size, offset: (page - 1) * size }, context);
  const total = rows[0]?.total ?? 0;
  const pages = { page_size: size, current_page: page, total_pages: Math.ceil(total / size) };
  return {
    rows,
    onWire: async () => ({ items: await itemsToWire(list, rows, context), total_count: total, page_info: pages }),
  };
}

interface Around {
  cards: ReadonlyMap<number, CardRow>;
  bought: ReadonlyMap<number, BoughtRow>;
}

/** Two statements for a page, however many lines it has. */
async function aroundLines({ who }: ListModel, rows: readonly ItemRow[], context: Context): Promise<Around> {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const { kind, id } = buyerSeenBy(who);
  const seesOrders = who.customer.accountSettings.orderHistoryAccess;
  const [cards, purchases] = await Promise.all([
    cardsOfIds(ids, context),
    seesOrders ? purchasesOf(context.pool, kind, id, ids) : [],
  ]);
  return { cards, bought: new Map(purchases.map((one) => [one.productId, one])) };
}

async function cardsOfIds(ids: readonly number[], context: Context): Promise<ReadonlyMap<number, CardRow>> {
  if (ids.length === 0) return new Map();
  const cards = await cardsByIds(ids, await context.cardReader());
  return new Map(cards.map((card) => [card.id, card]));
}

/** The alternatives to these products, by product id: the first that this reader may buy. Called only for unavailable products. */
async function standInsFor(ids: readonly number[], context: Context): Promise<ReadonlyMap<number, CardRow>> {
  const alternatives = ids.length === 0 ? [] : await alternativesTo(context.db, ids, await context.assortment());
  const cards = await cardsOfIds([...new Set(alternatives.map(({ alternativeId }) => alternativeId))], context);
  const instead = new Map<number, CardRow>();
  for (const { productId, alternativeId } of alternatives) {
    const card = cards.get(alternativeId);
    if (card && !instead.has(productId)) instead.set(productId, card);
  }
  return instead;
}

async function problemOf(row: ItemRow, product: CardRow | undefined, context: Context): Promise<Refusal | null> {
  if (!row.isForSale || !product) return refusal('NOT_SALABLE');
  const quantity = quantityFrom(row.quantity, limitsOf(product), row.quantity);
  const { choice, article } = row;
  const wanted = { product, choice, article, isForSale: true, id: null, quantity, added: quantity };
  const { store, purchaseRules } = context;
  return checkWanted(wanted, NO_CART, { who: await context.signedIn(), store, purchaseRules });
}

export const refusalToWire = ({ code, params }: Refusal) => ({ code, params: params ?? null });

async function itemsToWire(list: ListModel, rows: readonly ItemRow[], context: Context) {
  const { cards, bought } = await aroundLines(list, rows, context);
  const scene = await context.productScene();
  const judged = await Promise.all(
    rows.map(async (row) => ({ row, problem: await problemOf(row, cards.get(row.productId), context) })),
  );
  const gone = judged.flatMap(({ row, problem }) => (problem ? [row.productId] : []));
  const instead = await standInsFor([...new Set(gone)], context);
  return judged.map(({ row, problem }) => {
    const card = cards.get(row.productId);
    const other = problem ? instead.get(row.productId) : undefined;
    const purchase = bought.get(row.productId);
    return {
      id: String(row.id),
      sku: row.sku,
      name: itemName(row, context),
      ean: row.ean,
      quantity: row.quantity,
      note: row.note,
      product: row.isForSale && card ? new ProductModel(card, scene) : null,
      options: row.article ? designToWire(row, context.language) : [],
      design: designName(row),
      problem: problem && refusalToWire(problem),
      replacement: other ? new ProductModel(other, scene) : null,
      last_bought_at: purchase?.lastAt.toISOString() ?? null,
      times_bought: purchase?.times ?? 0,
    };
  });
}

export const itemName = (
  { nameDa, nameEn }: Pick<ItemRow, 'nameDa' | 'nameEn'>,
  { language }: Pick<Context, 'language'>,
) => (language === 'en' ? nameEn : nameDa) || nameDa;
