// Which delivery comes next, as the columns of a subscription.
import type { Reader } from '#backend/db/client';
import { type DeliverySlot, firstSlot, type PassedSlot, type Rhythm, slotAfter } from '#domain/subscription/rhythm';
import { lastRun } from './runs.sql';
import { type Buyer, placeOfDelivery, todayOf } from './subscriber';
import type { SubscriptionRow, SubscriptionValues } from './subscription.sql';

export const rhythmOf = ({ startOn, rhythm }: Pick<SubscriptionRow, 'startOn' | 'rhythm'>): Rhythm => ({
  startsOn: startOn,
  interval: rhythm,
});

/** A delivery that its customer has not been told of yet. */
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
