// One order as staff need it: all that the shopper said, what has become of it, and what belongs to it.

import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import type { OrderRow } from '#backend/commerce/order/order.sql';
import { type WholeOrder, wholeOrders } from '#backend/commerce/order/read/read.sql';
import { shipmentsOf, type WholeShipment } from '#backend/commerce/shipment/shipment.sql';
import type { Db } from '#backend/db/client';
import type { Queryable } from '#backend/db/queryable';
import { type FulfilmentStage, fulfilmentStage, type PaymentStage, paymentStage } from '#domain/order/order-progress';
import {
  casesOfOrder,
  documentsOfOrders,
  type HistoryRow,
  historyOfOrder,
  mailsOfOrder,
  type OrderCase,
  type OrderDocument,
  type OrderMailRow,
  type OrderPlace,
  placesOfOrders,
} from './related.sql';

/** What staff handle of an order: packing slip, hand-over and page begin with it. */
export interface StaffOrder {
  whole: WholeOrder;
  place: OrderPlace;
  shipments: WholeShipment[];
  documents: OrderDocument[];
  payment: PaymentStage | null;
  fulfilment: FulfilmentStage;
}

export interface StaffOrderPage extends StaffOrder {
  cases: OrderCase[];
  history: HistoryRow[];
  mails: OrderMailRow[];
}

/** In their order; five statements for any number of orders. */
export async function staffOrders(db: Db, on: Queryable, orders: readonly OrderRow[]): Promise<StaffOrder[]> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [wholes, places, shipments, documents] = [
    await wholeOrders(db, orders),
    await placesOfOrders(on, ids),
    await shipmentsOf(db, ids),
    await documentsOfOrders(on, ids),
  ];
  return wholes.flatMap((whole) => {
    const { id, status } = whole.order;
    const place = places.get(id);
    if (!place) return [];
    const shipped = whole.lines.reduce((sum, line) => sum + line.shipped, 0);
    const own = {
      shipments: shipments.filter(({ shipment }) => shipment.orderId === id),
      documents: documents.filter(({ order_id }) => order_id === id),
    };
    const stages = {
      payment: whole.payment && paymentStage(whole.payment),
      fulfilment: fulfilmentStage(status, shipped),
    };
    return [{ whole, place, ...own, ...stages }];
  });
}

/** Null where there is no such order. */
export async function readStaffOrder(db: Db, on: Queryable, number: string): Promise<StaffOrderPage | null> {
  const order = await orderByNumber(db, number);
  const [found] = order ? await staffOrders(db, on, [order]) : [];
  if (!order || !found) return null;
  return {
    ...found,
    cases: await casesOfOrder(on, order.id),
    history: await historyOfOrder(on, order.id),
    mails: await mailsOfOrder(on, order.id),
  };
}
