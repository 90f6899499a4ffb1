// Placed orders: the customer's own list and page, and the one that a public token opens.
import type { Caller } from '~/models/caller';
import type { Paging } from '~/models/catalogue';
import type { OrderRow, OrderView } from '~/models/order';
import { read, send } from '../transport.server';
import { CUSTOMER_ORDER, CUSTOMER_ORDERS, ORDER_BY_TOKEN } from './order.gql';
import { orderRowOf, orderViewOf } from './order.map';

export async function listOrders(
  caller: Caller,
  page: number,
  pageSize: number,
): Promise<{ rows: OrderRow[]; paging: Paging }> {
  const data = await read(caller, { client: 'commerce', document: CUSTOMER_ORDERS, variables: { pageSize, page } });
  const orders = data.customer?.orders;
  return {
    rows: (orders?.items ?? []).flatMap((order) => (order ? [orderRowOf(order)] : [])),
    paging: {
      page,
      pageSize,
      pages: Math.max(1, orders?.page_info?.total_pages ?? 1),
      total: orders?.total_count ?? 0,
    },
  };
}

/** Null for an unknown number and for another customer's order alike. */
export async function readOrder(caller: Caller, number: string): Promise<OrderView | null> {
  const data = await read(caller, { client: 'commerce', document: CUSTOMER_ORDER, variables: { number } });
  const order = data.customer?.orders?.items[0];
  return order ? orderViewOf(order) : null;
}

/** The order that a public token opens; null when it opens none. */
export async function readOrderByToken(caller: Caller, token: string): Promise<OrderView | null> {
  const answer = await send(caller, { client: 'commerce', document: ORDER_BY_TOKEN, variables: { token } });
  return answer.data?.guestOrderByToken ? orderViewOf(answer.data.guestOrderByToken) : null;
}
