// The promotion list of the back office.
import { SEES_PROMOTIONS } from '#domain/staff/promotion-acts';
import { promotionListQuery } from '#domain/staff/promotion-views';
import { textsOf } from '~/i18n/texts.server';
import { readPromotionsForStaff } from '~/services/staff/promotions.server';
import { readViewsOfList } from '~/services/staff/views.server';
import { StaffPromotionsPage } from '~/ui/staff/promotions-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_PROMOTIONS,
  async load(context, { request }) {
    const query = promotionListQuery(Object.fromEntries(new URL(request.url).searchParams));
    const model = {
      query,
      promotions: await readPromotionsForStaff(context, query),
      views: await readViewsOfList(context, 'promotions', request),
    };
    return { title: textsOf(context.language).t('staff:nav.promotions'), model };
  },
  Page: StaffPromotionsPage,
});

export const loader = page.loader;
export const action = page.action;
