// The cart of a visit as its system remembers it: goods that are edited or looked at lie in it again, under the names of before, and it
// goes to the address that the system gave.

import { cartRefused } from '#backend/commerce/cart/authorize';
import { setOnCart } from '#backend/commerce/cart/change-cart';
import { type Addition, addProducts, type RefusedAddition } from '#backend/commerce/cart/lines/add-products';
import { openCustomerCart } from '#backend/commerce/cart/open-cart';
import { type Shopper, shopperOf } from '#backend/commerce/cart/shopper';
import { designUid } from '#backend/commerce/design/designed';
import type { Context, PunchoutOfLogin } from '#backend/graphql/context';
import { refusedBy } from '#backend/refusal';
import type { Chosen } from '#domain/design/design';
import { lineOfAuxiliaryId } from '#domain/punchout/cxml/told-line';
import { keyOfGoods } from '#domain/purchase-order/goods-key';
import { DUTY_PART, type PurchaseLine, type PurchasePlace } from '#domain/purchase-order/model';
import { refusal } from '#domain/refusal/refusals';
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
  const additions = goods.map(toldAddition);
  const added = additions.length === 0 ? null : await addProducts(cartId, additions, shopper);
  if (added?.ok === false) throw cartRefused(added.cause, cartId);
  await nameLines(
    context.db,
    cartId,
    goods.flatMap(({ sku, toldId, design }) => (toldId === null ? [] : [{ sku, toldId, design }])),
  );
  const isAddressKept = cxml.shipTo && (await keepAddressOf(cartId, cxml.shipTo, shopper));
  await markRestored(context.db, id, context.now);
  return { cartId, left: added?.result ?? [], isAddressKept };
}

export interface ToldGoods {
  sku: string;
  quantity: number;
  /** The line's id when its cart was returned to the procurement system; null where the system does not send it. */
  toldId: string | null;
  /** Design of a designed product. */
  design: Chosen | null;
}

/** A line that was returned in two parts is one again; items that are no product are left out. Two designs of one product are two lines. */
export function goodsIn(items: readonly PurchaseLine[]): ToldGoods[] {
  const found = new Map<string, ToldGoods>();
  for (const { sku, quantity, auxiliaryId } of items) {
    if (sku === DUTY_PART) continue;
    const told = auxiliaryId === null ? null : lineOfAuxiliaryId(auxiliaryId);
    const design = told?.design ?? null;
    const key = keyOfGoods(sku, design);
    const known = found.get(key);
    const toldId = known?.toldId ?? told?.id ?? null;
    found.set(key, { sku, quantity: (known?.quantity ?? 0) + quantity, toldId, design });
  }
  return [...found.values()];
}

export const toldAddition = ({ sku, quantity, design }: ToldGoods): Addition => ({
  ...{ sku, quantity, parentSku: null, wish: null, inPoints: false },
  selectedOptions: Object.entries(design ?? {}).map(([option, value]) => designUid(option, value)),
});

async function keepAddressOf(cartId: string, shipTo: PurchasePlace, shopper: Shopper): Promise<boolean> {
  const found = shopper.who && (await postalFrom(shopper.db, shipTo, shopper.who));
  if (!found?.ok) return false;
  await setOnCart(cartId, shopper, { shippingAddress: found.address }, undefined);
  return true;
}
