// The order list of the back office: a page of rows by key, and the counts of its views.
import {
  countStaffOrders,
  findStaffOrders,
  type OrderSummary,
  storesOfOrders,
} from '#backend/commerce/order-desk/index';
import type { StaffOrderFilter } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { FULFILMENT_STAGES, PAYMENT_STAGES } from '#domain/order/order-progress';
import { isOrderStatus } from '#domain/order/order-status';
import { ORDER_VIEW_NAMES, ORDER_VIEWS } from '#domain/staff/order-views';
import type { StaffContext } from '../context';
import { momentFrom } from '../given';
import { pageByKey } from '../page-by-key';

const MOST_ROWS = 200;

function oneOf<Value extends string>(values: readonly Value[], given: string | null | undefined): Value | undefined {
  if (given == null) return undefined;
  const found = values.find((value) => value === given);
  if (found === undefined) throw inputRefused(`${given} is none of ${values.join(', ')}.`);
  return found;
}

function queryOfFilter({ statuses, payment, fulfilment, store, from, to, text, after, before }: StaffOrderFilter) {
  return {
    statuses: statuses?.filter(isOrderStatus) ?? null,
    payment: oneOf(PAYMENT_STAGES, payment),
    fulfilment: oneOf(FULFILMENT_STAGES, fulfilment),
    ...{ from: momentFrom(from), to: momentFrom(to), store: store ?? undefined, text: text ?? undefined },
    ...{ after: after ?? null, before: before ?? null },
  };
}

export async function listOrderRows(filter: StaffOrderFilter, first: number, { pool }: StaffContext) {
  const query = queryOfFilter(filter);
  const page = await pageByKey(query, first, MOST_ROWS, (limit) => findStaffOrders(pool, query, limit));
  return { ...page, rows: page.rows.map(orderRowOnWire), stores: await storesOfOrders(pool) };
}

const orderRowOnWire = (row: OrderSummary) => ({
  ...{ number: row.number, store: row.store, email: row.email, buyer: row.buyer, company: row.company },
  placedAt: row.placed_at.toISOString(),
  totalOere: row.total_oere,
  ...{ payment: row.payment, isTest: row.payment_mode === 'TEST', fulfilment: row.fulfilment },
  ...{ pieces: row.pieces, shipped: row.shipped, delivery: row.delivery },
  deliveryDate: row.delivery_date,
  requisition: row.requisition_number,
});

export async function countOrderViews({ pool }: StaffContext) {
  const views = ORDER_VIEW_NAMES.flatMap((view) => {
    const statuses = ORDER_VIEWS[view];
    return statuses === null ? [] : [{ view, statuses }];
  });
  const counts = await countStaffOrders(
    pool,
    views.map(({ statuses }) => statuses),
  );
  return views.map(({ view }, at) => ({
    view,
    count: counts[at]?.count ?? 0,
    oldest: counts[at]?.oldest?.toISOString() ?? null,
  }));
}
