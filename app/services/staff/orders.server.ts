// The order list of the back office.
import { MOST_CHOSEN } from '#domain/staff/chosen-orders';
import { type OrderListQuery, orderListFilter } from '#domain/staff/order-views';
import type { Caller } from '~/models/caller';
import type { StaffOrdersView, StaffViewCount } from '~/models/staff';
import { StaffOrdersDocument, StaffOrderViewsDocument } from '../generated/staff';
import { read } from '../transport/transport.server';

export async function listOrdersForStaff(
  caller: Caller,
  query: OrderListQuery,
  first = MOST_CHOSEN,
): Promise<StaffOrdersView> {
  const { statuses, from, to, ...rest } = orderListFilter(query);
  const filter = {
    ...rest,
    statuses: statuses === null ? null : [...statuses],
    ...{ from: from?.toISOString() ?? null, to: to?.toISOString() ?? null },
    ...{ after: query.after || null, before: query.before || null },
  };
  const { staffOrders } = await read(caller, {
    client: 'staff',
    document: StaffOrdersDocument,
    variables: { filter, first },
  });
  const { hasNewer, hasOlder, stores, rows } = staffOrders;
  return {
    ...{ hasNewer, hasOlder, stores },
    rows: rows.map(({ company = null, payment = null, deliveryDate = null, requisition = null, ...row }) => ({
      ...row,
      ...{ company, payment, deliveryDate, requisition },
    })),
  };
}

export async function countViewsForStaff(caller: Caller): Promise<StaffViewCount[]> {
  const { staffOrderViews } = await read(caller, { client: 'staff', document: StaffOrderViewsDocument, variables: {} });
  return staffOrderViews.map(({ view, count, oldest = null }) => ({ view, count, oldest }));
}
