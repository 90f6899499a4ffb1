// What promotions take off a cart and each of its lines, on the wire: by name, and by the code that brought it.
import { money } from '#backend/commerce/catalogue/product/price';
import type { Discount } from '#backend/generated/commerce';
import type { Oere } from '#domain/money/money';
import type { Granted } from '#domain/promotion/discount';

function discount({ offer: { rule, coupon } }: Granted, amount: Oere): Discount {
  return { label: rule.name, amount: money(amount), coupon: coupon && { code: coupon.code } };
}

/** Free freight is listed with an amount of zero: the deduction is in the freight. */
export const discountsOfCart = (granted: readonly Granted[]): Discount[] =>
  granted
    .filter(({ offer, amount }) => amount > 0 || offer.rule.kind === 'free-freight')
    .map((one) => discount(one, one.amount));

export const discountsOfLine = (granted: readonly Granted[], lineId: string): Discount[] =>
  granted.flatMap((one) => {
    const part = one.lines.get(lineId);
    return part === undefined ? [] : [discount(one, part)];
  });
