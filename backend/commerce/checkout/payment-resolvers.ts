// Open payments in GraphQL: reopening the payment page, ending the payment, and why one was not completed.

import { readCart } from '#backend/commerce/cart/cart.sql';
import { holdsLines } from '#backend/commerce/cart/lines/lines.sql';
import { shopperOf } from '#backend/commerce/cart/shopper';
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import { payAt } from '#backend/commerce/payment/pay-at';
import { cameToNothing, kindsOfEvents } from '#backend/commerce/payment/payment.sql';
import type { Reader } from '#backend/db/client';
import type { Resolvers, UnpaidOrder } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { refusedBy } from '#backend/refusal';
import { unpaidReason } from '#domain/order/unpaid-order';
import { refusal } from '#domain/refusal/refusals';
import { type CartModel, cartAfterChange } from './cart-model';
import { type Ending, endPayment, ownOrderByToken } from './end-payment';
import { leftOnWire } from './merge/resolvers';
import type { OrderServices } from './place/place-order';

async function paymentPageFor(token: string, { provider }: OrderServices, context: Context): Promise<string | null> {
  const order = await ownOrderByToken(token, await shopperOf(context));
  if (!order) throw refusedBy(refusal('ORDER_NOT_FOUND'));
  const page = await payAt(order, context.db, provider, context.now);
  if (!page.ok) throw refusedBy(page);
  return page.url;
}

async function cartOfEnded(ending: Ending, { queue }: OrderServices, context: Context): Promise<CartModel> {
  const shopper = await shopperOf(context);
  const ended = await endPayment(ending, shopper, queue);
  if (!ended.ok) throw refusedBy(ended);
  queue.wake('tell-who-waits');
  context.productsChanged(ended.released);
  const cart = await cartAfterChange(ended.cartId, shopper, context);
  cart.leftBehind = ended.left.map(leftOnWire);
  return cart;
}

/** The cart of the order can be taken back while it holds something and has become no other order. */
async function unpaidOrder({ order, payment }: WholeOrder, reader: Reader): Promise<UnpaidOrder | null> {
  if (!payment || !cameToNothing(payment)) return null;
  const why = unpaidReason(await kindsOfEvents(reader, payment.id));
  const found = await readCart(reader, order.cartId);
  // An order by phone is paid again by its link.
  const cart = found?.byPhone ? null : found;
  const isOpen = cart?.status === 'active';
  return {
    reason: why?.reason ?? (payment.status === 'declined' ? 'DECLINED' : 'CANCELLED'),
    was_approved_late: why?.wasApprovedLate ?? false,
    cart_id: isOpen ? cart.id : null,
    cart_is_left:
      cart !== null && cart.status !== 'ordered' && cart.subscriptionId === null && (await holdsLines(reader, cart.id)),
  };
}

export const paymentResolvers = (services: OrderServices): Resolvers => ({
  Mutation: {
    continuePayment: (_root, { order_token: token }, context) => paymentPageFor(token, services, context),
    endPayment: (_root, { input: { order_token: token, cart_id: cartId } }, context) =>
      cartOfEnded({ token, cartId: cartId ?? null }, services, context),
  },
  CustomerOrder: { unpaid: ({ whole }, _args, { db }) => unpaidOrder(whole, db) },
});
