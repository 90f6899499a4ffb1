// Coupons and gifts on the wire, by Magento's names and in its words where it has them.
import type { AfterChange } from '#backend/commerce/checkout/cart-resolvers';
import type { Limits } from '#backend/db/limits';
import type { Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { idOfUid } from '#backend/graphql/uid';
import { inputRefused, refusedBy } from '#backend/refusal';
import type { Refusal, RefusalCode } from '#domain/refusal/refusals';
import { applyCoupons, takeOutCoupons } from './apply-coupon';
import { chooseGift } from './choose-gift';

/** Magento core knows these as texts. */
const WORDS: Partial<Record<RefusalCode, string>> = {
  COUPON_INVALID: "The coupon code isn't valid. Verify the code and try again.",
  COUPON_CODE_MISSING: 'Required parameter "coupon_code" is missing',
};

/** A gift that could not be chosen, as text. */
const GIFT_WORDS = 'The gift cannot be chosen.';
/** More in one request is no shopping. */
const MOST_AT_ONCE = 20;

async function applyTyped(
  { limits, afterChange }: { limits: Limits; afterChange: AfterChange },
  cartId: string,
  codes: readonly string[],
  context: Context,
  replace: boolean,
) {
  const keys = [`cart ${cartId}`, ...(context.clientAddress ? [`from ${context.clientAddress}`] : [])];
  for (const key of keys) {
    if (await limits.isSpent('code', key)) throw refusedBy({ ok: false, code: 'TOO_MANY_TRIES' });
  }
  const tried = codes.slice(0, MOST_AT_ONCE);
  const { cart, result } = await afterChange(cartId, context, (shopper) =>
    applyCoupons(cartId, tried, shopper, { replace }),
  );
  const unknown = result.filter(({ refused }) => refused.code === 'COUPON_INVALID').length;
  // Only guesses count: a customer with an expired code may try it any number of times.
  for (let guess = 0; guess < unknown; guess += 1) for (const key of keys) await limits.take('code', key);
  const [first] = result;
  if (first) throw couponRefused(first.refused);
  return { cart };
}

export function promotionResolvers(limits: Limits, afterChange: AfterChange): Resolvers {
  const apply = (cartId: string, codes: readonly string[], context: Context, replace: boolean) =>
    applyTyped({ limits, afterChange }, cartId, codes, context, replace);
  return {
    Mutation: {
      applyCouponToCart: (_root, { input }, context) => {
        if (!input) throw inputRefused('Required parameter "input" is missing');
        return apply(input.cart_id, [input.coupon_code], context, false);
      },
      applyCouponsToCart: (_root, { input }, context) => {
        if (!input) throw inputRefused('Required parameter "input" is missing');
        const codes = input.coupon_codes.flatMap((code) => code ?? []);
        return apply(input.cart_id, codes, context, input.type === 'REPLACE');
      },
      removeCouponFromCart: async (_root, { input }, context) => {
        if (!input) throw inputRefused('Required parameter "input" is missing');
        const codes = input.coupon_code ? [input.coupon_code] : null;
        return afterChange(input.cart_id, context, (shopper) => takeOutCoupons(input.cart_id, codes, shopper));
      },
      removeCouponsFromCart: async (_root, { input }, context) => {
        if (!input) throw inputRefused('Required parameter "input" is missing');
        const codes = input.coupon_codes.flatMap((code) => code ?? []);
        return afterChange(input.cart_id, context, (shopper) => takeOutCoupons(input.cart_id, codes, shopper));
      },
      chooseGift: async (_root, { input }, context) => {
        const { cart_id: cartId, promo_id: promo, sku } = input;
        const { cart, result } = await afterChange(cartId, context, (shopper) =>
          chooseGift(cartId, idOfUid(promo) ?? 0, sku ?? null, shopper),
        );
        if (!result.ok) throw refusedBy(result, GIFT_WORDS);
        return { cart };
      },
    },
  };
}

const couponRefused = (refused: Refusal) =>
  refusedBy(refused, WORDS[refused.code] ?? `The coupon code is refused: ${refused.code}`);
