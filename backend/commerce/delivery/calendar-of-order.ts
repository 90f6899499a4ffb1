// What the day of an order's delivery goes by: the calendar of its store, with the cut-off of the way of delivery where that has its own,
// and how long that way travels.
import { listStores } from '#backend/commerce/store/store.sql';
import type { Reader } from '#backend/db/client';
import type { OrderShipping } from '#backend/db/tables/order';
import { type DeliveryCalendar, USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import { calendarFor } from '#domain/delivery/delivery-promise';
import { listMethods } from './delivery.sql';

export interface DeliveryTerms {
  calendar: DeliveryCalendar;
  isRound: boolean;
  /** Workdays on the way. */
  workdays: number;
}

/** A way that is offered no more closes as the store does, and takes a day. */
export async function deliveryTermsOf(
  reader: Reader,
  storeId: number,
  { carrierCode, methodCode, channel }: Pick<OrderShipping, 'carrierCode' | 'methodCode' | 'channel'>,
): Promise<DeliveryTerms> {
  const stores = await listStores(reader);
  const methods = await listMethods(reader, storeId);
  const calendar = stores.find(({ id }) => id === storeId)?.calendar ?? USUAL_CALENDAR;
  const method = methods.find((one) => one.carrierCode === carrierCode && one.methodCode === methodCode);
  return {
    calendar: calendarFor(method?.cutoff ?? null, calendar),
    isRound: channel === 'route',
    workdays: Math.max(method?.deliveryDays ?? 1, 1),
  };
}
