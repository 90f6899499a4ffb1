// Bonus points: what there is, what was earned and spent, and every movement.
import { withoutPanel } from '#domain/page/addresses';
import { parseSheetSearch } from '~/forms/sheet-search/schema.server';
import { bonusShopOf } from '~/request-context/bonus-shop.server';
import { stayWithin } from '~/request-context/list-question.server';
import { titleOf } from '~/request-context/title.server';
import { readPoints } from '~/services/customer/purchase-history.server';
import { BonusPointsPage } from '~/ui/pages/bonus-points-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const PAGE_SIZE = 20;
const page = serverPage({
  guards: ['authenticated', 'limited-account-access'],
  async load(context, { request }) {
    const { page } = parseSheetSearch(new URL(request.url).searchParams);
    const points = await readPoints(context, page, PAGE_SIZE);
    stayWithin(context, points.paging);
    const seesOrders = context.customer?.orderHistoryAccess ?? false;
    return {
      head: titleOf(context, 'documents:points.title'),
      model: {
        points,
        seesOrders,
        shopHref: bonusShopOf(context),
        here: withoutPanel(context.here),
        language: context.language,
      },
    };
  },
  Page: BonusPointsPage,
});
export const loader = page.loader;
