// The front page of the back office: what waits for the role that is logged in.
import { SEES_ORDERS } from '#domain/staff/rights';
import { textsOf } from '~/i18n/texts.server';
import { countViewsForStaff } from '~/services/staff/orders.server';
import { StaffTodayPage } from '~/ui/staff/today-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: 'staff',
  async load(context) {
    const seesOrders = SEES_ORDERS.some((right) => context.member?.rights.includes(right));
    const counts = seesOrders ? await countViewsForStaff(context) : [];
    // What waits for staff: not all that is unpaid, which ends by itself.
    const own = counts.filter(({ view }) => view !== 'waiting');
    return { title: textsOf(context.language).t('staff:today.title'), model: { counts: own } };
  },
  Page: StaffTodayPage,
});

export const loader = page.loader;
export const action = page.action;
