// Whether a cart can become an order now, decided inside its lock: prices, stock, what is missing, credit. Spec §8 "Order placement".
import type { CartRow } from '#backend/commerce/cart/cart.sql';
import { itemsIn, type LineOfCart, lockedCart } from '#backend/commerce/cart/cart-items';
import { chosenKind } from '#backend/commerce/cart/payment-kinds';
import type { PricedItem } from '#backend/commerce/cart/price-items';
import type { Shopper } from '#backend/commerce/cart/shopper';
import type { CartSnapshot } from '#backend/commerce/cart/snapshot/cart-snapshot';
import { acceptsAll } from '#backend/commerce/checkout/agreements';
import type { PromisedDelivery } from '#backend/commerce/delivery/choose';
import { type HeldWish, promiseOf, shelvesFor } from '#backend/commerce/delivery/held-wish';
import type { ShippingOffer } from '#backend/commerce/delivery/offers';
import { lockCards } from '#backend/commerce/giftcard/giftcard.sql';
import { lockStock } from '#backend/commerce/order/stock.sql';
import { lockCoupons } from '#backend/commerce/promotion/uses.sql';
import type { PostalAddress } from '#backend/db/tables/cart';
import type { Transaction } from '#backend/db/transaction';
import type { CartTotals } from '#domain/cart/cart-totals';
import type { UsedCard } from '#domain/gift-card/gift-card';
import type { Oere } from '#domain/money/money';
import { missingForOrder } from '#domain/order/checkout';
import type { PaymentKind } from '#domain/payment/payment';
import type { Granted } from '#domain/promotion/discount';
import { type Refusal, type RefusalCode, refusal } from '#domain/refusal/refusals';
import { priceCart } from '../price-cart';
import { wayTo } from './by-mail';
import { isBeyondCredit, problemIn, problemWithPrice } from './order-problems';
import type { Placing } from './place-order';
import { type Points, pointsIn } from './points-in';

export interface OrderDraft {
  goods: PricedItem<LineOfCart>[];
  totals: CartTotals;
  /** What each promotion takes off. */
  granted: readonly Granted[];
  /** What gift cards pay, and what is left for the payment. */
  cards: readonly UsedCard[];
  toPay: Oere;
  /** Null for gift cards alone, which go by mail. */
  shipping: ShippingOffer | null;
  /** All that could have been chosen. */
  offers: readonly ShippingOffer[];
  delivery: PromisedDelivery | null;
  payment: PaymentKind;
  email: string;
  shippingAddress: PostalAddress;
  billingAddress: PostalAddress;
}

/** `total`: what is to be paid now, where that is more than the buyer was shown, or not what the client expected. */
export type RefusedOrder = Refusal & { total?: Oere };

/** Always in this order, each by ids: stock, codes, gift cards. The goods as they are sold once the locks are had. */
async function lockAll(tx: Transaction, snapshot: CartSnapshot, shopper: Shopper): Promise<LineOfCart[]> {
  const { row: cart, holds } = snapshot;
  const goods = itemsIn(snapshot, shopper);
  const products = goods.map(({ product }) => product.id);
  const left = await lockStock(tx.client, products, shelvesFor(cart.shippingMethod));
  if (holds.codes) await lockCoupons(tx.db, cart.id);
  if (holds.giftCards) await lockCards(tx.db, cart.id);
  // Someone may have sold the same goods while the lock was waited for.
  return goods.map((item) => {
    const quantity = left.get(item.product.id) ?? 0;
    return quantity === item.product.quantity ? item : { ...item, product: { ...item.product, quantity } };
  });
}

/** Locks the rows that the order draws from. Refuses with the first problem that the buyer has to fix. */
export async function checkOrder(
  tx: Transaction,
  cart: CartRow,
  placing: Placing,
  shopper: Shopper,
): Promise<{ ok: true; draft: OrderDraft } | RefusedOrder> {
  const snapshot = await lockedCart(tx, cart.id, shopper);
  const { lines } = snapshot;
  const goods = await lockAll(tx, snapshot, shopper);
  const pricedCart = await priceCart(tx.db, snapshot, goods, shopper, placing.wishFrom);
  const { goods: priced, appliedPromotions, chosen: shipping, totals, granted, cards, toPay, isByMail } = pricedCart;
  const { wish } = pricedCart;
  if (placing.wishFrom && !wish) return refusal('SHIPPING_METHOD_UNAVAILABLE');
  const promised = wish && !isByMail ? await promiseOf(tx.db, wish, pricedCart, lines) : null;
  const given = givenBy(cart, shopper, toPay);
  const points = await pointsIn(tx, priced, shopper);
  const [missing] = missingForOrder(
    factsOf({ lineCount: lines.length, isByMail, shipping, promised, points, ...given }, placing, shopper),
  );
  // What was promised knows better what is wrong with the wish: a shop that closed, hours that are not ours.
  if (missing) return OF_THE_WISH.has(missing.code) && promised?.ok === false ? promised : missing;
  const { payment, email, billingAddress } = given;
  const { shippingAddress, isSendable } = wayTo(given, isByMail, shipping !== null && promised?.ok === true);
  if (!payment || email === null || !shippingAddress || !billingAddress || !isSendable)
    return refusal('UNABLE_TO_PLACE_ORDER');
  const problem = problemIn(goods, appliedPromotions, shopper);
  if (problem) return problem;
  const changed = problemWithPrice(placing, cart, pricedCart, shopper);
  if (changed) return { ...changed, total: toPay };
  if (payment === 'account' && (await isBeyondCredit(tx, toPay, shopper))) return refusal('PAYMENT_METHOD_UNAVAILABLE');
  const priceOf = { goods: priced, totals, granted, cards, toPay, shipping, offers: pricedCart.offers };
  const delivery = promised?.ok ? promised.promised : null;
  return { ok: true, draft: { ...priceOf, delivery, payment, email, shippingAddress, billingAddress } };
}

function givenBy(cart: CartRow, shopper: Shopper, toPay: Oere) {
  return {
    email: cart.email ?? shopper.who?.customer.email ?? null,
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress,
    // A way of paying that the buyer has no longer is not chosen.
    payment: chosenKind(cart.paymentMethod, shopper, toPay),
  };
}

const OF_THE_WISH: ReadonlySet<RefusalCode> = new Set(['SERVICE_POINT_REQUIRED', 'INVALID_DELIVERY_DATE']);

interface Chosen extends Omit<HeldWish, 'promised'> {
  /** Null where no way of delivery is chosen. */
  promised: HeldWish['promised'] | null;
}
type Given = ReturnType<typeof givenBy> & Chosen & { lineCount: number; isByMail: boolean; points: Points };

function factsOf(given: Given, placing: Placing, { who }: Shopper) {
  const flags = who?.customer.flags;
  const lacks = given.promised?.ok === false ? given.promised.code : null;
  return {
    lineCount: given.lineCount,
    isVirtual: given.isByMail,
    email: given.email,
    hasShippingAddress: given.shippingAddress !== null,
    hasShippingMethod: given.shipping !== null,
    needsServicePoint: lacks === 'SERVICE_POINT_REQUIRED' || lacks === 'PICKUP_SHOP_REQUIRED',
    hasServicePoint: false,
    deliveryDateIsValid: lacks === null,
    hasBillingAddress: given.billingAddress !== null,
    hasPaymentMethod: given.payment !== null,
    pointsNeeded: given.points.needed,
    pointsOwned: given.points.owned,
    requisitionerRequired: flags?.reqRequired === true,
    requisitioner: placing.requisitioner,
    requisitionNumberRequired: flags?.reqNoRequired === true,
    requisitionNumber: placing.requisitionNumber,
    termsAccepted: acceptsAll(placing.agreementIds),
  };
}
