// Orders by phone on the wire: what the link of the mail opens, and its acceptance.
import { money } from '#backend/commerce/catalogue/index';
import { agreementsIn, cartError, type OrderServices, placeOrderError } from '#backend/commerce/checkout/index';
import { OrderModel, wholeOrders } from '#backend/commerce/order/index';
import { postalRows } from '#backend/commerce/order-desk/index';
import { payAt } from '#backend/commerce/payment/index';
import { exceptionsInCart } from '#backend/commerce/returns/index';
import type { AcceptPhoneOrderInput, PlaceOrderError, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { uidOf } from '#backend/graphql/uid';
import { problemOnWire } from '#backend/refusal';
import { oereFromKroner } from '#domain/money/money';
import { checkoutSuccessPath, phoneOrderPath } from '#domain/page/addresses';
import { phoneOrderBehind } from './link';
import { orderOfPhone } from './phone-order.sql';
import type { PhoneParts } from './phone-shopper';
import { placePhoneOrder } from './place';
import { readPhoneCart } from './read';

type ContextOf = PhoneParts['contextOf'];

async function phoneOrderOnWire(token: string, context: Context, contextOf: ContextOf) {
  const phone = await phoneOrderBehind(token, { db: context.db, contextOf }, context.now);
  const shown = phone && (await readPhoneCart(phone));
  if (!phone || !shown) return null;
  const { cart, shopper } = phone;
  const order = cart.status === 'ordered' ? await orderOfPhone(context.db, cart.id) : null;
  const chosen = shown.deliveries.find(({ key }) => key === shown.delivery);
  const { shippingAddress: shipping, billingAddress: billing } = cart;
  return {
    state: order ? linkState(order.status) : ('OPEN' as const),
    number: order?.number ?? null,
    email: cart.email ?? shopper.who?.customer.email ?? '',
    lines: shown.lines.map(({ id, sku, name, unit, quantity, rowOere, problem }) => ({
      ...{ uid: uidOf(id), sku, name, unit, quantity, row_total: money(rowOere) },
      ...(problem && problemOnWire(problem)),
    })),
    totals: shown.totals.map(({ name, label, oere }) => ({ name, label, amount: money(oere) })),
    to_pay: money(shown.toPay),
    price_changes: shown.changes,
    delivery: chosen?.title ?? null,
    delivery_date: cart.shippingMethod?.deliveryDate ?? chosen?.day ?? null,
    shipping_address: shipping ? postalRows(shipping) : [],
    billing_address: billing ? postalRows(billing) : [],
    agreements: agreementsIn(shopper.store, context.language),
    for_consumers: shopper.store.basis === 'gross',
    withdrawal_exceptions: await exceptionsInCart(cart.id, context.pool),
  };
}

/** A payment that came to nothing has opened the cart again. */
const linkState = (status: string) => (status === 'pending' ? ('PAYING' as const) : ('PLACED' as const));

const refusedOrder = (error: PlaceOrderError) => ({
  ...{ order: null, orderV2: null, payment_redirect_url: null, order_token: null, errors: [error] },
});

async function accepted(
  { token, agreement_ids: agreementIds, expected_total: total, price_changes: changes }: AcceptPhoneOrderInput,
  context: Context,
  { contextOf, services }: { contextOf: ContextOf; services: OrderServices },
) {
  const phone = await phoneOrderBehind(token, { db: context.db, contextOf }, context.now);
  if (!phone) return refusedOrder(cartError('missing', ''));
  const back = { returnUrl: checkoutSuccessPath(), cancelUrl: phoneOrderPath(token), origin: context.origin };
  const shown = { toPayOere: oereFromKroner(total), changes };
  const done = await placePhoneOrder(phone, { ...shown, ...back, agreementIds, payment: 'card' }, services);
  if (!done.ok) return refusedOrder(placeOrderError(done));
  const { order } = done;
  const page = await payAt(order, context.db, services.provider, context.now);
  if (!page.ok) return refusedOrder(placeOrderError(page));
  const [whole] = await wholeOrders(context.db, [order]);
  return {
    order: { order_number: order.number, order_id: String(order.id) },
    orderV2: whole ? new OrderModel(whole, context.language) : null,
    payment_redirect_url: page.url,
    order_token: order.publicToken,
    errors: [],
  };
}

export const phoneOrderResolvers = (services: OrderServices, contextOf: ContextOf): Resolvers => ({
  Query: { phoneOrder: (_root, { token }, context) => phoneOrderOnWire(token, context, contextOf) },
  Mutation: {
    acceptPhoneOrder: (_root, { input }, context) => accepted(input, context, { contextOf, services }),
  },
});
