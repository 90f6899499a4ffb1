// Sends an order, all or part of it: the shipment, its mail, and the capture of what has now left. Card money is never taken before.

import { type Life, type Stepping, stepOrder } from '#backend/commerce/fulfilment/step';
import { raiseLines } from '#backend/commerce/order/fulfilment.sql';
import { setStatus } from '#backend/commerce/order/order.sql';
import { dispatchedIn, isGiftCard, type OrderedLine, orderedOf } from '#backend/commerce/order/ordered';
import { askCapture } from '#backend/commerce/payment/money/ask';
import { deliveryPlaceOf } from '#domain/delivery/delivery-place';
import { trackingPage } from '#domain/delivery/tracking';
import { worthOf } from '#domain/order/invoice';
import { type Chosen, planShipping } from '#domain/order/order-life';
import type { Outcome } from '#domain/refusal/refusals';
import { repeatedShipment } from './repeated';
import { insertShipment, type ShipmentRow } from './shipment.sql';

export interface Shipping {
  /** SKU → pieces; null: all that is left. */
  pieces: ReadonlyMap<string, number> | null;
  /** Null: as the customer chose. */
  carrier: string | null;
  trackingNumber: string;
  /** What an ERP calls this shipment: reported again, nothing more is shipped. */
  erpReference?: string;
  /** Refused where neither a payment nor an invoice covers the order. */
  requiresPayment?: boolean;
}

export const ship = (
  number: string,
  shipping: Shipping,
  life: Life,
): Promise<Outcome<{ shipment: ShipmentRow; isWhole: boolean }>> =>
  stepOrder(number, life, async (stepping) => {
    const { tx, order, payment, lines } = stepping;
    const repeated = await repeatedShipment(stepping, shipping);
    if (repeated) return repeated;
    const plan = shippingPlan({ order, payment, lines }, shipping);
    if (!plan.ok) return plan;
    const { chosen, sent, status } = plan;
    await raiseLines(tx.db, 'shipped', chosen);
    const isWhole = status === 'shipped';
    const shipment = await writeShipment(stepping, shipping, chosen);
    const note = `${isWhole ? 'Shipped' : 'Partly shipped'} by ${life.by}: ${shipment.number}`;
    await setStatus(tx.db, order.id, status, note, life.now);
    await takePayment(stepping, sent, isWhole);
    await shipmentMail(stepping, shipment, chosen, isWhole);
    return { ok: true, shipment, isWhole };
  });

type Shippable = Pick<Stepping, 'lines'> & {
  order: Pick<Stepping['order'], 'status'>;
  payment: Pick<Stepping['payment'], 'mode' | 'status'> | null;
};

/** What would leave now, or why nothing does: `ship` decides by it inside its lock. */
export const shippingPlan = (
  { order: { status }, payment, lines }: Shippable,
  wanted: Pick<Shipping, 'pieces' | 'requiresPayment'>,
) => planShipping({ status, payment, lines, goods: lines.filter((line) => !isGiftCard(line)) }, wanted);

function writeShipment(
  { tx, order, life }: Stepping,
  { carrier, trackingNumber, erpReference }: Shipping,
  chosen: Chosen,
) {
  const known = order.shipping;
  const row = {
    orderId: order.id,
    carrierCode: carrier?.toLowerCase() ?? known.carrierCode,
    carrierTitle: carrier ?? known.carrierTitle,
    trackingNumber,
    // A parcel without a number is handed over at once; with one it waits for its carrier's first word.
    status: trackingNumber === '' ? ('IN_TRANSIT' as const) : ('AWAITING_PICKUP' as const),
    shippedAt: life.now,
    erpReference: erpReference ?? null,
  };
  return insertShipment(tx.db, row, chosen);
}

/** An order on account has nothing to take, and one that was paid by a gift card alone neither. */
async function takePayment({ tx, whole, payment, life }: Stepping, sent: readonly OrderedLine[], isLast: boolean) {
  if (payment.status !== 'authorised') return;
  const dispatched = worthOf(orderedOf(whole), dispatchedIn(sent));
  await askCapture(tx, payment, { dispatched, isLast }, life.now);
}

/** The shop's own ways have Danish carrier names; the order has the way's name in its language. */
const carrierIn = ({ language, shipping }: Stepping['order'], { carrierTitle }: ShipmentRow) =>
  language === 'en' && carrierTitle === shipping.carrierTitle ? shipping.methodTitle : carrierTitle;

/** The shop in which the customer fetches the goods, in one line. */
function collectedAt({ shipping: { channel, point } }: Stepping['order']): string | null {
  if (!point || deliveryPlaceOf(channel ?? null, true) !== 'shop') return null;
  return `${point.name}, ${point.street}, ${point.postcode} ${point.city}`;
}

/** Consumers; companies have no such right. */
const tellsWithdrawal = ({ basis, businessId }: Stepping['order']): boolean => basis === 'gross' && businessId === null;

function shipmentMail({ whole, tell }: Stepping, shipment: ShipmentRow, chosen: Chosen, isWhole: boolean) {
  const goods = chosen.flatMap(({ id, quantity }) => {
    const line = whole.lines.find((one) => one.id === id);
    return line ? [{ quantity: `${quantity} ${line.unit}`, name: line.name, sku: line.sku }] : [];
  });
  return tell('order-shipped', shipment.number, {
    goods,
    isWhole,
    carrier: carrierIn(whole.order, shipment),
    trackingNumber: shipment.trackingNumber,
    shop: collectedAt(whole.order),
    trackingPage: trackingPage(shipment.carrierCode, shipment.trackingNumber),
    withdrawToken: tellsWithdrawal(whole.order) ? whole.order.publicToken : null,
  });
}
