// A chosen gift whose promotion no longer applies blocks the order until it is corrected, so that no buyer pays for a gift unknowingly.
import { type Refusal, refusal, refusalOf } from '#domain/refusal/refusals';
import type { PurchaseCart, PurchaseRule } from './purchase';

function problemWithGift(lineId: string, promotions: NonNullable<PurchaseCart['promotions']>): Refusal | null {
  const { judged, gifts, lines } = promotions;
  for (const { offer, refused } of judged) {
    const chosen = gifts.get(offer.rule.id);
    // Most carts have no gift that is refused: only then is the line looked for among all others.
    if (!refused || chosen === undefined) continue;
    if (!lines.find((one) => one.id === lineId)?.products.includes(chosen)) continue;
    if (refused.code === 'COUPON_MINIMUM') return refusalOf('GIFT_NOT_EARNED', refused.params);
    return refusal(refused.code === 'COUPON_NO_GOODS' ? 'GIFT_EARNED_NO_MORE' : 'GIFT_OVER');
  }
  return null;
}

export const gift: PurchaseRule = {
  name: 'gift',
  refusalFor: ({ id }, { promotions }) => (id === null || promotions === null ? null : problemWithGift(id, promotions)),
};
