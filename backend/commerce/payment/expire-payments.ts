// Expires unpaid card payments: after half an hour the stock is released and the cart returned to its shopper; after a quarter of an hour where gift
// cards are held for it (spec §4, §9).
import { type Worked, workThrough } from '#backend/db/each-for-itself';
import { RESERVATION_MS } from '#domain/gift-card/gift-card';
import { NOTHING } from '#domain/money/money';
import { overdueSessions } from './payment.sql';
import { type Settling, settlePayment } from './settle-payment';

/** How long stock is held for a payment page. */
export const PAYMENT_TIME_MS = 30 * 60 * 1000;

/** How long the provider's page stays open: longer than the shop waits for it, so that what is paid after that is let go. */
export const PAGE_TIME_MS = 2 * PAYMENT_TIME_MS;

/** How long requests with a stored card are retried when the provider does not answer; after a day it may have dropped the idempotency key. */
export const KEPT_CARD_TIME_MS = 20 * 60 * 60 * 1000;

/** Ends every payment whose time is up, each for itself: which products' stock came back, and which payments failed. */
export async function expirePayments(settling: Settling): Promise<Worked<string, number[]>> {
  const since = (time: number) => new Date(settling.now.getTime() - time + 1);
  // Gift cards are held for a shorter time, and an order does without all of its payment or none.
  const overdue = await overdueSessions(settling.db, {
    openedBefore: since(PAYMENT_TIME_MS),
    withCards: since(RESERVATION_MS),
    onKeptCard: since(KEPT_CARD_TIME_MS),
  });
  return workThrough(overdue, async (sessionToken) => {
    const event = { key: `expired:${sessionToken}`, sessionToken, kind: 'expired' as const, amount: NOTHING };
    // A payment that was made in the meantime refuses; that is what the rule is for.
    const settled = await settlePayment(event, settling);
    return settled.ok ? settled.released : [];
  });
}
