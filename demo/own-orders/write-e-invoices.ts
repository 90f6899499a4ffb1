// The electronic form of the demo world's past invoices, written as the shop writes it.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { documentFor, insertBoth } from '#backend/commerce/invoice/e-invoice/keep';
import { invoicesOfOrders, wholeInvoices } from '#backend/commerce/invoice/invoice.sql';
import { ordersWithIds } from '#backend/commerce/order/order.sql';
import { wholeOrders } from '#backend/commerce/order/read/read.sql';
import { brokenRules } from '#domain/e-invoice/check';

export async function writeEInvoices(client: PoolClient, orderIds: readonly number[]): Promise<void> {
  const db = drizzle({ client });
  const orders = await wholeOrders(db, await ordersWithIds(db, orderIds));
  for (const written of await wholeInvoices(db, await invoicesOfOrders(db, orderIds))) {
    const whole = orders.find(({ order }) => order.id === written.invoice.orderId);
    const document = whole && (await documentFor(db, whole, written));
    if (!document) continue;
    const broken = brokenRules(document);
    if (broken.length > 0) throw new Error(`The demo's invoice ${document.number} breaks ${broken.join(', ')}`);
    await insertBoth(db, document, written.invoice.id);
  }
}
