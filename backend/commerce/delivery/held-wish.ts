// A cart's wish for delivery, held against what its goods, its address and its buyer are offered at this moment.

import { itemsIn } from '#backend/commerce/cart/cart-items';
import { isCarried } from '#backend/commerce/cart/lines/gift-card';
import type { LineRow } from '#backend/commerce/cart/lines/lines.sql';
import { priceItems } from '#backend/commerce/cart/price-items';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { CartSnapshot } from '#backend/commerce/cart/snapshot/cart-snapshot';
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import type { Reader } from '#backend/db/client';
import type { ChosenShipping } from '#backend/db/tables/cart';
import type { Outcome } from '#domain/refusal/refusals';
import { type PromisedDelivery, promise } from './choose';
import { listShops } from './delivery.sql';
import { chosenOffer, offersOf, type ShippingOffer } from './offers';
import { joinableOrder, type ShippingScene, sceneOf } from './scene';

export interface HeldWish {
  /** Null where the wish is offered no more. */
  shipping: ShippingOffer | null;
  promised: Outcome<{ promised: PromisedDelivery }>;
}

export async function heldWish(
  reader: Reader,
  wish: ChosenShipping,
  snapshot: CartSnapshot,
  shopper: Shopper,
): Promise<HeldWish> {
  const methods = await shopper.termsOfSale.methods(snapshot.holds.terms, shopper.store.id, reader);
  const joined = await joinableOrder(reader, methods, snapshot.row.shippingAddress, shopper);
  const scene = sceneOf(priceItems(itemsIn(snapshot, shopper), shopper.terms), shopper, joined);
  const shipping = chosenOffer(offersOf(methods, scene), wish);
  return { shipping, promised: await promiseOf(reader, wish, { chosen: shipping, scene }, snapshot.lines) };
}

/** What can be promised of the wish with the way of delivery that it names; refused where that is offered no more. */
export async function promiseOf(
  reader: Reader,
  wish: ChosenShipping,
  { chosen, scene }: { chosen: ShippingOffer | null; scene: ShippingScene },
  lines: readonly LineRow[],
): Promise<HeldWish['promised']> {
  // Gift cards of the same cart are sent by mail, regardless of where the other items are collected.
  const shops = chosen?.method.needsShop ? await listShops(reader, lines.filter(isCarried)) : [];
  return promise(chosen, wish, scene, shops);
}

/** A shop's own shelves are looked at only when the goods are collected there. */
export function shelvesFor(wish: ChosenShipping | null): string[] {
  const shop = wish?.pickupLocationCode;
  return shop ? [CENTRAL_SOURCE, shop] : [CENTRAL_SOURCE];
}
