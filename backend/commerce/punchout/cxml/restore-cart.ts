// The cart of a visit as its system remembers it: goods that are edited or looked at lie in it again, under the names of before, and it
// goes to the address that the system gave.

import { cartRefused } from '#backend/commerce/cart/authorize';
import { setOnCart } from '#backend/commerce/cart/change-cart';
import { addProducts, type RefusedAddition } from '#backend/commerce/cart/lines/add-products';
import { openCustomerCart } from '#backend/commerce/cart/open-cart';
import { type Shopper, shopperOf } from '#backend/commerce/cart/shopper';
import type { Context, PunchoutOfLogin } from '#backend/graphql/context';
import { refusedBy } from '#backend/refusal';
import type { CxmlAddress, CxmlItem } from '#domain/punchout/cxml/cxml-parts';
import { DUTY_PART, lineOfAuxiliaryId } from '#domain/punchout/cxml/order-message';
import { refusal } from '#domain/refusals';
import { postalFrom } from './ship-to';
import { markRestored, nameLines } from './visits.sql';

export interface RestoredCart {
  cartId: string;
  /** Goods that cannot be laid in any more, and why. */
  left: readonly RefusedAddition[];
  /** Whether the address that the system gave can be delivered to; null where it gave none. */
  isAddressKept: boolean | null;
}

/** Once: a visit that goes on finds its cart as it left it. */
export async function restoreCart({ id, cxml, restoredAt }: PunchoutOfLogin, context: Context): Promise<RestoredCart> {
  const shopper = await shopperOf(context);
  if (!cxml || !shopper.who) throw refusedBy(refusal('PUNCHOUT_ENDED'));
  const { id: cartId } = await openCustomerCart(context.db, shopper.who, shopper);
  if (restoredAt) return { cartId, left: [], isAddressKept: null };
  const goods = goodsIn(cxml.items);
  const additions = goods.map(({ sku, quantity }) => ({
    sku,
    quantity,
    parentSku: null,
    selectedOptions: [],
    wish: null,
    inPoints: false,
  }));
  const added = additions.length === 0 ? null : await addProducts(cartId, additions, shopper);
  if (added?.ok === false) throw cartRefused(added.cause, cartId);
  await nameLines(
    context.db,
    cartId,
    goods.flatMap(({ sku, toldId }) => (toldId === null ? [] : [{ sku, toldId }])),
  );
  const isAddressKept = cxml.shipTo && (await keepAddressOf(cartId, cxml.shipTo, shopper));
  await markRestored(context.db, id, context.now);
  return { cartId, left: added?.result ?? [], isAddressKept };
}

/** A line that went home in two parts is one again; what is no product stays away. */
export function goodsIn(items: readonly CxmlItem[]): { sku: string; quantity: number; toldId: string | null }[] {
  const bySku = new Map<string, { sku: string; quantity: number; toldId: string | null }>();
  for (const { sku, quantity, auxiliaryId } of items) {
    if (sku === DUTY_PART) continue;
    const known = bySku.get(sku);
    const toldId = auxiliaryId === null ? null : lineOfAuxiliaryId(auxiliaryId);
    bySku.set(sku, { sku, quantity: (known?.quantity ?? 0) + quantity, toldId: known?.toldId ?? toldId });
  }
  return [...bySku.values()];
}

async function keepAddressOf(cartId: string, shipTo: CxmlAddress, shopper: Shopper): Promise<boolean> {
  const found = shopper.who && (await postalFrom(shopper.db, shipTo, shopper.who));
  if (!found?.ok) return false;
  await setOnCart(cartId, shopper, { shippingAddress: found.address }, undefined);
  return true;
}
