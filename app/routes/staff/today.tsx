// The front page of the back office: what waits for the role that is logged in.
import { SEES_CONTENT } from '#domain/staff/content-views';
import { SEES_FIGURES, SEES_SEARCHES } from '#domain/staff/figures';
import { SEES_ORDERS, type StaffRight } from '#domain/staff/rights';
import { textsOf } from '~/i18n/texts.server';
import { readContentPlans } from '~/services/staff/content.server';
import { readFiguresForStaff, readMissedSearches } from '~/services/staff/figures.server';
import { countViewsForStaff } from '~/services/staff/orders.server';
import { countWaitingForStaff } from '~/services/staff/waiting.server';
import { StaffTodayPage } from '~/ui/staff/today-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: 'staff',
  async load(context) {
    const sees = (rights: readonly StaffRight[]) => rights.some((right) => context.member?.rights.includes(right));
    const [counts, waiting, figures, planned, missed] = await Promise.all([
      sees(SEES_ORDERS) ? countViewsForStaff(context) : [],
      countWaitingForStaff(context),
      sees(SEES_FIGURES) ? readFiguresForStaff(context, { period: 'month', store: '' }) : null,
      sees(SEES_CONTENT) ? readContentPlans(context) : [],
      sees(SEES_SEARCHES) ? readMissedSearches(context, { period: 'week', store: '' }) : null,
    ]);
    // What waits for staff: not all that is unpaid, which ends by itself.
    const own = counts.filter(({ view }) => view !== 'waiting');
    const model = { counts: own, waiting, figures, planned, missed };
    return { title: textsOf(context.language).t('staff:today.title'), model };
  },
  Page: StaffTodayPage,
});

export const loader = page.loader;
export const action = page.action;
