// One round of the e-conomic connector: orders out, then invoices, stock and prices in.
import { followOrders } from '../core/follow';
import { pullProducts, takeInvoices } from './back';
import { type EconomicParts, takeOrder } from './orders';

export async function economicRound(parts: EconomicParts, positionFile: string, now: Date): Promise<void> {
  const orders = await followOrders(parts.shop, positionFile, (order) => takeOrder(order, parts));
  const invoices = await takeInvoices(parts, positionFile);
  const products = await pullProducts(parts, positionFile, now);
  parts.log(`${orders} orders, ${invoices} invoices, ${products} products`);
}
