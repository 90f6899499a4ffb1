// An OrderRequest becomes an order on invoice, changes the one that it became, or calls it off. Prices are those of the order, or the
// difference is told.
import { ALL_TERMS } from '#backend/commerce/checkout/agreements';
import { cancelOrder } from '#backend/commerce/order/fulfilment/cancel';
import type { Life } from '#backend/commerce/order/fulfilment/step';
import { placeOrder } from '#backend/commerce/order/place-order';
import type { Context } from '#backend/graphql/context';
import { oere } from '#domain/money';
import { differencesIn, isDearer, type PriceDifference } from '#domain/punchout/cxml/compare-order';
import type { CxmlEnvelope } from '#domain/punchout/cxml/cxml-envelope';
import { priceInCxml } from '#domain/punchout/cxml/cxml-numbers';
import { type CxmlReading, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { type CxmlOrder, readOrderRequest } from '#domain/punchout/cxml/order-request';
import { linesOfCart } from '../returned-lines';
import { fillOrderCart } from './fill-order-cart';
import { isKnownPayload, type NewPurchase, purchasedOrder, unwritePurchase, writePurchase } from './orders.sql';
import type { KnownSender } from './sender';
import { insertPayload } from './visits.sql';

export interface OrderingParts {
  sender: KnownSender;
  envelope: CxmlEnvelope;
  /** Of the connection's customer, on a visit of its own. */
  contextFor(): Promise<Context>;
  life: Life;
}

type Taken = CxmlReading<{ number: string }>;
type Known = Awaited<ReturnType<typeof purchasedOrder>>;

/** A document that was refused counts as not seen. */
export async function takeOrderRequest(parts: OrderingParts): Promise<Taken> {
  const { sender, envelope, life } = parts;
  const { code } = sender.connection;
  const read = readOrderRequest(envelope.request);
  if (!read.ok) return read;
  if (await isKnownPayload(life.db, code, envelope.payloadId))
    return cxmlRefusal(409, `The payloadID ${envelope.payloadId} was received before.`);
  const known = await purchasedOrder(life.db, code, read.order.orderId);
  const taken = await byType(read.order, known, parts);
  if (taken.ok) await insertPayload(life.db, code, envelope.payloadId, life.now);
  return taken;
}

function byType(order: CxmlOrder, known: Known, parts: OrderingParts): Promise<Taken> | Taken {
  const { type, orderId } = order;
  if (type === 'new')
    return known ? cxmlRefusal(409, `The order ${orderId} is here already.`) : placePurchase(order, null, parts);
  if (!known) return cxmlRefusal(409, `There is no order ${orderId} that could be changed.`);
  return type === 'delete'
    ? callOffPurchase(known.number, `Taken back by ${orderId}`, parts)
    : replace(order, known, parts);
}

async function callOffPurchase(number: string, reason: string, { life }: OrderingParts): Promise<Taken> {
  const canceled = await cancelOrder(number, { reason, asCustomer: true }, life);
  return canceled.ok
    ? { ok: true, number }
    : cxmlRefusal(409, `The order ${number} is on its way and cannot be changed (${canceled.code}).`);
}

/** The new one is there before the old one goes: a change that cannot be had leaves what was ordered. */
async function replace(order: CxmlOrder, known: NonNullable<Known>, parts: OrderingParts): Promise<Taken> {
  if (!OPEN.has(known.status))
    return cxmlRefusal(409, `The order ${known.number} is on its way and cannot be changed.`);
  const placed = await placePurchase(order, known, parts);
  if (!placed.ok) return placed;
  const gone = await callOffPurchase(known.number, `Replaced by ${placed.number}`, parts);
  if (gone.ok) return placed;
  await callOffPurchase(placed.number, 'The order that it replaces was sent meanwhile', parts);
  await writePurchase(parts.life.db, known.purchase);
  return gone;
}

/** Nothing of it has been sent. */
const OPEN: ReadonlySet<string> = new Set(['pending', 'processing', 'needs_review', 'on_hold']);

async function placePurchase(
  order: CxmlOrder,
  known: Known,
  { sender, envelope, contextFor, life }: OrderingParts,
): Promise<Taken> {
  const context = await contextFor();
  const filled = await fillOrderCart(order, context);
  if (!filled.ok) return filled;
  const { cart, shopper } = filled;
  const dearer = (await pricesIn(order, filled, sender)).filter(isDearer);
  if (dearer.length > 0 && sender.connection.settings.cxml?.orderPrices !== 'tell')
    return cxmlRefusal(409, `Prices have risen: ${dearer.map(priceRise).join('; ')}. Nothing was ordered.`);
  const purchase: NewPurchase = {
    ...{ connectionCode: sender.connection.code, orderRef: order.orderId, cartId: cart.row.id },
    ...{ payloadId: envelope.payloadId, receivedAt: life.now },
    lines: order.items.map(({ sku, quantity, price, basis }, index) => ({
      ...{ sku, quantity, price, basis },
      lineNumber: order.items[index]?.lineNumber ?? String(index + 1),
    })),
  };
  await writePurchase(life.db, purchase);
  const placed = await placeOrder(placingFor(order, cart.row.id), shopper, life);
  if (placed.ok) {
    context.productsChanged(placed.made?.sold ?? []);
    return { ok: true, number: placed.order.number };
  }
  await unwritePurchase(life.db, purchase, known?.purchase ?? null);
  return cxmlRefusal(
    409,
    `The order could not be placed (${'refused' in placed ? placed.refused.code : placed.cause}).`,
  );
}

async function pricesIn(
  { items }: CxmlOrder,
  { cart, shopper }: Extract<Awaited<ReturnType<typeof fillOrderCart>>, { ok: true }>,
  { connection }: KnownSender,
): Promise<PriceDifference[]> {
  const lines = await linesOfCart(shopper.db, cart.row.id, await cart.priced(), await cart.lines());
  const isWithin = connection.settings.oci.duties === 'price';
  const today = lines.map(({ sku, quantity, row, duty }) => ({
    sku: sku ?? '',
    quantity,
    row: oere(row + (isWithin ? (duty?.row ?? 0) : 0)),
  }));
  return differencesIn(items, today);
}

const priceRise = ({ sku, quantity, ordered, today }: PriceDifference): string =>
  `${sku}: ${priceInCxml(ordered * 10)} for ${quantity}, today ${priceInCxml(today * 10)}`;

/** What a buyer says at the checkout, said by the purchase order. The terms stand in the agreement with the customer. */
const placingFor = (order: CxmlOrder, cartId: string) => ({
  cartId,
  agreementIds: ALL_TERMS,
  expectedTotal: null,
  seenChanges: null,
  reference: order.orderId,
  requisitioner: order.recipient ?? order.orderId,
  requisitionNumber: order.requisitionId ?? order.orderId,
  comment: order.comments || null,
  accountingCost: null,
  ean: null,
  returnUrl: null,
  cancelUrl: null,
  origin: null,
});
