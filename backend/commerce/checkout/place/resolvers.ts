// Placing and reading orders on the wire.
import { cartRefused } from '#backend/commerce/cart/authorize';
import { shopperOf } from '#backend/commerce/cart/shopper';
import { ALL_TERMS } from '#backend/commerce/checkout/agreements';
import { cancelOwnOrder } from '#backend/commerce/fulfilment/cancel-own-order';
import { isConfirmedTo } from '#backend/commerce/order/confirm/send-again';
import { orderBehind } from '#backend/commerce/order/read/find-orders';
import { lastChoicesOf } from '#backend/commerce/order/read/last-choices';
import { OrderModel } from '#backend/commerce/order/read/model';
import { wholeOrders } from '#backend/commerce/order/read/read.sql';
import { stateOfStatus } from '#backend/commerce/order/status-label';
import { payAt } from '#backend/commerce/payment/pay-at';
import { ownAddress } from '#backend/commerce/payment/return-address';
import type { CancelOrderInput, PlaceOrderError, PlaceOrderInput, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { inputRefused, noSuchEntity, refusedBy } from '#backend/refusal';
import { isTestPayment } from '#domain/payment/payment';
import { eanFault, eanFrom } from '#domain/validate/ean';
import { type OrderServices, type Placing, placeOrder } from './place-order';
import { cartError, placeOrderError } from './refusal-words';

const LONGEST = { word: 100, comment: 1000 } as const;

const text = (typed: string | null | undefined, most: number) => typed?.trim().slice(0, most) || null;

function ownOrRefused(name: string, url: string | null | undefined, context: Context): string | null {
  if (!url) return null;
  const own = ownAddress(url, context.origin, context.stores);
  if (own === null) throw inputRefused(`${name} must lead back to the shop`);
  return own;
}

function placingOf(input: PlaceOrderInput, context: Context, clientsShowTerms: boolean): Placing {
  const ean = text(input.ean, LONGEST.word);
  if (ean !== null && eanFrom(ean) === null) throw inputRefused('The EAN number is not valid', { code: eanFault(ean) });
  return {
    cartId: input.cart_id,
    agreementIds: input.agreement_ids ?? (clientsShowTerms ? ALL_TERMS : []),
    expectedTotal: input.expected_total ?? null,
    seenChanges: input.price_changes ?? null,
    reference: text(input.reference, LONGEST.word),
    requisitioner: text(input.requisitioner, LONGEST.word),
    requisitionNumber: text(input.requisition_number, LONGEST.word),
    comment: text(input.comment, LONGEST.comment),
    accountingCost: text(input.accounting_cost, LONGEST.word),
    ean: ean === null ? null : eanFrom(ean),
    returnUrl: ownOrRefused('return_url', input.return_url, context),
    cancelUrl: ownOrRefused('cancel_url', input.cancel_url, context),
    origin: context.origin,
  };
}

const NOTHING_PLACED = { order: null, orderV2: null, payment_redirect_url: null, order_token: null };

async function canceledBy(input: CancelOrderInput, context: Context, services: OrderServices) {
  const canceled = await cancelOwnOrder(input, context, services);
  if (!canceled.ok) throw refusedBy(canceled);
  context.productsChanged(canceled.returned);
  const [whole] = await wholeOrders(context.db, [canceled.order]);
  return { error: null, order: whole ? new OrderModel(whole, context.language) : null };
}

async function actionsOn(order: OrderModel, context: Context) {
  const who = await context.signedIn();
  if (!who) return [];
  const { id, email } = who.customer;
  return [
    ...(order.mayBeCanceledBy(id) ? (['CANCEL'] as const) : []),
    ...(['REORDER'] as const),
    ...(isConfirmedTo(email, order) ? (['SEND_CONFIRMATION'] as const) : []),
  ];
}

/** Magento's clients look for the reason in the response's `errors`; the storefront reads the error code in `data`. */
function notPlaced(error: PlaceOrderError, context: Context) {
  const { code, message } = error;
  if (context.isForeignClient) context.alsoErrors.push(inputRefused(`Unable to place order: ${message}`, { code }));
  return { ...NOTHING_PLACED, errors: [error] };
}

const orderFields: Resolvers['CustomerOrder'] = {
  payment_status: (order, _args, { db }) => order.paymentStatusIn(db),
  buyer_name: (order, _args, { db }) => order.buyerIn(db),
  state: (order) => stateOfStatus(order.status_code),
  available_actions: (order, _args, context) => actionsOn(order, context),
};

/** Throws where the cart is another customer's. */
function errorOfPlacing(placed: Exclude<Awaited<ReturnType<typeof placeOrder>>, { ok: true }>, cartId: string) {
  if ('refused' in placed) return placeOrderError(placed.refused);
  if (placed.cause === 'not-permitted') throw cartRefused(placed.cause, cartId);
  return cartError(placed.cause, cartId);
}

export function orderResolvers(services: OrderServices, clientsShowTerms: boolean): Resolvers {
  return {
    Query: {
      guestOrderByToken: async (_root, { input }, context) => {
        const order = await orderBehind(input.token, context);
        if (!order) throw noSuchEntity('We couldn’t locate an order with the information provided.');
        return order;
      },
    },
    Mutation: {
      cancelOrder: (_root, { input }, context) => canceledBy(input, context, services),
      placeOrder: async (_root, { input }, context) => {
        if (!input) throw inputRefused('Required parameter "input" is missing');
        const placing = placingOf(input, context, clientsShowTerms);
        const placed = await placeOrder(placing, await shopperOf(context), services);
        if (!placed.ok) return notPlaced(errorOfPlacing(placed, input.cart_id), context);
        const { order, made } = placed;
        context.productsChanged(made?.sold ?? []);
        const page = await payAt(order, context.db, services.provider, context.now, made);
        if (!page.ok) return notPlaced(placeOrderError(page), context);
        const whole = made?.whole ?? (await wholeOrders(context.db, [order]))[0];
        const orderV2 = whole ? new OrderModel(whole, context.language) : null;
        return {
          order: { order_number: order.number, order_id: String(order.id) },
          orderV2,
          payment_redirect_url: page.url,
          order_token: order.publicToken,
          errors: [],
        };
      },
    },
    StoreConfig: { test_payments: () => isTestPayment(services.provider) },
    Customer: { last_choices: ({ who }, _args, context) => lastChoicesOf(who, context) },
    OrderPaymentMethod: { additional_data: () => [] },
    CustomerOrder: orderFields,
    OrderItem: {
      gift_cards: (line, _args, { db }) => line.giftCardsIn(db),
      product: async (line, _args, context) => context.loaders.product.load(line.row.productId),
      // The product's picture shows its standard design, not the one that was ordered.
      image: async ({ row: { kind, productId } }, _args, context) =>
        kind === 'design' ? null : ((await context.loaders.product.load(productId))?.small_image ?? null),
    },
  };
}
