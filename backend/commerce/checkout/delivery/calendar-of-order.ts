// The calendar that an order's delivery goes by: its store's, with the cut-off of the way of delivery where that has its own.
import { listStores } from '#backend/commerce/store/store.sql';
import type { Reader } from '#backend/db/client';
import type { OrderShipping } from '#backend/db/tables/order';
import { type DeliveryCalendar, USUAL_CALENDAR } from '#domain/delivery-calendar';
import { listMethods } from './delivery.sql';
import { calendarOf } from './offers';

/** A way that is offered no more closes as the store does. */
export async function calendarOfOrder(
  reader: Reader,
  storeId: number,
  { carrierCode, methodCode }: Pick<OrderShipping, 'carrierCode' | 'methodCode'>,
): Promise<DeliveryCalendar> {
  const stores = await listStores(reader);
  const methods = await listMethods(reader, storeId);
  const calendar = stores.find(({ id }) => id === storeId)?.calendar ?? USUAL_CALENDAR;
  const method = methods.find((one) => one.carrierCode === carrierCode && one.methodCode === methodCode);
  return method ? calendarOf(method, calendar) : calendar;
}
