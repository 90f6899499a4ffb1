// What a cart costs: prices at the lines' quantities, freight by the goods' value, and the totals that domain makes of them.
// The same function serves the cart page and the order, so that both say the same øre.
import { type PriceTerms, priceAt } from '#backend/commerce/catalogue/product/price';
import type { CardRow } from '#backend/commerce/catalogue/product/product.sql';
import { type CartTotals, type LineTotals, totalsOf } from '#domain/cart-totals';
import type { Surcharge } from '#domain/design';
import { priceOfCard } from '#domain/gift-card-sale';
import { NOTHING, type Oere, oere, sumOere } from '#domain/money';
import { priceInPoints } from '#domain/point-sale';
import type { Priced } from '#domain/price';
import type { Discounts } from '#domain/promotion/discount';
import { VAT_BP } from '#domain/vat';

/** Something in the cart. `id` is unique in it. */
export interface Good {
  id: string;
  product: CardRow;
  quantity: number;
  /** What was chosen on top of a product that the shopper designs. */
  surcharges?: readonly Surcharge[];
  /** Its price is not told to this shopper: it adds nothing to the sums either, which would tell it. */
  isWithheld?: boolean;
  /** Longest side as packed; null = not measured. */
  longestMm?: number | null;
  /** What a gift card is made out for: money for money, without VAT, and nothing is taken off it. Null for goods. */
  faceValue?: Oere | null;
  /** What one piece costs in bonus points; null for what is bought for money. */
  points?: number | null;
}

export const isMoney = ({ faceValue }: Good): boolean => typeof faceValue === 'number';
export const isPaidInPoints = ({ points }: Good): boolean => typeof points === 'number';
export const vatOf = (good: Good): number => (isMoney(good) ? 0 : VAT_BP);

/** Nothing to carry: gift cards go by mail. */
export const isVirtual = (goods: readonly PricedGood[]): boolean =>
  goods.length > 0 && goods.every(({ good }) => isMoney(good));

export interface PricedGood<G extends Good = Good> {
  good: G;
  priced: Priced;
  /** Unit × quantity, in the basis of the store; duty left out. */
  row: Oere;
  /** Of the whole row. */
  duty: Oere;
}

export function priceGoods<G extends Good>(goods: readonly G[], terms: PriceTerms): PricedGood<G>[] {
  return goods.map((good) => {
    const priced = pricedOf(good, terms);
    const duty = oere((dutyOf(priced)?.unit ?? 0) * good.quantity);
    return { good, priced, row: oere(priced.final * good.quantity), duty };
  });
}

function pricedOf({ isWithheld, faceValue, points, product, quantity, surcharges }: Good, terms: PriceTerms): Priced {
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
export const goodsValue = (goods: readonly PricedGood[]): Oere =>
  sumOere(goods.filter(({ good }) => !isMoney(good)).map((one) => one.row));

export function dutyOf(priced: Priced): { code: string; label: string; unit: Oere } | null {
  const reason = priced.reasons.find((one) => one.code === 'duty');
  return reason?.code === 'duty' ? { code: reason.dutyCode, label: reason.label, unit: reason.oere } : null;
}

/** `freight` in the basis of the store; null until a way of delivery is chosen. `off` is what promotions take. */
export function totalsOfGoods(
  goods: readonly PricedGood[],
  { basis }: PriceTerms,
  freight: Oere | null,
  off: Discounts | null = null,
): CartTotals {
  const lines = goods.map(({ good, priced }) => {
    const duty = dutyOf(priced);
    const taken = off?.lines.get(good.id);
    return {
      id: good.id,
      unit: priced.final,
      dutyUnit: duty?.unit ?? NOTHING,
      quantity: good.quantity,
      vatBp: vatOf(good),
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
