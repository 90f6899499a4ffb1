// Tracking events of a shipment. When everything of an order has arrived, the order is delivered. Spec §3 "Shipment tracking statuses".
import { type Life, stepOrder } from '#backend/commerce/fulfilment/step';
import { orderById, setStatus } from '#backend/commerce/order/order.sql';
import { mayBecome } from '#domain/order-status';
import { type Outcome, refusal } from '#domain/refusals';
import { isWorthAMail, type TrackingStatus } from '#domain/tracking';
import { noteTracking, shipmentByNumber, shipmentsOf } from './shipment.sql';

export async function track(
  shipmentNumber: string,
  event: { status: TrackingStatus; place: string },
  life: Life,
): Promise<Outcome<{ delivered: boolean }>> {
  const shipment = await shipmentByNumber(life.db, shipmentNumber);
  const order = shipment && (await orderById(life.db, shipment.orderId));
  if (!shipment || !order) return refusal('ORDER_NOT_FOUND');
  return stepOrder(order.number, life, async ({ tx, order: { id, status }, tell }) => {
    await noteTracking(tx.db, shipment.id, { ...event, at: life.now });
    const all = await shipmentsOf(tx.db, [id]);
    const delivered = all.every((one) => one.shipment.status === 'DELIVERED') && mayBecome(status, 'delivered');
    if (delivered) await setStatus(tx.db, id, 'delivered', `Delivered: ${shipment.number}`, life.now);
    if (isWorthAMail(event.status))
      await tell('order-arrived', `${shipment.number}:${event.status}`, { status: event.status, place: event.place });
    return { ok: true, delivered };
  });
}
