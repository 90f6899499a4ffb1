// From the wire's cart to the cart page: rows, taxes and duties in the store's own basis.
import { oere, sumOere } from '#domain/money/money';
import type { ShopRules } from '~/models/caller';
import type { CartTotals, CartView, DiscountRow } from '~/models/cart';
import type { CartFieldsFragment } from '../generated/commerce';
import { moneyOf } from '../tile/price.map';
import { giftCardsOf, paymentsOf } from './gift-cards.map';
import { lineOf } from './line.map';
import { couponsOf, discountRows, giftOffersOf } from './promotions.map';

export type WireCart = CartFieldsFragment;

export function totalsOfWire(cart: WireCart, rules: ShopRules): CartTotals {
  const prices = cart.prices;
  const shipping = cart.shipping_addresses[0]?.selected_shipping_method;
  const duties = (prices?.duties ?? []).flatMap((duty) =>
    duty ? [{ label: duty.label ?? '', oere: moneyOf(duty.amount) }] : [],
  );
  const discounts = discountRows(prices?.discounts);
  const goods = moneyOf(rules.showsVat ? prices?.subtotal_including_tax : prices?.subtotal_excluding_tax);
  const vat = sumOere((prices?.applied_taxes ?? []).map((tax) => moneyOf(tax?.amount)));
  const exVat = prices?.grand_total_excluding_tax;
  const paidByCards = paymentsOf(giftCardsOf(cart.applied_gift_cards));
  // Magento's grand total is what gift cards leave to pay.
  const toPay = moneyOf(prices?.grand_total);
  const grandTotal = toPay + sumOere(paidByCards.map((card) => oere(card.oere)));
  return {
    includesVat: rules.showsVat,
    // The subtotal is what the rows above it add up to: with the duties where the rows have them.
    subtotalOere: rules.showsVat ? goods + sumOere(duties.map((duty) => duty.oere)) : goods,
    discounts,
    afterDiscountsOere: afterDiscounts(prices, discounts, duties, rules),
    duties,
    freightOere: cart.is_virtual
      ? 0
      : shipping
        ? moneyOf(rules.showsVat ? shipping.price_incl_tax : shipping.price_excl_tax)
        : null,
    taxes: (prices?.applied_taxes ?? []).flatMap((tax) =>
      tax ? [{ percent: Number(/[\d.]+/.exec(tax.label)?.[0] ?? 25), oere: moneyOf(tax.amount) }] : [],
    ),
    grandTotalOere: grandTotal,
    // Magento 2.4.7 does not name the total without VAT.
    savedOere: moneyOf(prices?.savings),
    points: cart.points ?? null,
    earnedPoints: rules.showsPoints ? (cart.earnable_reward_points ?? 0) : 0,
    grandTotalExVatOere: exVat ? moneyOf(exVat) : grandTotal - vat,
    paidByCards,
    toPayOere: toPay,
  };
}

/** Companies read a list that adds up from line to line; a consumer's amounts bear VAT, and no such sum is known with it. */
function afterDiscounts(
  prices: WireCart['prices'],
  discounts: readonly DiscountRow[],
  duties: CartTotals['duties'],
  rules: ShopRules,
): number | null {
  const sum = prices?.subtotal_with_discount_excluding_tax;
  if (rules.showsVat || !sum || !discounts.some(({ oere: off }) => off > 0)) return null;
  return moneyOf(sum) + sumOere(duties.map((duty) => oere(duty.oere)));
}

const promiseOf = ({ delivery_promise: promise }: WireCart): CartView['promise'] =>
  promise ? { sentToday: promise.sent_today, delivery: promise.date, cutoff: promise.cutoff } : null;

/** They may have been spent in another cart since. */
const hasPointsFor = ({ points }: WireCart): boolean => !points || points.needed <= points.owned;

/**
 * In-stock lines arrive on the day promised for the complete cart: they show no delivery days, which would differ
 * where a freight carrier brings it. Undefined where the back end promises nothing.
 */
function promisedLines(cart: WireCart, rules: ShopRules): CartView['lines'] {
  const isPromised = cart.delivery_promise !== undefined;
  return (cart.itemsV2?.items ?? []).flatMap((line) => (line ? [lineOf(line, rules, isPromised)] : []));
}

export function cartViewOf(cart: WireCart, rules: ShopRules): CartView {
  const lines = promisedLines(cart, rules);
  const freight = cart.free_shipping;
  return {
    id: cart.id,
    quantity: cart.total_quantity,
    lines,
    totals: totalsOfWire(cart, rules),
    isVirtual: cart.is_virtual,
    freeFreight:
      freight && !cart.is_virtual
        ? { limitOere: freight.limit ? moneyOf(freight.limit) : null, remainingOere: moneyOf(freight.remaining) }
        : null,
    coupons: couponsOf(cart.applied_coupons),
    giftCards: giftCardsOf(cart.applied_gift_cards),
    giftOffers: giftOffersOf(cart.promos),
    email: cart.email ?? null,
    note: cart.customer_note ?? '',
    priceChanges: cart.price_changes ?? '',
    promise: promiseOf(cart),
    ...(rules.transfersCart ? { transfers: true } : {}),
    ...(rules.onlyLooks ? { fixed: true } : {}),
    orderable: lines.length > 0 && lines.every((line) => line.problem === null) && hasPointsFor(cart),
  };
}
