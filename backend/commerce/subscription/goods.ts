// The items of a new subscription: from the cart, a list, an earlier order, or one product.
import { openCartOf } from '#backend/commerce/cart/cart.sql';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { linesToCopy, type NewLine } from '#backend/commerce/lists/changes.sql';
import { linesToList, productsToList } from '#backend/commerce/lists/goods.sql';
import { leastLine } from '#backend/commerce/lists/goods-to-list';
import { linesOfList } from '#backend/commerce/lists/items.sql';
import { listSeenBy } from '#backend/commerce/lists/list-model';
import { orderSeenBy } from '#backend/commerce/order/read/find-orders';
import type { SubscriptionGoods } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { choiceKey } from '#domain/order/line-choice';
import { QUANTITY_CAP } from '#domain/quantity/quantity';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { MOST_SUBSCRIPTION_LINES } from '#domain/subscription/terms';
import type { NewItem } from './items.sql';

type Found = Outcome<{
  items: NewItem[] /** Lines that cannot come again: gift cards, presents and goods for points. */;
  notTaken: number;
}>;

/** Read before the transaction begins, from what this customer may see. */
export async function goodsToSubscribe(
  { source, key, quantity }: SubscriptionGoods,
  who: SignedIn,
  shopper: Shopper,
  context: Context,
): Promise<Found> {
  if (source === 'PRODUCT') return oneProduct({ sku: key ?? '', quantity: quantity ?? null }, who, shopper);
  const lines = await linesFrom(source, key ?? '', who, context);
  const items = lines.flatMap(({ choice, ...line }) =>
    choice.kind === 'goods' || choice.kind === 'design' ? [{ ...line, choice }] : [],
  );
  if (items.length === 0) return refusal('SUBSCRIPTION_NOTHING_TO_ADD');
  return { ok: true, items: onceEach(items), notTaken: lines.length - items.length };
}

async function linesFrom(
  source: 'CART' | 'LIST' | 'ORDER',
  key: string,
  who: SignedIn,
  context: Context,
): Promise<Pick<NewLine, 'productId' | 'quantity' | 'choice'>[]> {
  if (source === 'CART') {
    const owner = { customerId: who.customer.id, storeId: context.store.id, punchoutId: null };
    const cart = await openCartOf(context.db, owner);
    return cart ? linesToList(context.pool, { from: 'cart', key: cart.id, item: null }) : [];
  }
  if (source === 'ORDER') {
    const order = await orderSeenBy(who, key, context);
    return order ? linesToList(context.pool, { from: 'order', key, item: null }) : [];
  }
  const list = await listSeenBy(who, key, context);
  if (!list) return [];
  if (list.source.kind === 'list') return linesToCopy(context.pool, list.source.id, null);
  const all = { ids: null, sort: 'position', limit: MOST_SUBSCRIPTION_LINES + 1, offset: 0 } as const;
  return linesOfList(context.pool, {
    source: list.source,
    assortment: await context.assortment(),
    alsoUnsold: false,
    ...all,
  });
}

async function oneProduct(
  { sku, quantity }: { sku: string; quantity: number | null },
  { business }: SignedIn,
  { pool, assortment }: Shopper,
): Promise<Found> {
  const [found] = await productsToList(pool, { skus: [sku] }, assortment, business?.id ?? null);
  if (!found) return refusal('PRODUCT_NOT_FOUND', { params: { sku } });
  const least = leastLine(found);
  const wished = quantity ?? least.quantity;
  return isItemQuantity(wished) && wished > 0
    ? { ok: true, items: [{ ...least, quantity: wished }], notTaken: 0 }
    : refusal('QUANTITY_NOT_A_NUMBER', { field: 'quantity' });
}

export const isItemQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 0 && quantity <= QUANTITY_CAP;

/** The same thing twice is one line with both quantities. */
function onceEach(items: readonly NewItem[]): NewItem[] {
  const byKey = new Map<string, NewItem>();
  for (const item of items) {
    const key = `${item.productId} ${choiceKey(item.choice)}`;
    const quantity = Math.min(QUANTITY_CAP, (byKey.get(key)?.quantity ?? 0) + item.quantity);
    byKey.set(key, { ...item, quantity });
  }
  return [...byKey.values()];
}
