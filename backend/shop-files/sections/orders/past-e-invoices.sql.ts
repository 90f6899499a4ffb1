// The electronic form of earlier invoices of businesses, written as the shop writes its own.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { documentFor, insertBoth } from '#backend/commerce/invoice/e-invoice/keep';
import { invoicesOfOrders, wholeInvoices } from '#backend/commerce/invoice/invoice.sql';
import { ordersWithIds } from '#backend/commerce/order/order.sql';
import { wholeOrders } from '#backend/commerce/order/read/read.sql';
import { brokenRules } from '#domain/e-invoice/check';

/** Answers the papers that have no electronic form, with the rules that it would break. */
export async function writePastEInvoices(
  client: PoolClient,
  orderIds: readonly number[],
): Promise<{ number: string; broken: readonly string[] }[]> {
  const db = drizzle({ client });
  const orders = new Map(
    (await wholeOrders(db, await ordersWithIds(db, orderIds))).map((whole) => [whole.order.id, whole]),
  );
  const without: { number: string; broken: readonly string[] }[] = [];
  for (const written of await wholeInvoices(db, await invoicesOfOrders(db, orderIds))) {
    const whole = orders.get(written.invoice.orderId);
    const document = whole && (await documentFor(db, whole, written));
    if (!document) continue;
    const broken = brokenRules(document);
    if (broken.length > 0) without.push({ number: document.number, broken });
    else await insertBoth(db, document, written.invoice.id);
  }
  return without;
}
