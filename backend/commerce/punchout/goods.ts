// Products that a procurement system requests in its own fields, without a buyer (VALIDATE, QUANTITYCHECK, BACKGROUND_SEARCH): at today's prices for
// this customer, as many as can be bought. What may not be bought is left out, as OCI requires.
import { checkProduct, limitsOf } from '#backend/commerce/cart/check-wanted';
import { productsBySku } from '#backend/commerce/cart/lines/found-product.sql';
import { type Shopper, shopperOf } from '#backend/commerce/cart/shopper';
import { priceAt, salableOf } from '#backend/commerce/catalogue/product/price';
import { type CardRow, cardsByIds, cardsByParents } from '#backend/commerce/catalogue/product/product.sql';
import type { Context, PunchoutOfLogin } from '#backend/graphql/context';
import { isInStores } from '#domain/catalogue/assortment';
import { bySkuInAnyCase } from '#domain/catalogue/product-number';
import type { PunchoutMessage } from '#domain/punchout/connection';
import { ociFields, type ReturnedLine } from '#domain/punchout/oci-fields';
import { nativeBounds, quantityFrom } from '#domain/quantity/quantity';
import { unambiguousNumber } from '#domain/reading/numbers';
import { messageTo } from './return-cart';
import { linesOfProducts } from './returned-lines';

export interface GoodsAsked {
  sku: string;
  /** As it was typed; null: the smallest that can be bought. */
  quantity: string | null;
}

/** Limit of one request and its response: more hits than a buyer reads. */
export const MOST_GOODS = 100;

export async function goodsInFields(
  goods: readonly GoodsAsked[],
  { settings, call }: PunchoutOfLogin,
  context: Context,
): Promise<PunchoutMessage> {
  const lines = await offeredLines(goods, context);
  const origin = await context.originOf(context.store);
  return messageTo(call, settings.oci.encoding, ociFields(lines, null, settings.oci, origin));
}

/** Those that can be bought, at the customer's prices. */
export async function offeredLines(goods: readonly GoodsAsked[], context: Context): Promise<ReturnedLine[]> {
  const [shopper, terms] = await Promise.all([shopperOf(context), context.terms()]);
  const cards = await articlesOf(goods, context);
  const wanted = goods
    .flatMap(({ sku, quantity }) => (cards(sku)?.sold ?? []).map((card) => ({ card, typed: quantity })))
    .slice(0, MOST_GOODS)
    .flatMap(({ card, typed }) => {
      const quantity = buyableOf(card, typed, shopper);
      return quantity === null ? [] : [{ product: card, quantity, priced: priceAt(card, quantity, terms) }];
    });
  return linesOfProducts(context.db, wanted);
}

/** By the requested number: a single article, or all articles of a family. */
async function articlesOf(goods: readonly GoodsAsked[], context: Context) {
  const [assortment, reader] = await Promise.all([context.assortment(), context.cardReader()]);
  const skus = goods.map(({ sku }) => sku);
  const found = await productsBySku(context.db, skus, assortment);
  const [families, articles] = [true, false].map((isFamily) =>
    found.filter(({ type }) => (type === 'configurable') === isFamily).map(({ id }) => id),
  );
  const [cards, variants] = await Promise.all([
    cardsByIds(articles ?? [], reader),
    cardsByParents(families ?? [], reader),
  ]);
  const sold = [...cards, ...variants].filter((card) => isInStores(card.store_ids, context.store.id));
  const ofArticle = (id: number): CardRow[] => sold.filter((card) => card.id === id || card.parent_id === id);
  return bySkuInAnyCase(found.map(({ id, sku }) => ({ sku, sold: ofArticle(id) })));
}

/** OCI writes decimals with a point and has no thousands separator: `1.000` is one piece. */
const machineQuantity = (typed: string | null): number | null =>
  typed === null || typed.trim() === '' ? null : (unambiguousNumber(typed, 'machine') ?? Number.NaN);

/** As many as requested, within the limits of the product; where fewer are left, those. Null where none can be bought, or the quantity is no number. */
function buyableOf(card: CardRow, typed: string | null, shopper: Shopper): number | null {
  const limits = limitsOf(card);
  const { min, step } = nativeBounds(limits);
  const typedNumber = machineQuantity(typed);
  if (Number.isNaN(typedNumber)) return null;
  const wished = quantityFrom(typedNumber, limits, min);
  if (checkProduct(card, wished, shopper) === null) return wished;
  const left = Math.floor(Math.min(wished, salableOf(card)) / step) * step;
  return left >= min && checkProduct(card, left, shopper) === null ? left : null;
}
