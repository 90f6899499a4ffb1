// The order list of the back office. Orders chosen for an act lead on to it; a choice that is empty or too large is shown again, with the reason.

import { refusal } from '#domain/refusal/refusals';
import { chosenNumbers, chosenPath, orderChoice } from '#domain/staff/chosen-orders';
import { orderListQuery } from '#domain/staff/order-views';
import { SEES_ORDERS } from '#domain/staff/rights';
import { textsOf } from '~/i18n/texts.server';
import { redirectTo } from '~/request-context/respond.server';
import { countViewsForStaff, listOrdersForStaff } from '~/services/staff/orders.server';
import { readViewsOfList } from '~/services/staff/views.server';
import { StaffOrdersPage } from '~/ui/staff/orders-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_ORDERS,
  async load(context, { request }) {
    const { searchParams } = new URL(request.url);
    const choice = orderChoice(searchParams);
    const chosen = choice.hasNone ? refusal('ORDERS_NOT_INVOICED') : choice.act && chosenNumbers(choice.numbers);
    if (choice.act && chosen?.ok) throw redirectTo(chosenPath(choice.act, chosen.numbers));
    const { query, faults } = orderListQuery(Object.fromEntries(searchParams));
    const [orders, counts] = [await listOrdersForStaff(context, query), await countViewsForStaff(context)];
    const views = await readViewsOfList(context, 'orders', request);
    const fault = chosen?.ok === false ? chosen : null;
    const model = { query, faults, orders, counts, views, choice: { ...choice, fault } };
    const status = faults.length > 0 || model.choice.fault ? 400 : 200;
    return { title: textsOf(context.language).t('staff:nav.orders'), model, status };
  },
  Page: StaffOrdersPage,
});

export const loader = page.loader;
export const action = page.action;
