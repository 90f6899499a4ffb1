// What a return by agreement costs: 15 % of the price of each item, at least 75 kr. without VAT (spec §9 "Return fee"), and never more than was
// paid for it. An item is a line of the order; its duties are refunded in full.

import { NOTHING, type Oere, oere } from '#domain/money/money';
import { scaled } from '#domain/money/rounding';
import { vatOnSum } from '#domain/money/vat';
import type { DocumentLine } from '#domain/order/invoice';

export const RETURN_FEE_BP = 1500;
/** Without VAT, for each item of a return. */
export const LEAST_RETURN_FEE = oere(7500);

/** Without VAT: the price of the pieces of the line returned earlier in the same return, and the fee deducted from it. */
export type FeeSoFar = { goods: Oere; fee: Oere };
export type Fee = { net: Oere; gross: Oere };

/** Without VAT. What comes in several parts costs together what it would have cost at once, as far as the part is worth it. */
export function feeOf(goods: Oere, before: FeeSoFar = { goods: NOTHING, fee: NOTHING }): Oere {
  const all = before.goods + goods;
  const whole = Math.min(all, Math.max(scaled(all, RETURN_FEE_BP, 10_000), LEAST_RETURN_FEE));
  return oere(Math.min(goods, Math.max(0, whole - before.fee)));
}

type Priced = Pick<DocumentLine, 'id' | 'goods' | 'vatBp'>;

/** By line id; lines without a fee are omitted. `left`: the lines after reductions for lost value; the fee never exceeds them. */
export function returnFees(
  lines: readonly Priced[],
  { before = new Map(), left = lines }: { before?: ReadonlyMap<number, FeeSoFar>; left?: readonly Priced[] } = {},
): ReadonlyMap<number, Fee> {
  const fees = new Map<number, Fee>();
  for (const { id, goods, vatBp } of lines) {
    const most = left.find((line) => line.id === id)?.goods ?? goods;
    const net = oere(Math.min(most.net, feeOf(goods.net, before.get(id))));
    const gross = net === most.net ? most.gross : Math.min(most.gross, net + vatOnSum(net, 'net', vatBp));
    if (net > 0) fees.set(id, { net, gross: oere(gross) });
  }
  return fees;
}
