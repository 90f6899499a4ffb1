// Puts an order aside and takes it up again; completes one that has arrived, is invoiced and paid.

import { setStatus } from '#backend/commerce/order/order.sql';
import { readInvoiceWriter } from '#backend/commerce/seller/index';
import { mayComplete, statusAfterHold } from '#domain/order/order-life';
import { mayBecome, type OrderStatus } from '#domain/order/order-status';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type Life, stepOrder } from './step';

type Stepped = Promise<Outcome<{ status: OrderStatus }>>;

export const holdOrder = (number: string, reason: string, life: Life): Stepped =>
  stepOrder(number, life, async ({ tx, order, whole, tell }) => {
    if (!mayBecome(order.status, 'on_hold')) return refusal('INVALID_ORDER_STATUS');
    await setStatus(tx.db, order.id, 'on_hold', `Held by ${life.by}${reason ? `: ${reason}` : ''}`, life.now);
    await tell('order-held', `${order.id}:${whole.order.status}:${life.now.getTime()}`, { reason });
    return { ok: true, status: 'on_hold' };
  });

export const releaseOrder = (number: string, life: Life): Stepped =>
  stepOrder(number, life, async ({ tx, order, payment, tell }) => {
    if (order.status !== 'on_hold') return refusal('INVALID_ORDER_STATUS');
    const status = statusAfterHold(payment.status !== 'pending');
    await setStatus(tx.db, order.id, status, `Released by ${life.by}`, life.now);
    await tell('order-released', `${order.id}:${life.now.getTime()}`, {});
    return { ok: true, status };
  });

/** Staff say so when the invoice is paid; a card has paid when all that was sent is captured. */
export const completeOrder = (number: string, life: Life): Stepped =>
  stepOrder(number, life, async ({ tx, order, lines, payment }) => {
    const allowed = mayComplete(order.status, lines, await readInvoiceWriter(tx.db));
    if (!allowed.ok) return allowed;
    if (payment.status === 'authorised' || payment.status === 'pending') return refusal('PAYMENT_STATE_WRONG');
    await setStatus(tx.db, order.id, 'complete', `Completed by ${life.by}`, life.now);
    return { ok: true, status: 'complete' };
  });
