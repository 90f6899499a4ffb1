// An order by phone as its pages show it, priced as the shop prices the same cart.

import {
  changesOf,
  checkCartItem,
  dueOf,
  itemsIn,
  kindsFor,
  outside,
  readSnapshot,
} from '#backend/commerce/cart/index';
import { type PricedCart, priceCart } from '#backend/commerce/checkout/index';
import type { PaymentKind } from '#domain/payment/payment';
import type { Refusal } from '#domain/refusal/refusals';
import { type DeliveryChoice, deliveryChoices, keyOfDelivery, type PhonePoint } from './delivery-choices';
import type { PhoneOrder } from './phone-shopper';

export interface PhoneLine {
  id: number;
  sku: string;
  name: string;
  unit: string;
  quantity: number;
  unitOere: number;
  rowOere: number;
  problem: Refusal | null;
}

export interface PhoneCart {
  lines: PhoneLine[];
  totals: { name: string; label: string; oere: number }[];
  toPay: number;
  /** Names the price changes that are shown. */
  changes: string;
  codes: { code: string; problem: Refusal | null }[];
  deliveries: DeliveryChoice[];
  /** A way of delivery is to a parcel shop. */
  needsPoint: boolean;
  /** The key of the chosen way; null where none is chosen, or it is offered no more. */
  delivery: string | null;
  payments: PaymentKind[];
}

/** Null where the cart is gone. `pointsNear`: parcel shops to choose from; the chosen one can always be chosen. */
export async function readPhoneCart(
  { cart, shopper }: PhoneOrder,
  pointsNear: () => Promise<readonly PhonePoint[]> = async () => [],
): Promise<PhoneCart | null> {
  const snapshot = await readSnapshot(cart.id, outside(shopper), shopper);
  if (!snapshot) return null;
  const priced = await priceCart(shopper.db, snapshot, itemsIn(snapshot, shopper), shopper);
  const { goods, appliedPromotions, toPay, chosen } = priced;
  const wish = snapshot.row.shippingMethod;
  const pointsToChoose = async () => {
    const near = await pointsNear();
    const [id, point] = [wish?.servicePointId, wish?.point];
    return id && point && !near.some((one) => one.id === id) ? [{ ...point, id }, ...near] : near;
  };
  return {
    lines: goods.map(({ item, priced: price, row }) => ({
      ...{ id: item.line.id, sku: item.product.sku, name: (item.family ?? item.product).name, quantity: item.quantity },
      unit: shopper.units.get(item.product.unit) ?? item.product.unit,
      ...{ unitOere: price.final, rowOere: row },
      problem: checkCartItem(item, appliedPromotions, shopper),
    })),
    totals: totalsOfPhone(priced, shopper.terms.basis),
    toPay,
    changes: changesOf(goods),
    codes: appliedPromotions.judged.flatMap(({ offer, refused }) =>
      offer.coupon ? [{ code: offer.coupon.code, problem: refused }] : [],
    ),
    ...(await deliveryChoices(shopper.db, priced, snapshot.lines, pointsToChoose)),
    delivery: chosen && wish ? keyOfDelivery(wish) : null,
    payments: kindsFor(shopper, dueOf(priced)),
  };
}

/** In the order and by the names of the order page. */
function totalsOfPhone({ totals, toPay, chosen }: PricedCart, basis: 'net' | 'gross'): PhoneCart['totals'] {
  const isNet = basis === 'net';
  const amount = (name: string, label: string, oere: number) => ({ name, label, oere });
  return [
    amount('goods', basis, isNet ? totals.subtotalExcl : totals.subtotalIncl),
    ...(totals.discount > 0 ? [amount('discount', '', -totals.discount)] : []),
    ...totals.duties.map(({ label, excl, incl }) => amount('duty', label, isNet ? excl : incl)),
    ...(chosen ? [amount('freight', basis, chosen.freight.amount)] : []),
    ...totals.taxes.map(({ bp, amount: vat }) => amount('vat', String(bp / 100), vat)),
    amount('total', '', totals.grandTotal),
    ...(toPay < totals.grandTotal ? [amount('giftCard', '', toPay - totals.grandTotal)] : []),
  ];
}
