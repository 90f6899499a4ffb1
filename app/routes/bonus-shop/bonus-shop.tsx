// The bonus shop: what is bought for points, all of it or one of its categories (spec section 2, /bonusshop).
import { bonusShopPath } from '#domain/page/addresses';
import { textsOf } from '~/i18n/texts.server';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { readBonusShop } from '~/services/catalogue/bonus-shop.server';
import { readShelf } from '~/services/catalogue/shelf.server';
import { BonusShopPage } from '~/ui/pages/bonus-shop-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['catalog-only-rule', 'limited-account-access'],
  async load(context, { request, params }) {
    const asked = params.category ?? null;
    const head = await readBonusShop(context);
    const category = head?.categories.find(({ code }) => code === asked) ?? null;
    if (!head || (asked !== null && !category)) throw notFound();
    const shelf = await readShelf(context, { forPoints: asked }, listQuestion(request));
    if (!shelf) throw notFound();
    const entries = [
      {
        id: 'all',
        name: textsOf(context.language).t('shelf:bonus.all'),
        href: bonusShopPath(),
        isHere: asked === null,
      },
      ...head.categories.map(({ code, name, href }) => ({ id: code, name, href, isHere: code === asked })),
    ].map((entry) => ({ ...entry, picture: null }));
    return {
      head: category ? category.name : titleOf(context, 'shelf:bonus.title'),
      isList: true,
      model: { balance: head.balance, name: category?.name ?? null, entries, shelf, language: context.language },
    };
  },
  Page: BonusShopPage,
});
export const loader = page.loader;
