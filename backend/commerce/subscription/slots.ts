// Which delivery comes next, as the columns of a subscription.

import { insertRun, lastRun } from '#backend/commerce/subscription-run/runs.sql';
import type { SubscriptionRow, SubscriptionValues } from '#backend/commerce/subscription-run/subscription.sql';
import type { Reader } from '#backend/db/client';
import type { Transaction } from '#backend/db/transaction';
import { type DeliverySlot, firstSlot, type PassedSlot, type Rhythm, slotAfter } from '#domain/subscription/rhythm';
import { type Buyer, placeOfDelivery, todayOf } from './subscriber';

export const rhythmOf = ({ startOn, rhythm }: Pick<SubscriptionRow, 'startOn' | 'rhythm'>): Rhythm => ({
  startsOn: startOn,
  interval: rhythm,
});

/** A delivery that has not been announced to its customer yet. */
export const slotValues = ({ plannedOn, deliveryOn, orderOn, noticeOn }: DeliverySlot): SubscriptionValues => ({
  ...{ plannedOn, deliveryOn, orderOn, noticeOn },
  isTold: false,
});

/** The delivery that the subscription waits for; null for one that has none. */
export const waitedFor = ({ plannedOn, deliveryOn }: SubscriptionRow): PassedSlot | null =>
  plannedOn === null || deliveryOn === null ? null : { plannedOn, deliveryOn };

/** After the delivery that it waited for, which was ordered, skipped or missed. */
export function slotPast(row: SubscriptionRow, passed: PassedSlot, buyer: Pick<Buyer, 'who' | 'store' | 'now'>) {
  return slotValues(slotAfter(rhythmOf(row), passed, placeOfDelivery(buyer), todayOf(buyer)));
}

/** The first delivery of a rhythm that begins now, and none that was made before. */
export async function slotOfRhythm(
  reader: Reader,
  id: number,
  rhythm: Rhythm,
  buyer: Pick<Buyer, 'who' | 'store' | 'now'>,
): Promise<SubscriptionValues> {
  const [place, today] = [placeOfDelivery(buyer), todayOf(buyer)];
  const first = firstSlot(rhythm, place, today);
  const last = await lastRun(reader, id);
  const isPast = last !== null && (first.plannedOn <= last.plannedOn || first.deliveryOn <= last.deliveryOn);
  return slotValues(isPast ? slotAfter(rhythm, last, place, today) : first);
}

/** After a pause the delivery that was waited for, if its order is still to be placed; what fell into the pause is passed over. */
export async function slotOnReturn({ db }: Pick<Transaction, 'db'>, row: SubscriptionRow, buyer: Buyer) {
  const waited = waitedFor(row);
  if (!waited || row.orderOn === null) return slotOfRhythm(db, row.id, rhythmOf(row), buyer);
  if (row.orderOn > todayOf(buyer)) return {};
  // It stopped before that day, and the day went by.
  if (row.status === 'failed')
    await insertRun(db, { subscriptionId: row.id, ...waited, outcome: 'failed', why: row.why, at: buyer.now });
  return slotPast(row, waited, buyer);
}
