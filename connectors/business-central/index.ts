// One round of the Business Central connector: orders out, then shipments, invoices, stock and prices in.
import { followOrders } from '../core/follow';
import { takePostedDocuments, takePostedShipments } from './back';
import type { BusinessCentralParts } from './create';
import { sendItems } from './items';
import { takeSalesOrder } from './orders';

/** What comes in does not wait for an order that cannot go out. */
export async function businessCentralRound(parts: BusinessCentralParts, now: Date): Promise<void> {
  let orders: number | Error;
  try {
    orders = await followOrders(parts.shop, parts.positionFile, (order) => takeSalesOrder(order, parts));
  } catch (failure) {
    orders = failure instanceof Error ? failure : new Error(String(failure));
  }
  const shipments = await takePostedShipments(parts);
  const documents = await takePostedDocuments(parts);
  const items = await sendItems(parts, now);
  if (orders instanceof Error) throw orders;
  parts.log(`${orders} orders, ${shipments} shipments, ${documents} documents, ${items} items`);
}
