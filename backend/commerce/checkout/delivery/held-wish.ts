// A cart's wish for delivery, held against what its goods, its address and its buyer are offered at this moment.
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/rows';
import type { PricedGood } from '#backend/commerce/cart/price-cart';
import type { LineOfCart } from '#backend/commerce/cart/priced-cart';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { ChosenShipping, PostalAddress } from '#backend/db/tables/cart';
import type { Transaction } from '#backend/db/transaction';
import type { Outcome } from '#domain/refusals';
import { type PromisedDelivery, promise } from './choose';
import { chosenOffer, offersOf, type ShippingOffer } from './offers';
import { listMethods, listShops } from './rows';
import { joinableOrder, sceneOf, type ShippingScene } from './scene';

export interface HeldWish {
  /** Null where the wish is offered no more. */
  shipping: ShippingOffer | null;
  promised: Outcome<{ promised: PromisedDelivery }>;
}

export async function heldWish(
  tx: Transaction,
  wish: ChosenShipping,
  address: PostalAddress | null,
  priced: readonly PricedGood<LineOfCart>[],
  shopper: Shopper,
): Promise<HeldWish> {
  const methods = await listMethods(tx.db, shopper.store.id);
  const joined = await joinableOrder(tx.db, methods, address, shopper);
  const scene = sceneOf(priced, shopper, joined);
  const shipping = chosenOffer(offersOf(methods, scene), wish);
  const lines = priced.map(({ good }) => good.line);
  return { shipping, promised: await promiseOf(tx, wish, { chosen: shipping, scene }, lines) };
}

/** What can be promised of the wish with the way of delivery that it names; refused where that is offered no more. */
export async function promiseOf(
  tx: Transaction,
  wish: ChosenShipping,
  { chosen, scene }: { chosen: ShippingOffer | null; scene: ShippingScene },
  lines: Parameters<typeof listShops>[1],
): Promise<HeldWish['promised']> {
  const shops = chosen?.method.needsShop ? await listShops(tx.db, lines) : [];
  return promise(chosen, wish, scene, shops);
}

/** A shop's own shelves are looked at only when the goods are collected there. */
export function shelvesFor(wish: ChosenShipping | null): string[] {
  const shop = wish?.pickupLocationCode;
  return shop ? [CENTRAL_SOURCE, shop] : [CENTRAL_SOURCE];
}
