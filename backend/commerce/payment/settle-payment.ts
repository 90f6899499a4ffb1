// What a provider's word does: one transaction, the cart locked first, the same event counted once.
import type { Pool } from 'pg';
import { lockCart } from '#backend/commerce/cart/write.sql';
import { makeCards } from '#backend/commerce/giftcard/sale/make-cards';
import { noteStatus, type OrderRow, orderById, setStatus } from '#backend/commerce/order/order.sql';
import { failRun, lockRunOf, type SubscriptionRun, tellOfPaidRun } from '#backend/commerce/subscription-run/paid-run';
import type { Db } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { type MailTemplate, queueCustomerMail, queueMail } from '#backend/mail/queue-mail';
import type { ProviderEvent } from '#backend/ports/payment/index';
import { oere } from '#domain/money/money';
import { statusAfterPayment } from '#domain/order/order-life';
import { type UnpaidReason, unpaidReason } from '#domain/order/unpaid-order';
import { applyEvent, isTestPayment, type Payment, type PaymentEvent } from '#domain/payment/payment';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { giveBack } from './give-back';
import { askLateVoid } from './money/ask';
import {
  insertEvent,
  kindsOfEvents,
  lockPayment,
  type PaymentRow,
  paymentBySession,
  writePayment,
} from './payment.sql';

export interface Settling {
  db: Db;
  pool: Pool;
  queue: JobQueue;
  now: Date;
}
/** `released`: products whose stock was returned. `late`: the event was received after the order ended, and its money is released. */
export type Settled = Outcome<{ changed: boolean; released: number[]; late?: true }>;

/** The shop's own word: the time to pay is over. */
export type Expiry = Omit<ProviderEvent, 'kind' | 'reference' | 'why'> & { kind: 'expired' };

/** What the order's history says. */
const NOTES = {
  authorised: 'Payment authorised',
  declined: 'Payment declined',
  cancelled: 'Payment cancelled',
  expired: 'The payment was not made in time',
} as const;

export async function settlePayment(
  event: ProviderEvent | Expiry,
  { db, pool, queue, now }: Settling,
): Promise<Settled> {
  const found = await paymentBySession(db, event.sessionToken);
  if (!found) return refusal('PAYMENT_NOT_FOUND');
  const settled = await inTransaction(pool, async (tx): Promise<Settled> => {
    // Before the goods: a run of its subscription locks in this order as well.
    const run = found.payment.cardId === null ? null : await lockRunOf(tx.db, found.order.id);
    await lockCart(tx.client, found.order.cartId);
    const payment = await lockPayment(tx.db, found.order.id);
    const order = await orderById(tx.db, found.order.id);
    if (!payment || !order) return refusal('PAYMENT_NOT_FOUND');
    const outcome = applyEvent(stateOf(payment), meaningOf(event));
    if (!outcome.ok) {
      if (!isTooLate(payment, event)) return outcome;
      await letGo(tx, { event, order, payment, run, queue, now });
      return { ok: true, changed: false, released: [], late: true };
    }
    const payload = { kind: event.kind, amount: event.amount };
    const isNew = await insertEvent(tx.db, {
      idempotencyKey: event.key,
      paymentId: payment.id,
      kind: event.kind,
      payload,
      at: now,
    });
    if (!isNew || !outcome.changed) return { ok: true, changed: false, released: [] };
    const released = await book(tx, { event, order, payment, run, queue, now });
    return { ok: true, changed: true, released };
  });
  queue.wake('send-mail');
  queue.wake('tell-who-waits');
  queue.wake('send-gift-cards');
  return settled;
}

/** Paid after all, for an order that was cancelled or ended in the meantime. */
const isTooLate = (payment: PaymentRow, event: ProviderEvent | Expiry): boolean =>
  event.kind === 'authorised' && ['cancelled', 'declined'].includes(payment.status);

/** Nothing will be sent for this money: requests its release from the provider, each time the provider reports it. */
async function letGo(tx: Transaction, { event, order, payment, queue, now }: Booking): Promise<void> {
  const at = { paymentId: payment.id, at: now };
  const why = unpaidReason(await kindsOfEvents(tx.db, payment.id));
  const isNew = await insertEvent(tx.db, { ...at, idempotencyKey: `late:${event.key}`, kind: 'late' });
  // Called off after it was authorised, and let go of then: this is the same word again.
  if (!isNew || payment.authorisedOere > 0) return;
  if (event.kind === 'authorised' && event.reference)
    await writePayment(tx.db, payment.id, { providerReference: event.reference }, now);
  await askLateVoid(tx, payment, now);
  await notifyOfRelease(tx, { order, payment, queue, now }, why?.reason ?? 'CANCELLED');
}

/** A buyer who approves the payment of an order that has ended is notified that nothing is charged, and why. */
async function notifyOfRelease(
  tx: Transaction,
  { order, payment, queue, now }: Pick<Booking, 'order' | 'payment' | 'queue' | 'now'>,
  reason: UnpaidReason,
): Promise<void> {
  const { email: recipient, language, storeId, number, customerId, billingAddress } = order;
  const facts = { firstname: billingAddress.firstname, number, hasAccount: customerId !== null };
  const told = { ...facts, unpaidReason: reason, amountOere: payment.amountOere };
  const mail = { recipient, language, storeId, told, event: `${payment.id}`, orderId: order.id };
  await queueCustomerMail(tx, queue, { kind: 'payment-released', ...mail }, now);
}

interface Booking {
  event: ProviderEvent | Expiry;
  order: OrderRow;
  payment: PaymentRow;
  /** The delivery of a subscription that is paid so; null for a shopper's own order. */
  run: SubscriptionRun | null;
  queue: JobQueue;
  now: Date;
}

async function book(tx: Transaction, { event, order, payment, run, queue, now }: Booking): Promise<number[]> {
  const note = NOTES[event.kind];
  const tell = (template: MailTemplate) =>
    queueMail(
      tx,
      queue,
      {
        ...{ template, recipient: order.email, language: order.language, storeId: order.storeId },
        payload: { orderId: order.id },
      },
      now,
    );
  if (event.kind === 'authorised') {
    const named = event.reference ? { providerReference: event.reference } : {};
    await writePayment(tx.db, payment.id, { status: 'authorised', authorisedOere: event.amount, ...named }, now);
    const next = statusAfterPayment(order.status);
    if (next === order.status) await noteStatus(tx.db, order.id, next, note, now);
    else await setStatus(tx.db, order.id, next, note, now);
    // A gift card is money: none is issued for a payment that moved none. Those of an order on hold are not sent before it is released.
    if (!isTestPayment(payment)) await makeCards(tx, order, { queue, now });
    await tell('order-confirmation');
    if (run) await tellOfPaidRun(tx, run, order, { queue, now });
    return [];
  }
  const status = event.kind === 'declined' ? 'declined' : 'cancelled';
  const released = await giveBack(tx, order, payment, { status, note }, now);
  if (released.length > 0) await queue.send(tx, 'tell-who-waits', { productIds: released });
  if (run)
    await failRun(tx, run, event.kind === 'declined' ? (event.why ?? 'CARD_DECLINED') : 'CARD_UNANSWERED', order, {
      queue,
      now,
    });
  // Shoppers who cancel know it; those who were declined, or did not pay, are notified that the order is cancelled.
  else if (event.kind !== 'cancelled') await tell('order-cancelled');
  return released;
}

function stateOf({ status, amountOere, authorisedOere, capturedOere }: PaymentRow): Payment {
  const amounts = { amount: oere(amountOere), authorised: oere(authorisedOere), captured: oere(capturedOere) };
  // An invoice has no card to authorise: no event of a provider can change it.
  if (status === 'account') return { ...amounts, state: 'captured' };
  return { ...amounts, state: status === 'pending' ? 'open' : status };
}

const meaningOf = ({ kind, amount }: ProviderEvent | Expiry): PaymentEvent =>
  kind === 'authorised' ? { kind, amount } : { kind };
