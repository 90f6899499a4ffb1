// The bonus shop on the wire.
import type { QueryResolvers } from '#backend/generated/commerce';
import { goodsInBonusCategories } from './bonus-shop.sql';
import { isOfBonusShop } from './member';

export const bonusShopQuestion = {
  async bonusShop(_root, _args, context) {
    if (!(await isOfBonusShop(context))) return null;
    const counts = await goodsInBonusCategories(context.pool, await context.assortment());
    const categories = (context.store.settings.bonusCategories ?? []).flatMap(({ code, name }) => {
      const product_count = counts.get(code) ?? 0;
      return product_count > 0 ? [{ code, name: name[context.language], product_count }] : [];
    });
    return { categories };
  },
} satisfies QueryResolvers;
