// A customer cancels their own order; another customer's order is answered like one that does not exist.

import type { OrderServices } from '#backend/commerce/checkout/place/place-order';
import { type OrderRow, orderById } from '#backend/commerce/order/order.sql';
import type { CancelOrderInput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { idOfUid } from '#backend/graphql/uid';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { cancelOrder } from './cancel';

const LONGEST_REASON = 200;

export async function cancelOwnOrder(
  { order_id, reason }: CancelOrderInput,
  context: Context,
  { provider, queue }: OrderServices,
): Promise<Outcome<{ order: OrderRow; returned: number[] }>> {
  const { customer } = await context.requireSignedIn();
  const id = idOfUid(order_id);
  const known = id === null ? null : await orderById(context.db, id);
  if (!known || known.customerId !== customer.id) return refusal('ORDER_NOT_FOUND');
  const { db, pool, now } = context;
  const canceling = { reason: reason.trim().slice(0, LONGEST_REASON), asCustomer: true };
  const outcome = await cancelOrder(known.number, canceling, { db, pool, queue, provider, now, by: 'customer' });
  if (!outcome.ok) return outcome;
  const order = await orderById(db, known.id);
  return order ? { ok: true, order, returned: outcome.returned } : refusal('ORDER_NOT_FOUND');
}
