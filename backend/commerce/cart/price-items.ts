// What the items of a cart cost: prices at their quantities, freight by the goods' value, and the totals that domain makes of them.
// The same function serves the cart page and the order, so that both say the same øre.
import { type PriceTerms, priceAt } from '#backend/commerce/catalogue/product/price';
import type { CardRow } from '#backend/commerce/catalogue/product/product.sql';
import { type CartTotals, type LineTotals, totalsOf } from '#domain/cart/cart-totals';
import type { Surcharge } from '#domain/design/design';
import { priceOfCard } from '#domain/gift-card/gift-card-sale';
import { NOTHING, type Oere, oere, sumOere } from '#domain/money/money';
import { VAT_BP } from '#domain/money/vat';
import { priceInPoints } from '#domain/points/point-sale';
import type { Priced } from '#domain/price/price';
import type { Discounts } from '#domain/promotion/discount';

/** `id` is unique in the cart. */
export interface CartItem {
  id: string;
  product: CardRow;
  quantity: number;
  /** What was chosen on top of a product that the shopper designs. */
  surcharges?: readonly Surcharge[];
  /** The price is hidden from this shopper: it is also left out of the sums, which would reveal it. */
  isWithheld?: boolean;
  /** Longest side as packed; null = not measured. */
  longestMm?: number | null;
  /** What a gift card is made out for: money for money, without VAT, and nothing is taken off it. Null for goods. */
  faceValue?: Oere | null;
  /** What one piece costs in bonus points; null for what is bought for money. */
  points?: number | null;
}

export const isMoney = ({ faceValue }: CartItem): boolean => typeof faceValue === 'number';
export const isPaidInPoints = ({ points }: CartItem): boolean => typeof points === 'number';
export const vatOf = (item: CartItem): number => (isMoney(item) ? 0 : VAT_BP);

/** Nothing to carry: gift cards go by mail. */
export const isVirtual = (goods: readonly PricedItem[]): boolean =>
  goods.length > 0 && goods.every(({ item }) => isMoney(item));

export interface PricedItem<I extends CartItem = CartItem> {
  item: I;
  priced: Priced;
  /** Unit × quantity, in the basis of the store; duty left out. */
  row: Oere;
  /** Duty of the complete row. */
  duty: Oere;
}

export function priceItems<I extends CartItem>(goods: readonly I[], terms: PriceTerms): PricedItem<I>[] {
  return goods.map((item) => {
    const priced = pricedOf(item, terms);
    const duty = oere((dutyOf(priced)?.unit ?? 0) * item.quantity);
    return { item, priced, row: oere(priced.final * item.quantity), duty };
  });
}

function pricedOf(
  { isWithheld, faceValue, points, product, quantity, surcharges }: CartItem,
  terms: PriceTerms,
): Priced {
  if (isWithheld) return notTold(terms);
  if (typeof points === 'number') return priceInPoints(points, terms.basis);
  return typeof faceValue === 'number'
    ? priceOfCard(faceValue, terms.basis)
    : priceAt(product, quantity, terms, surcharges);
}

const notTold = ({ basis }: PriceTerms): Priced => ({
  basis,
  regular: NOTHING,
  final: NOTHING,
  duty: NOTHING,
  finalWithDuty: NOTHING,
  reasons: [],
  tiers: [],
  percentOff: 0,
  amountOff: NOTHING,
  isSpecial: false,
});

/** What free freight is measured by: goods in the basis of the store, without duties. */
export const goodsValue = (goods: readonly PricedItem[]): Oere =>
  sumOere(goods.filter(({ item }) => !isMoney(item)).map((one) => one.row));

export function dutyOf(priced: Priced): { code: string; label: string; unit: Oere } | null {
  const reason = priced.reasons.find((one) => one.code === 'duty');
  return reason?.code === 'duty' ? { code: reason.dutyCode, label: reason.label, unit: reason.oere } : null;
}

/** `freight` in the basis of the store; null until a way of delivery is chosen. `off` is what promotions take. */
export function totalsOfItems(
  goods: readonly PricedItem[],
  { basis }: PriceTerms,
  freight: Oere | null,
  off: Discounts | null = null,
): CartTotals {
  const lines = goods.map(({ item, priced }) => {
    const duty = dutyOf(priced);
    const taken = off?.lines.get(item.id);
    return {
      id: item.id,
      unit: priced.final,
      dutyUnit: duty?.unit ?? NOTHING,
      quantity: item.quantity,
      vatBp: vatOf(item),
      discount: taken?.goods ?? NOTHING,
      dutyDiscount: taken?.duty ?? NOTHING,
      dutyCode: duty?.code ?? null,
      dutyLabel: duty?.label ?? null,
    };
  });
  const carriage = freight === null ? null : { amount: freight, vatBp: VAT_BP, discount: off?.freight ?? NOTHING };
  return totalsOf({ basis, lines, freight: carriage });
}

/** Finds the totals of a line by its id. */
export function totalsByLine({ lines }: CartTotals): (id: string) => LineTotals {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return (id) => {
    const found = byId.get(id);
    if (!found) throw new RangeError(`The totals have no line ${id}`);
    return found;
  };
}
