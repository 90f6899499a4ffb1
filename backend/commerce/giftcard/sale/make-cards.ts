// Creates the gift cards when an order begins, in the same transaction: one card for each piece, and only once, however often the provider reports
// the payment. Sending them is a separate step.
import { randomBytes } from 'node:crypto';
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import { startOfDay } from '#domain/calendar/calendar';
import { type GiftCardWish, SENT_AT_HOUR } from '#domain/gift-card/gift-card-sale';
import { wishOf } from '#domain/order/line-choice';
import { sellCard } from '../issue-card';
import { giftCardLines } from './sale.sql';

const HOUR_MS = 60 * 60 * 1000;

/** A day that went by while the order waited for its payment is today. */
export function sendAtOf({ sendOn }: GiftCardWish, now: Date): Date {
  if (sendOn === null) return now;
  const wished = startOfDay(sendOn).getTime() + SENT_AT_HOUR * HOUR_MS;
  return new Date(Math.max(wished, now.getTime()));
}

export async function makeCards(
  tx: Transaction,
  order: { id: number; number: string },
  { queue, now }: { queue: JobQueue; now: Date },
): Promise<void> {
  let isAny = false;
  for (const line of await giftCardLines(tx.db, order.id)) {
    const wish = wishOf(line);
    if (!wish) continue;
    for (let piece = 1; piece <= line.quantity; piece += 1) {
      const publicToken = randomBytes(24).toString('base64url');
      const sale = { orderId: order.id, orderLineId: line.id, piece, publicToken, sendAt: sendAtOf(wish, now) };
      const isNew = await sellCard(tx, sale, { amount: wish.amount, note: '', now });
      isAny ||= isNew;
    }
  }
  if (isAny) await queue.send(tx, 'send-gift-cards', { number: order.number });
}
