// The next delivery of a subscription if it were ordered now: each line is checked like a cart line, at current prices.
import { CartDraft } from '#backend/commerce/cart/lines/cart-draft';
import { earnableBy } from '#backend/commerce/cart/points';
import { type PricedItem, priceItems, totalsOfItems } from '#backend/commerce/cart/price-items';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { type Place, readerAt } from '#backend/commerce/cart/snapshot/cart-snapshot';
import { type CardRow, cardsByIds } from '#backend/commerce/catalogue/product/product.sql';
import { extrasOf } from '#backend/commerce/design/designed';
import type { CartTotals } from '#domain/cart/cart-totals';
import { type Oere, oere } from '#domain/money/money';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { type DeliveryPlan, planDelivery, planProblem, type SubscribedLine } from '#domain/subscription/delivery-plan';
import { itemsOfSubscription, type SubscriptionItemRow } from './items.sql';

export interface PlannedItem extends SubscribedLine {
  row: SubscriptionItemRow;
  card: CardRow | null;
  priced: PricedItem | null;
}

export interface SubscriptionPlan extends DeliveryPlan<PlannedItem> {
  /** All lines, in their order. */
  items: PlannedItem[];
  /** Totals of the items that are included, without freight. */
  totals: CartTotals;
  /** Points that it would earn; null for a customer who has none. */
  points: number | null;
  /** What blocks the entire delivery. */
  problem: Refusal | null;
}

export const leastOf = ({ store }: Pick<Shopper, 'store'>): Oere | null => {
  const least = store.settings.subscriptionMinimumOere;
  return least === undefined ? null : oere(least);
};

export async function planOfSubscription(
  subscriptionId: number,
  at: Place,
  shopper: Shopper,
): Promise<SubscriptionPlan> {
  return planOfItems(await itemsOfSubscription(at.on, subscriptionId, shopper.assortment), at, shopper);
}

/** The same of lines that were read before. */
export async function planOfItems(
  rows: readonly SubscriptionItemRow[],
  at: Place,
  shopper: Shopper,
): Promise<SubscriptionPlan> {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const known = ids.length === 0 ? [] : await cardsByIds(ids, readerAt(at, shopper));
  const items = plannedItems(rows, new Map(known.map((card) => [card.id, card])), shopper);
  const plan = planDelivery(items);
  const goods = plan.goes.flatMap(({ priced }) => priced ?? []);
  const totals = totalsOfItems(goods, shopper.terms, null);
  const asked = { net: totals.subtotalExcl, least: leastOf(shopper), language: shopper.language };
  return {
    ...plan,
    items,
    totals,
    points: earnableBy(totals, goods, shopper, true),
    problem: planProblem(plan, asked),
  };
}

function plannedItems(
  rows: readonly SubscriptionItemRow[],
  cards: ReadonlyMap<number, CardRow>,
  shopper: Shopper,
): PlannedItem[] {
  const draft = new CartDraft([], shopper);
  return rows.map((row) => {
    const { id, choice, article, quantity, isForSale, isSkipped } = row;
    const card = cards.get(row.productId) ?? null;
    const agreed = row.agreedOere === null ? null : oere(row.agreedOere);
    const known = { id, row, card, agreed, isSkipped };
    if (!card || !isForSale) return { ...known, problem: refusal('NOT_IN_ASSORTMENT'), unit: null, priced: null };
    const surcharges = extrasOf({ choice, article }, shopper.language);
    const [priced = null] = priceItems([{ id: String(id), product: card, quantity, surcharges }], shopper.terms);
    // What is left out takes nothing from the shelf for the others.
    const problem = isSkipped ? null : draft.set({ product: card, choice, article, isForSale }, quantity);
    return { ...known, problem, priced, unit: priced?.priced.final ?? null };
  });
}

/** What the lines cost now, for those that can be bought. */
export const pricesPlanned = ({ items }: Pick<SubscriptionPlan, 'items'>) =>
  items.flatMap(({ id, unit }) => (unit === null ? [] : [{ id, oere: unit }]));
