// Card payments that nobody made: after half an hour the goods go back on the shelf and the cart to its shopper.
import { NOTHING } from '#domain/money';
import { overdueSessions } from './rows';
import { type Settling, settlePayment } from './settle-payment';

/** How long stock is held for a payment page. */
export const PAYMENT_TIME_MS = 30 * 60 * 1000;

export const expiryOf = (placedAt: Date): Date => new Date(placedAt.getTime() + PAYMENT_TIME_MS);

/** Ends every payment whose time is up; returns the products whose stock came back. */
export async function expirePayments(settling: Settling): Promise<number[]> {
  const overdue = await overdueSessions(settling.db, new Date(settling.now.getTime() - PAYMENT_TIME_MS + 1));
  const released: number[] = [];
  for (const sessionToken of overdue) {
    const event = { key: `expired:${sessionToken}`, sessionToken, kind: 'expired' as const, amount: NOTHING };
    // A payment that was made in the meantime refuses; that is what the rule is for.
    const settled = await settlePayment(event, settling);
    if (settled.ok) released.push(...settled.released);
  }
  return released;
}
