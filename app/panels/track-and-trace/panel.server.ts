// "Track and trace": where a parcel of an order is (spec §2 overlay panels, §3 "Shipment tracking statuses").
import type { OwnOrder, ShipmentView } from '~/models/order';
import { readOrder } from '~/services/order/order.server';
import type { PanelServer } from '../contract';

export interface TrackAndTraceModel {
  orderNumber: OwnOrder['number'];
  shipment: ShipmentView;
}

export const trackAndTrace: PanelServer<TrackAndTraceModel> = {
  guards: ['catalog-only-rule', 'authenticated'],
  async load(context, { order: number, shipment: wanted }) {
    // Anyone who may not see the order may not see its parcels, on any page that the panel is opened over.
    if (!context.customer?.orderHistoryAccess || !number) return null;
    const order = await readOrder(context, number);
    const shipment = order?.shipments.find((one) => one.number === wanted);
    return order && shipment ? { orderNumber: order.number, shipment } : null;
  },
};
