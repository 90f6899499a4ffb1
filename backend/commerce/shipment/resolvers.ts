// GraphQL resolvers of an order's shipments, in Magento's names, with the tracking events of each.
import { money } from '#backend/commerce/catalogue/product/price';
import type { LineRow } from '#backend/commerce/order/read/read.sql';
import { readTogether } from '#backend/commerce/order/read/together';
import type { OrderShipment, Resolvers } from '#backend/generated/commerce';
import { uidOf } from '#backend/graphql/uid';
import { trackingPage } from '#domain/delivery/tracking';
import { shipmentsOf, type WholeShipment } from './shipment.sql';

const shipmentsTogether = readTogether(shipmentsOf);

function shipmentToWire({ shipment, lines, events }: WholeShipment, ordered: readonly LineRow[]): OrderShipment {
  const { carrierCode, carrierTitle, trackingNumber } = shipment;
  return {
    id: uidOf(shipment.id),
    number: shipment.number,
    shipped_at: shipment.shippedAt.toISOString(),
    status: shipment.status,
    tracking: [
      {
        carrier: carrierCode,
        title: carrierTitle,
        number: trackingNumber || null,
        url: trackingPage(carrierCode, trackingNumber),
      },
    ],
    items: lines.flatMap(({ orderLineId, quantity }) => {
      const line = ordered.find(({ id }) => id === orderLineId);
      return line ? [shipmentItem(line, quantity)] : [];
    }),
    events: events.map(({ status, place, at }) => ({ status, place, at: at.toISOString() })),
  };
}

const shipmentItem = (line: LineRow, quantity: number) => ({
  __typename: 'ShipmentItem' as const,
  id: uidOf(line.id),
  product_name: line.name,
  product_sku: line.sku,
  product_sale_price: money(line.unitOere),
  quantity_shipped: quantity,
  unit: line.unit,
});

export const shipmentResolvers: Resolvers = {
  CustomerOrder: {
    shipments: async (order, _args, context) =>
      (await shipmentsTogether(order.together, context.db))
        .filter(({ shipment }) => shipment.orderId === order.rowId)
        .map((one) => shipmentToWire(one, order.lines)),
  },
};
