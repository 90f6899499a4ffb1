// What promotions take off: from lines to the øre by largest remainder, from duties and freight what a fixed amount has left over.
// Spec §3 "Cart prices"; demands D11 (order of lines), D12 (a fixed coupon lowers the total by exactly its amount, or to nothing).
import { NOTHING, type Oere, oere, sumOere } from '#domain/money/money';
import { prorate } from '#domain/money/prorate';
import { scaled } from '#domain/money/rounding';
import { inOrder } from '#domain/text/text-order';
import { type ChosenGifts, isAbout, type Offer, PROMOTION_KINDS, type PromotionLine } from './promotion';

/** What is taken off a line: of its goods and of its duty. */
export type LineDiscount = { goods: Oere; duty: Oere };
/** `lines`: what of the amount each line has; the rest is the freight's. Lines that have nothing of it are left out. */
export type Granted = { offer: Offer; amount: Oere; lines: ReadonlyMap<string, Oere> };
export type Discounts = { lines: ReadonlyMap<string, LineDiscount>; freight: Oere; granted: Granted[] };

/** What is left to pay of a line while one promotion after the other takes its part. */
type Left = { line: PromotionLine; goods: number; duty: number };
type Till = { left: Left[]; freight: number; gifts: ChosenGifts };

export const freesFreight = (offers: readonly Offer[]): boolean =>
  offers.some(({ rule }) => rule.kind === 'free-freight');

/** `offers` have been judged and count. Gifts go first, then goods that come free, percentages, fixed amounts. */
export function discountsOf(
  lines: readonly PromotionLine[],
  freight: Oere,
  offers: readonly Offer[],
  gifts: ChosenGifts,
): Discounts {
  // One fixed order, regardless of that of lines and codes: only then does neither change the total.
  const left: Left[] = lines.map((line) => ({ line, goods: line.unit * line.quantity, duty: line.duty }));
  left.sort((a, b) => b.goods - a.goods || a.line.vatBp - b.line.vatBp || inOrder(a.line.id, b.line.id));
  const till: Till = { left, freight, gifts };
  const granted = inTurn(offers).map((offer) => grant(offer, till));
  const off = left.map(({ line, goods, duty }): [string, LineDiscount] => [
    line.id,
    { goods: oere(line.unit * line.quantity - goods), duty: oere(line.duty - duty) },
  ]);
  return { lines: new Map(off), freight: oere(freight - till.freight), granted };
}

function grant(offer: Offer, till: Till): Granted {
  const before = till.left.map((one) => ({ one, was: one.goods + one.duty }));
  const amount = take(offer, till);
  const parts = before.flatMap(({ one: { line, goods, duty }, was }): [string, Oere][] => {
    const part = was - goods - duty;
    return part > 0 ? [[line.id, oere(part)]] : [];
  });
  return { offer, amount, lines: new Map(parts) };
}

function inTurn(offers: readonly Offer[]): Offer[] {
  const turn = ({ rule }: Offer) => PROMOTION_KINDS.indexOf(rule.kind);
  return [...offers].sort((a, b) => turn(a) - turn(b) || a.rule.priority - b.rule.priority || a.rule.id - b.rule.id);
}

function take(offer: Offer, till: Till): Oere {
  const { rule } = offer;
  const about = till.left.filter(({ line }) => isAbout(rule, line));
  switch (rule.kind) {
    case 'gift':
      return takeGift(rule.id, till);
    case 'buy-x-get-y':
      return takeCheapest(about, rule.buyQuantity, rule.freeQuantity);
    case 'percent':
      return takeFrom(about, 'goods', scaled(sumOere(about.map((one) => one.goods)), rule.percentBp, 10_000));
    case 'fixed':
      return takeFixed(till, about, rule.amount, rule.categories === null && rule.products === null);
    case 'free-freight':
      return NOTHING; // the freight itself is nothing then
  }
}

function takeGift(ruleId: number, { left, gifts }: Till): Oere {
  const chosen = gifts.get(ruleId);
  const found = left.find(({ line, goods }) => line.products.some((id) => id === chosen) && goods >= line.unit);
  if (!found) return NOTHING;
  found.goods -= found.line.unit;
  return found.line.unit;
}

/** The cheapest come free, so many for each so many that are paid: the same set regardless of the order of lines. */
function takeCheapest(about: readonly Left[], buy: number, free: number): Oere {
  const rising = [...about].sort(
    (a, b) => a.line.unit - b.line.unit || a.line.vatBp - b.line.vatBp || inOrder(a.line.id, b.line.id),
  );
  // Earlier discounts were applied to full units.
  const whole = ({ line, goods }: Left) => (line.unit > 0 ? goods / line.unit : 0);
  const count = rising.reduce((sum, one) => sum + whole(one), 0);
  let units = Math.floor(count / (buy + free)) * free;
  let taken = 0;
  for (const one of rising) {
    const here = Math.min(units, whole(one));
    units -= here;
    one.goods -= here * one.line.unit;
    taken += here * one.line.unit;
  }
  return oere(taken);
}

function takeFrom(about: readonly Left[], of: 'goods' | 'duty', wanted: number): Oere {
  const weights = about.map((one) => one[of]);
  const amount = Math.min(wanted, sumOere(weights));
  prorate(amount, weights).forEach((share, index) => {
    const one = about[index];
    if (one) one[of] -= share;
  });
  return oere(amount);
}

/** A code for certain goods ends with them; one for everything goes on to duties and freight. */
function takeFixed(till: Till, about: readonly Left[], amount: Oere, isForAll: boolean): Oere {
  const fromGoods = takeFrom(about, 'goods', amount);
  if (!isForAll) return fromGoods;
  const fromDuties = takeFrom(about, 'duty', amount - fromGoods);
  const fromFreight = Math.min(till.freight, amount - fromGoods - fromDuties);
  till.freight -= fromFreight;
  return oere(fromGoods + fromDuties + fromFreight);
}
