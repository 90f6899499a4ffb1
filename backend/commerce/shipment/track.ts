// Tracking events of a shipment. When everything of an order has arrived, the order is delivered. Spec §3 "Shipment tracking statuses".
import { type Life, noteArrival, stepOrder } from '#backend/commerce/fulfilment/step';
import { orderById } from '#backend/commerce/order/order.sql';
import { isWorthAMail, type TrackingStatus } from '#domain/delivery/tracking';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { noteTracking, shipmentByNumber } from './shipment.sql';

export async function track(
  shipmentNumber: string,
  event: { status: TrackingStatus; place: string },
  life: Life,
): Promise<Outcome<{ delivered: boolean }>> {
  const shipment = await shipmentByNumber(life.db, shipmentNumber);
  const order = shipment && (await orderById(life.db, shipment.orderId));
  if (!shipment || !order) return refusal('ORDER_NOT_FOUND');
  return stepOrder(order.number, life, async (stepping) => {
    const { status } = stepping.order;
    await noteTracking(stepping.tx.db, shipment.id, { ...event, at: life.now });
    const delivered = (await noteArrival(stepping, status, `Delivered: ${shipment.number}`)) !== status;
    if (isWorthAMail(event.status))
      await stepping.tell('order-arrived', `${shipment.number}:${event.status}`, {
        status: event.status,
        place: event.place,
      });
    return { ok: true, delivered };
  });
}
