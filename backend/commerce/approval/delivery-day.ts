// The day of delivery of an order that waits: what it becomes when it is approved now, and until when the promised one can be met.
import { deliveryTermsOf } from '#backend/commerce/delivery/calendar-of-order';
import type { OrderRow } from '#backend/commerce/order/order.sql';
import type { Reader } from '#backend/db/client';
import type { PendingDelivery } from '#backend/generated/commerce';
import { dayAfterWait } from '#domain/approval/approval';
import { lastDayFor } from '#domain/delivery/delivery-promise';

/** Null where no day was promised. */
export async function dayIfApproved(reader: Reader, order: OrderRow, now: Date): Promise<string | null> {
  return (await deliveryWhileWaiting(reader, order, now))?.date_if_approved ?? null;
}

export async function deliveryWhileWaiting(
  reader: Reader,
  order: OrderRow,
  now: Date,
): Promise<PendingDelivery | null> {
  const { shipping, storeId } = order;
  if (!shipping.deliveryDate) return null;
  const { calendar, ...way } = await deliveryTermsOf(reader, storeId, shipping);
  return {
    date: shipping.deliveryDate,
    date_if_approved: dayAfterWait(shipping.deliveryDate, way, now, calendar),
    keep_until: lastDayFor(shipping.deliveryDate, way.workdays, now, calendar),
    cutoff: calendar.cutoff,
  };
}
