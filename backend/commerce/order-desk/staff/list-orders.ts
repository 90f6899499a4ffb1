// Orders as staff list them: their words for payment and fulfilment become filters of the database.
import type { Queryable } from '#backend/db/queryable';
import {
  type FulfilmentStage,
  fulfilmentStage,
  type PaymentStage,
  paymentStage,
  statusesOfStage,
} from '#domain/order/order-progress';
import { foundText } from '#domain/order/order-search';
import type { OrderStatus } from '#domain/order/order-status';
import { type ListedOrder, listStaffOrders, type StaffOrderFilter } from './list.sql';

export interface OrderQuery {
  status?: OrderStatus | undefined;
  /** Any of these; as `status`, of several. */
  statuses?: readonly OrderStatus[] | null | undefined;
  /** Older, or newer, than the order with this number. */
  after?: string | null | undefined;
  before?: string | null | undefined;
  payment?: PaymentStage | undefined;
  fulfilment?: FulfilmentStage | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  store?: string | undefined;
  text?: string | undefined;
}

export interface OrderSummary extends ListedOrder {
  payment: PaymentStage | null;
  fulfilment: FulfilmentStage;
}

/** One more than `most` is read by callers that say whether there are more. */
export async function findStaffOrders(on: Queryable, query: OrderQuery, most: number): Promise<OrderSummary[]> {
  const { status, payment, fulfilment, from, to, store, text, after = null, before = null } = query;
  const named = status ? [status] : (query.statuses ?? null);
  const ofStage = fulfilment ? statusesOfStage(fulfilment) : null;
  const statuses = named && ofStage ? ofStage.filter((one) => named.includes(one)) : (named ?? ofStage);
  const isOfShipped = fulfilment === 'to-pack' || fulfilment === 'partly-shipped';
  const filter: StaffOrderFilter = {
    payment: payment ?? null,
    ...{ statuses, shipped: isOfShipped ? fulfilment === 'partly-shipped' : null },
    ...{ from: from ?? null, to: to ?? null, store: store ?? null, text: text ? foundText(text) : null },
    ...{ after, before },
  };
  return (await listStaffOrders(on, filter, most)).map(orderSummary);
}

const orderSummary = (row: ListedOrder): OrderSummary => ({
  ...row,
  payment:
    row.payment_status &&
    paymentStage({
      status: row.payment_status,
      amountOere: row.amount_oere,
      capturedOere: row.captured_oere,
      refundedOere: row.refunded_oere,
    }),
  fulfilment: fulfilmentStage(row.status, row.shipped),
});
