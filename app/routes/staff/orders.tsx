// The order list of the back office.

import { orderListQuery } from '#domain/staff/order-views';
import { SEES_ORDERS } from '#domain/staff/rights';
import { textsOf } from '~/i18n/texts.server';
import { countViewsForStaff, listOrdersForStaff } from '~/services/staff/orders.server';
import { StaffOrdersPage } from '~/ui/staff/orders-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_ORDERS,
  async load(context, { request }) {
    const { query, faults } = orderListQuery(Object.fromEntries(new URL(request.url).searchParams));
    const [orders, counts] = [await listOrdersForStaff(context, query), await countViewsForStaff(context)];
    const model = { query, faults, orders, counts };
    return { title: textsOf(context.language).t('staff:nav.orders'), model, status: faults.length > 0 ? 400 : 200 };
  },
  Page: StaffOrdersPage,
});

export const loader = page.loader;
export const action = page.action;
