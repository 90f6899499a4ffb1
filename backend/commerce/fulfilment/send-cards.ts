// Sends the due gift cards of an order, each by mail to its receiver, and captures the money for all cards created: an issued card counts as
// delivered, whenever its receiver is notified (decision 16).

import {
  cardsSoldWith,
  markCardsSent,
  ordersToSendFrom,
  type SoldCard,
} from '#backend/commerce/giftcard/sale/sale.sql';
import { raiseLines } from '#backend/commerce/order/fulfilment.sql';
import { setStatus } from '#backend/commerce/order/order.sql';
import { dispatchedIn, orderedOf } from '#backend/commerce/order/ordered';
import { askCapture } from '#backend/commerce/payment/money/ask';
import { allOfThem } from '#backend/db/each-for-itself';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import { worthOf } from '#domain/order/invoice';
import { wishOf } from '#domain/order/line-choice';
import { type Chosen, statusAfterShipping, unshipped, withPieces } from '#domain/order/order-life';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type Life, noteArrival, type Stepping, stepOrder } from './step';

type Sent = Outcome<{ sent: number }>;

export const sendCards = (number: string, life: Life): Promise<Sent> =>
  stepOrder(number, life, async (stepping): Promise<Sent> => {
    const { tx, order, lines } = stepping;
    if (order.status !== 'processing') return refusal('INVALID_ORDER_STATUS');
    const sold = await cardsSoldWith(tx.db, [order.id]);
    if (sold.length === 0) return refusal('NOTHING_LEFT');
    const due = sold.filter(({ sendAt }) => sendAt !== null && sendAt <= life.now);
    await takeCardPayment(stepping);
    if (due.length === 0) return { ok: true, sent: 0 };
    const chosen = duePieces(due);
    const next = statusAfterShipping(order.status, withPieces(lines, 'shipped', chosen));
    if (!next.ok) return next;
    await markCardsSent(
      tx.db,
      due.map(({ id }) => id),
      life.now,
    );
    await raiseLines(tx.db, 'shipped', chosen);
    await setStatus(tx.db, order.id, next.status, `Gift cards sent: ${due.length}`, life.now);
    await noteArrival(stepping, next.status, 'Delivered: nothing is left to send');
    for (const card of due) await tellReceiver(stepping, card);
    return { ok: true, sent: due.length };
  });

/** Those whose day has come, and those whose job was lost. */
export async function sendDueCards(life: Life): Promise<void> {
  await allOfThem(await ordersToSendFrom(life.db, life.now), (number) => sendCards(number, life));
}

function duePieces(due: readonly SoldCard[]): Chosen {
  const ids = [...new Set(due.flatMap(({ orderLineId }) => orderLineId ?? []))];
  return ids.map((id) => ({ id, quantity: due.filter(({ orderLineId }) => orderLineId === id).length }));
}

/** An order on account has nothing to take. */
async function takeCardPayment({ tx, whole, payment, life }: Stepping): Promise<void> {
  if (payment.status !== 'authorised') return;
  const isLast = whole.lines.every((line) => line.kind === 'gift_card' || unshipped(line) === 0);
  const dispatched = worthOf(orderedOf(whole), dispatchedIn(whole.lines));
  // Taken before: the rest of the cards wait for their day.
  await askCapture(tx, payment, { dispatched, isLast }, life.now);
}

async function tellReceiver({ tx, whole, order, life }: Stepping, card: SoldCard): Promise<void> {
  const line = whole.lines.find(({ id }) => id === card.orderLineId);
  const wish = line ? wishOf(line) : null;
  if (!wish) return;
  const { toName, toEmail, fromName, message } = wish;
  const told = {
    toName,
    fromName,
    message,
    // The letter reads code and link when it goes out: a mail that waits holds no money.
    cardId: card.id,
    amountOere: card.sold,
    validTo: card.validTo?.toISOString() ?? null,
  };
  const { language, storeId } = order;
  const mail = {
    kind: 'gift-card' as const,
    recipient: toEmail,
    language,
    storeId,
    told,
    event: `${card.id}`,
  };
  await queueCustomerMail(tx, life.queue, mail, life.now);
}
