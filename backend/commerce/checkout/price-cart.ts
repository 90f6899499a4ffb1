// What a cart costs: prices, promotions, delivery and totals in one go. The cart page and the order are priced by this alone.

import type { CartRow } from '#backend/commerce/cart/cart.sql';
import type { LineOfCart } from '#backend/commerce/cart/cart-items';
import {
  type CartItem,
  isMoney,
  isVirtual,
  type PricedItem,
  priceItems,
  totalsOfItems,
} from '#backend/commerce/cart/price-items';
import { isWithoutGiftCards, type Shopper } from '#backend/commerce/cart/shopper';
import type { Holds } from '#backend/commerce/cart/snapshot/snapshot.sql';
import type { MethodRow } from '#backend/commerce/delivery/delivery.sql';
import { chosenOffer, offersOf, progressOf, type ShippingOffer } from '#backend/commerce/delivery/offers';
import { joinableOrder, type ShippingScene, sceneOf } from '#backend/commerce/delivery/scene';
import { cardsOfCart } from '#backend/commerce/giftcard/giftcard.sql';
import {
  type AppliedPromotions,
  applyPromotions,
  promotionFacts,
} from '#backend/commerce/promotion/applied-promotions';
import type { Reader } from '#backend/db/client';
import type { ChosenShipping } from '#backend/db/tables/cart';
import type { CartTotals } from '#domain/cart/cart-totals';
import type { Freight } from '#domain/delivery/freight';
import { shareOut, type UsedCard } from '#domain/gift-card/gift-card';
import { NOTHING, type Oere, oere, sumOere } from '#domain/money/money';
import type { Granted } from '#domain/promotion/discount';

export interface PricedCart<I extends CartItem = LineOfCart> {
  goods: PricedItem<I>[];
  totals: CartTotals;
  offers: ShippingOffer[];
  /** All ways of delivery of the store, offered or not; none for gift cards alone. */
  ways: readonly MethodRow[];
  /** The way that was wished for. */
  wish: ChosenShipping | null;
  /** The way of delivery, if it is chosen and still offered. */
  chosen: ShippingOffer | null;
  scene: ShippingScene;
  /** Null where no limit makes the freight free. */
  freeFreight: Freight | null;
  /** Gift cards alone: nothing is carried. */
  isByMail: boolean;
  appliedPromotions: AppliedPromotions;
  /** What each promotion takes off. */
  granted: readonly Granted[];
  /** What each gift card of the cart pays. */
  cards: UsedCard[];
  /** What is left after them. */
  toPay: Oere;
}

/** Chooses from the offers where no buyer has chosen before: null where nothing fits. */
export type WishFrom = (offers: readonly ShippingOffer[]) => ChosenShipping | null;

/** `row` may be newer than what the cart holds: a change of it has just been written. */
export async function priceCart<I extends CartItem>(
  reader: Reader,
  { row: cart, holds }: { row: CartRow; holds: Holds },
  goods: readonly I[],
  shopper: Shopper,
  wishFrom?: WishFrom,
): Promise<PricedCart<I>> {
  const { terms, store, termsOfSale } = shopper;
  const priced = priceItems(goods, terms);
  const isByMail = isVirtual(priced);
  const ways = isByMail ? [] : await termsOfSale.methods(holds.terms, store.id, reader);
  const methods = cart.shippingAddress ? ways : [];
  const facts = await promotionFacts(reader, cart, goods, shopper, holds);
  const appliedPromotions = applyPromotions(priced, facts, shopper);
  const joined = await joinableOrder(reader, methods, cart.shippingAddress, shopper);
  const scene = sceneOf(priced, shopper, joined, appliedPromotions.isFreightFree);
  const offers = offersOf(methods, scene);
  const wish = wishFrom ? wishFrom(offers) : cart.shippingMethod;
  const chosen = chosenOffer(offers, wish);
  // An empty cart has no freight, even if a delivery method was chosen before its last line was removed.
  const freight = goods.length > 0 ? (chosen?.freight.amount ?? null) : null;
  const off = appliedPromotions.takenOff(freight);
  const totals = totalsOfItems(priced, terms, freight, off);
  const held = holds.giftCards ? await cardsOfCart(reader, cart.id) : [];
  // Those that were put in before pay nothing once the company may use none.
  const payable = isWithoutGiftCards(shopper) ? NOTHING : payableByCards(priced, totals);
  const cards = shareOut(payable, held, shopper.now);
  return {
    goods: priced,
    totals,
    cards,
    toPay: oere(totals.grandTotal - sumOere(cards.map(({ used }) => used))),
    offers,
    ways,
    wish,
    chosen,
    isByMail,
    scene,
    freeFreight: progressOf(store.settings.freeFreightFromOere, { methods: ways, chosen }, scene),
    appliedPromotions,
    // Express is paid for all the same: a code for free freight does nothing there and is not used up.
    granted: freight ? off.granted.filter(({ offer }) => offer.rule.kind !== 'free-freight') : off.granted,
  };
}

/** A gift card does not buy a gift card. */
function payableByCards(goods: readonly PricedItem[], { grandTotal, lines }: CartTotals): Oere {
  const money = new Set(goods.flatMap(({ item }) => (isMoney(item) ? [item.id] : [])));
  const cards = sumOere(lines.flatMap((line) => (money.has(line.id) ? [line.rowIncl] : [])));
  return oere(Math.max(0, grandTotal - cards));
}
