// Puts goods on a list as Magento's clients name them: by SKU, and of a family or a design by the options that were chosen. All of it, or nothing.
import { findProduct, type Naming } from '#backend/commerce/cart/lines/find-product';
import { productsBySku } from '#backend/commerce/cart/lines/found-product.sql';
import type { Context, SignedIn } from '#backend/graphql/context';
import { inCopenhagen } from '#domain/calendar/calendar';
import { bySkuInAnyCase } from '#domain/catalogue/product-number';
import { QUANTITY_CAP } from '#domain/quantity/quantity';
import { type Outcome, type Refusal, refusal } from '#domain/refusal/refusals';
import type { NewLine } from '../changes.sql';
import { fillList } from '../fill-list';
import { productsToList } from '../goods.sql';
import { problemToList } from '../goods-to-list';
import { changingLists, keeperOf } from '../keeper';

export interface ChosenGoods extends Naming {
  quantity: number;
}

type Found = Outcome<{ lines: (NewLine & { sku: string })[] }>;

/** Refused with the SKU that it is about. */
const refusedFor = (refused: Refusal, sku: string): Refusal => ({ ...refused, params: { ...refused.params, sku } });

const isPieces = (quantity: number) => Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_CAP;

async function linesChosen(goods: readonly ChosenGoods[], context: Context): Promise<Found> {
  const assortment = await context.assortment();
  const named = goods.flatMap(({ sku, parentSku }) => (parentSku === null ? [sku] : [sku, parentSku]));
  const bySku = bySkuInAnyCase(await productsBySku(context.db, named, assortment));
  // Gift cards and presents are on no list.
  const shelf = { assortment, giftCards: new Map(), today: inCopenhagen(context.now).date, closed: [] };
  const lines: (NewLine & { sku: string })[] = [];
  for (const { quantity, ...naming } of goods) {
    const found = await findProduct(context.db, naming, bySku, shelf);
    if (!found.ok) return refusedFor(found, naming.sku);
    if (!isPieces(quantity)) return refusedFor(refusal('QUANTITY_NOT_A_NUMBER'), naming.sku);
    lines.push({ productId: found.found.id, quantity, note: null, choice: found.choice, sku: naming.sku });
  }
  return { ok: true, lines };
}

/** Products already on the list get the sum of both quantities then. */
export async function addChosenToList(
  who: SignedIn,
  { id, goods }: { id: number; goods: readonly ChosenGoods[] },
  context: Context,
): Promise<Outcome> {
  if (goods.length === 0) return refusal('LIST_UNCHANGED');
  const keeper = keeperOf(who);
  const assortment = await context.assortment();
  const chosen = await linesChosen(goods, context);
  if (!chosen.ok) return chosen;
  return changingLists({ who, ids: [id] }, context, async (on) => {
    const ids = chosen.lines.map(({ productId }) => productId);
    const known = await productsToList(on, { ids }, assortment, keeper.businessId);
    const byId = new Map(known.map((one) => [one.id, one]));
    for (const { sku, productId } of chosen.lines) {
      const wrong = problemToList(keeper, byId.get(productId), sku);
      if (wrong) return refusedFor(wrong, sku);
    }
    return fillList(on, id, chosen.lines, []);
  });
}
