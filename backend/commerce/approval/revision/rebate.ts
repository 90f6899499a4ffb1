// What the promotions of a waiting order deduct from what is left of it. They were applied when the order was sent and are held with its prices:
// time, store, group and limits are not checked again. Matching products and the minimum are.

import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import { type CartOffer, categoriesFor, offerOf } from '#backend/commerce/promotion/applied-promotions';
import { discountsToKeep, lineDiscounts } from '#backend/commerce/promotion/order-discounts';
import { giftsOf, promotionsByIds } from '#backend/commerce/promotion/promotion.sql';
import type { Transaction } from '#backend/db/transaction';
import { type CartTotals, totalsOf } from '#domain/cart/cart-totals';
import { type Oere, oere } from '#domain/money/money';
import { VAT_BP } from '#domain/money/vat';
import { type Discounts, discountsOf } from '#domain/promotion/discount';
import { missingFor } from '#domain/promotion/judge';
import { type ChosenGifts, isAbout, type PromotionLine } from '#domain/promotion/promotion';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { familiesOf } from './revision.sql';

type OrderLine = WholeOrder['lines'][number];
type Left = { line: OrderLine; quantity: number };

export interface Rebated {
  totals: CartTotals;
  /** What of each promotion a line has. */
  discountsOf(lineId: number): ReturnType<typeof lineDiscounts>;
  kept: ReturnType<typeof discountsToKeep>;
}

export async function rebate(
  tx: Transaction,
  { order, lines, discounts }: WholeOrder,
  pieces: ReadonlyMap<number, number>,
): Promise<Outcome<{ rebated: Rebated }>> {
  const left = lines.flatMap((line): Left[] => {
    const quantity = pieces.get(line.id) ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  const rows = await promotionsByIds(
    tx.db,
    discounts.flatMap((one) => one.promotionId ?? []),
  );
  const offers = rows.map((promotion) => offerOf({ promotion, coupon: null }, order));
  const gifts = await giftsOf(tx.db, order.cartId);
  const goods = await promotionLines(tx, left, offers);
  if (!offers.every((offer) => holds(offer, goods, gifts))) return refusal('APPROVAL_DISCOUNT_LOST');
  const off = discountsOf(goods, oere(order.shippingOere), offers, gifts);
  return { ok: true, rebated: { totals: totalsWith(off, order, left), ...namedBy(off, discounts) } };
}

function totalsWith(off: Discounts, order: WholeOrder['order'], left: readonly Left[]): CartTotals {
  return totalsOf({
    basis: order.basis,
    lines: left.map(({ line, quantity }) => {
      const taken = off.lines.get(String(line.id));
      return {
        id: String(line.id),
        unit: oere(line.unitOere),
        dutyUnit: oere(line.dutyOere / line.quantity),
        quantity,
        vatBp: line.vatBp,
        discount: taken?.goods ?? NONE,
        dutyDiscount: taken?.duty ?? NONE,
        dutyCode: line.dutyCode,
        dutyLabel: line.dutyLabel,
      };
    }),
    freight: { amount: oere(order.shippingOere), vatBp: VAT_BP, discount: off.freight },
  });
}

/** By the names of today, and by the codes that the order used. */
function namedBy({ granted }: Discounts, before: WholeOrder['discounts']): Pick<Rebated, 'kept' | 'discountsOf'> {
  const codeOf = (promotionId: number | null) => before.find((one) => one.promotionId === promotionId)?.code ?? null;
  return {
    kept: discountsToKeep(granted).map((one) => ({ ...one, code: codeOf(one.promotionId) })),
    discountsOf: (id) =>
      granted.flatMap((one) =>
        lineDiscounts([one], String(id)).map((part) => ({ ...part, code: codeOf(one.offer.rule.id) })),
      ),
  };
}

const NONE: Oere = oere(0);

const holds = ({ rule }: CartOffer, lines: readonly PromotionLine[], gifts: ChosenGifts): boolean =>
  lines.some((line) => isAbout(rule, line)) && missingFor(rule, { lines, gifts }) === 0;

async function promotionLines(
  tx: Transaction,
  left: readonly Left[],
  offers: readonly CartOffer[],
): Promise<PromotionLine[]> {
  const families = await familiesOf(
    tx.db,
    left.map(({ line }) => line.productId),
  );
  const sold = left.map(({ line }) => ({
    product: { id: line.productId, parent_id: families.get(line.productId) ?? null },
  }));
  const categories = await categoriesFor(tx.db, offers, sold);
  return left.map(({ line, quantity }) => {
    const products = [line.productId, families.get(line.productId) ?? []].flat();
    return {
      id: String(line.id),
      products,
      categories: products.flatMap((id) => categories.get(id) ?? []),
      unit: oere(line.unitOere),
      quantity,
      duty: oere((line.dutyOere / line.quantity) * quantity),
      vatBp: line.vatBp,
      // Gift cards are money, without VAT: nothing is taken off them.
      isExcluded: line.vatBp === 0,
    };
  });
}
