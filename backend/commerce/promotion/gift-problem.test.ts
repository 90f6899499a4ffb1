// A chosen gift that no longer counts says why: not earned yet, not earned any more, or a campaign that is over.
import { expect, test } from 'vitest';
import { refusal } from '#domain/refusals';
import type { Bargains } from './applied-promotions';
import { giftProblem } from './gift-problem';

const cartWith = (refused: ReturnType<typeof refusal> | null) =>
  ({
    judged: [{ offer: { rule: { id: 1 } }, refused }],
    gifts: new Map([[1, 77]]),
    lines: [{ id: 'gift', products: [77] }],
  }) as unknown as Bargains;

test.each([
  [refusal('COUPON_MINIMUM', { params: { missing: 'kr. 50,00' } }), 'GIFT_NOT_EARNED', { missing: 'kr. 50,00' }],
  [refusal('COUPON_NO_GOODS'), 'GIFT_EARNED_NO_MORE', undefined],
  [refusal('COUPON_EXPIRED'), 'GIFT_OVER', undefined],
  [refusal('COUPON_WRONG_GROUP'), 'GIFT_OVER', undefined],
])('%o makes the gift %s', (refused, code, params) => {
  const problem = giftProblem('gift', cartWith(refused));
  expect([problem?.code, problem?.params]).toEqual([code, params]);
});

test('a gift that is earned, and a line that is no gift, have no problem', () => {
  expect(giftProblem('gift', cartWith(null))).toBeNull();
  expect(giftProblem('other', cartWith(refusal('COUPON_EXPIRED')))).toBeNull();
});
