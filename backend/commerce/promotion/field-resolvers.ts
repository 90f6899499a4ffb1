// A cart's codes and gift offers on the wire.
import { money } from '#backend/commerce/catalogue/product/price';
import type { Resolvers } from '#backend/generated/commerce';
import { uidOf } from '#backend/graphql/uid';

/** What a cart says of its promotions. */
export const promotionFieldResolvers: Resolvers = {
  Cart: {
    applied_coupons: async (cart) =>
      (await cart.priced()).appliedPromotions.judged.flatMap(({ offer: { coupon, rule }, refused }) =>
        coupon
          ? [
              {
                code: coupon.code,
                description: rule.name,
                is_personal_coupon: coupon.isPersonal,
                problem_code: refused?.code ?? null,
                problem_params: refused?.params ?? null,
              },
            ]
          : [],
      ),
    promos: async (cart, _args, context) => {
      const { appliedPromotions } = await cart.priced();
      const offers = appliedPromotions.judged.filter(
        ({ offer, refused }) => offer.rule.kind === 'gift' && (!refused || refused.code === 'COUPON_MINIMUM'),
      );
      return Promise.all(
        offers.map(async ({ offer, refused }) => {
          const items = await context.loaders.product.loadMany([...offer.rule.gifts]);
          const models = items.flatMap((item) => (item instanceof Error || !item ? [] : [item]));
          const chosen = appliedPromotions.gifts.get(offer.rule.id);
          return {
            id: uidOf(offer.rule.id),
            title: offer.rule.name,
            items: models,
            selected_sku: models.find((model) => model.id === chosen)?.sku ?? null,
            missing: refused ? money(appliedPromotions.missing(offer)) : null,
          };
        }),
      );
    },
  },
};
