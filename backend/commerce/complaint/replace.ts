// New goods for what was complained of: an order at 0 kr. with the address, the buyer and the way of the first, written as every order is.
import { randomBytes } from 'node:crypto';
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import type { Stepping } from '#backend/commerce/fulfilment/step';
import type { NewLine, NewOrder, OrderRow } from '#backend/commerce/order/order.sql';
import { lockStock } from '#backend/commerce/order/stock.sql';
import { insertWhole } from '#backend/commerce/order/write/write.sql';
import { queueMail } from '#backend/mail/queue-mail';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { ComplaintRow } from './complaint.sql';
import { isCounted, makeReplacementCart } from './replace.sql';

type Line = Stepping['whole']['lines'][number];

/** Refuses where too few are on the shelf. The complaint must be locked; so is its order. */
export async function orderReplacement(
  { tx, whole, order, life }: Stepping,
  complaint: ComplaintRow,
): Promise<Outcome<{ order: OrderRow; sold: number[] }>> {
  const line = whole.lines.find(({ id }) => id === complaint.orderLineId);
  if (!line) return refusal('PRODUCT_NOT_FOUND', { params: { sku: complaint.product } });
  const { quantity } = complaint;
  const isTaken = await isCounted(tx.client, line.productId);
  if (isTaken) {
    const left = (await lockStock(tx.client, [line.productId])).get(line.productId) ?? 0;
    if (left < quantity) return refusal('INSUFFICIENT_STOCK', { params: { quantity: left } });
  }
  const cartId = randomBytes(16).toString('hex');
  await makeReplacementCart(tx.db, { id: cartId, storeId: order.storeId, createdAt: life.now, updatedAt: life.now });
  const { now, queue } = life;
  const paid = {
    provider: 'free',
    mode: 'LIVE',
    status: 'captured',
    amountOere: 0,
    sessionToken: null,
  } as const;
  const made = await insertWhole(tx.client, {
    order: freeOrder(order, complaint, { cartId, now }),
    lines: [freeLine(line, quantity)],
    taxes: [{ vatBp: line.vatBp, baseOere: 0, vatOere: 0 }],
    duties: [],
    discounts: [],
    note: `In place of goods of ${order.number}: complaint ${complaint.number}`,
    taken: isTaken ? [{ productId: line.productId, quantity }] : [],
    source: CENTRAL_SOURCE,
    payment: { ...paid, providerReference: null, cardId: null, createdAt: now, updatedAt: now },
    wayBack: null,
  });
  const mail = {
    template: 'order-confirmation',
    recipient: order.email,
    language: order.language,
    storeId: order.storeId,
  } as const;
  await queueMail(tx, queue, { ...mail, payload: { orderId: made.order.id } }, now);
  return { ok: true, order: made.order, sold: [line.productId] };
}

/** Nothing is owed for it, and nothing earned by it. */
function freeOrder(
  { id: _id, number: _number, ...order }: OrderRow,
  { number }: ComplaintRow,
  { cartId, now }: { cartId: string; now: Date },
): NewOrder {
  const nothing = { goodsOere: 0, discountOere: 0, dutiesOere: 0, shippingOere: 0, vatOere: 0 };
  return {
    ...order,
    ...nothing,
    ...{ totalExVatOere: 0, totalOere: 0, giftCardOere: 0, points: 0 },
    publicToken: randomBytes(24).toString('base64url'),
    cartId,
    status: 'processing',
    // The day that was once chosen is past: it goes as soon as it can.
    shipping: { ...order.shipping, oere: 0, vatOere: 0, standardOere: 0, deliveryDate: null, readyAt: null },
    paymentCode: 'free',
    reference: `${order.language === 'en' ? 'Complaint' : 'Reklamation'} ${number}`,
    comment: null,
    placedAt: now,
    withdrawalToldAt: order.basis === 'net' ? null : now,
  };
}

/** The same goods, made or wrapped alike; what was once paid with points is a piece without a price. */
const freeLine = (line: Line, quantity: number): NewLine => ({
  position: 1,
  productId: line.productId,
  sku: line.sku,
  name: line.name,
  unit: line.unit,
  urlKey: line.urlKey,
  options: line.options,
  kind: line.kind === 'points' ? 'goods' : line.kind,
  config: line.config,
  quantity,
  unitOere: 0,
  rowOere: 0,
  vatBp: line.vatBp,
  vatOere: 0,
  priceReasons: [],
  note: null,
});
