// The frame of every step of an order's life: one transaction that locks cart, payment and order in that order, decides inside the
// lock, and lets the provider move money after it.
import type { Pool } from 'pg';
import { lockCart } from '#backend/commerce/cart/write.sql';
import { orderByNumber, parcelStates } from '#backend/commerce/order/fulfilment.sql';
import { type OrderRow, setStatus } from '#backend/commerce/order/order.sql';
import type { OrderedLine } from '#backend/commerce/order/ordered';
import { type WholeOrder, wholeOrders } from '#backend/commerce/order/read/read.sql';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { lockPayment, type PaymentRow } from '#backend/commerce/payment/payment.sql';
import type { Db } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { notifyCompany, queueCustomerMail } from '#backend/mail/queue-mail';
import type { MailName } from '#backend/mail/templates/index';
import type { PaymentProvider } from '#backend/ports/payment/index';
import type { NotificationKind } from '#domain/company/company-notification';
import { statusAfterArrival } from '#domain/order/order-life';
import type { OrderStatus } from '#domain/order/order-status';
import { type Outcome, refusal } from '#domain/refusal/refusals';

/** What a step works with, for every caller. */
export interface Life {
  db: Db;
  pool: Pool;
  queue: JobQueue;
  provider: PaymentProvider;
  now: Date;
  /** Who does it, for the order's history: 'staff', 'customer'. */
  by: string;
  /** Called inside the lock, before the step decides: refuses what was decided by a state that is no longer. */
  unchanged?(tx: Transaction): Promise<Outcome>;
}

export interface Stepping {
  tx: Transaction;
  whole: WholeOrder;
  order: OrderRow;
  payment: PaymentRow;
  lines: OrderedLine[];
  life: Life;
  /** Queues the customer's mail of this event, once. */
  tell(kind: MailName, event: string, told: Record<string, unknown>): Promise<void>;
  /** Queues the mail to the company about this event, once for each of its addresses. */
  notify(topic: NotificationKind, kind: MailName, event: string, told: Record<string, unknown>): Promise<void>;
}

/** `work` refuses before it has written anything. Returns its result and the products whose stock changed. */
export async function stepOrder<Result extends object>(
  number: string,
  life: Life,
  work: (stepping: Stepping) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  const { db, pool, queue } = life;
  const known = await orderByNumber(db, number);
  if (!known) return refusal('ORDER_NOT_FOUND');
  const outcome = await inTransaction(pool, async (tx) => {
    await lockCart(tx.client, known.cartId);
    const payment = await lockPayment(tx.db, known.id);
    const now = await orderByNumber(tx.db, number);
    const [whole] = now ? await wholeOrders(tx.db, [now]) : [];
    if (!whole || !payment) return refusal('ORDER_NOT_FOUND');
    const unchanged = (await life.unchanged?.(tx)) ?? { ok: true };
    if (!unchanged.ok) return unchanged;
    return work({
      tx,
      whole,
      order: whole.order,
      payment,
      lines: whole.lines,
      life,
      tell: teller(tx, whole.order, life),
      notify: notifier(tx, whole.order, life),
    });
  });
  if (!outcome.ok) return outcome;
  for (const job of ['send-mail', 'tell-who-waits', 'send-gift-cards'] as const) queue.wake(job);
  // What fails here stays due: the job retries, and a final refusal is shown to staff in the order's history.
  await carryOut(known.id, life);
  return outcome;
}

/** After what was sent, cancelled or has arrived. `status`: of the order by then. */
export async function noteArrival({ tx, order, life }: Stepping, status: OrderStatus, note: string) {
  const next = statusAfterArrival(status, await parcelStates(tx.db, order.id));
  if (next !== status) await setStatus(tx.db, order.id, next, note, life.now);
  return next;
}

function teller(tx: Transaction, order: OrderRow, { queue, now }: Life): Stepping['tell'] {
  return async (kind, event, told) => {
    const { email, language, storeId, number, customerId, billingAddress } = order;
    const facts = { firstname: billingAddress.firstname, number, hasAccount: customerId !== null };
    const mail = { kind, recipient: email, language, storeId, told: { ...facts, ...told }, event, orderId: order.id };
    await queueCustomerMail(tx, queue, mail, now);
  };
}

function notifier(tx: Transaction, order: OrderRow, { queue, now }: Life): Stepping['notify'] {
  return async (topic, kind, event, told) => {
    const { id: orderId, email, storeId, number, billingAddress: billing, shippingAddress: shipping } = order;
    const name = [billing.company, `${billing.firstname} ${billing.lastname}`.trim()].filter(Boolean).join(', ');
    const telephone = billing.telephone || shipping.telephone || '';
    const facts = { order: number, name, customer: email, telephone };
    const mail = { topic, kind, storeId, event, replyTo: email, orderId, otherwise: null };
    await notifyCompany(tx, queue, { ...mail, told: { ...facts, ...told } }, now);
  };
}
