// Writes the orders that the demo world's customers have placed before, with payment, history, parcels and invoices, so that their
// accounts show what accounts are for. Only in the whole world: the tests' small one begins with empty accounts.
import type { PoolClient } from 'pg';
import { idOf, type Numbering } from '../seed-numbers';
import { continueIds } from '../seed-rows';
import { between } from '../world/making/seed';
import type { DemoWorld } from '../world/types';
import { drawOwnOrders } from './draw';
import { DAY, HOUR, type Numbered } from './numbered';
import { writeEInvoices } from './write-e-invoices';
import { writeOrders } from './write-orders';
import { writeInvoices, writeParcels } from './write-papers';

export async function seedOwnOrders(on: PoolClient, world: DemoWorld, numbers: Numbering): Promise<void> {
  const found = await on.query<{ orders: number; lines: number }>(
    'SELECT (SELECT coalesce(max(id), 0) FROM sales_order) AS orders, (SELECT coalesce(max(id), 0) FROM order_line) AS lines',
  );
  const { orders: lastOrder, lines: lastLine } = found.rows[0] ?? { orders: 0, lines: 0 };
  const customerIds = new Map(world.customers.map((customer, at) => [customer.email, at + 1]));
  let line = lastLine;
  const orders = drawOwnOrders(world).map(
    (order, at): Numbered => ({
      ...order,
      id: lastOrder + at + 1,
      lineIds: order.lines.map(() => (line += 1)),
      placedAt: new Date(
        numbers.now.getTime() -
          order.daysAgo * DAY -
          between('own-orders', order.customer.key + order.daysAgo, 0, 55) * HOUR,
      ),
      customerId: idOf(customerIds, order.customer.email),
    }),
  );
  await writeOrders(on, orders, numbers);
  await writeParcels(
    on,
    orders.filter(({ parcel }) => parcel !== null),
  );
  const sent = orders.filter(({ parcel }) => parcel !== null);
  await writeInvoices(on, sent);
  const orderIds = sent.map(({ id }) => id);
  await writeEInvoices(on, orderIds);
  await continueIds(on, ['sales_order', 'order_line', 'payment', 'shipment', 'invoice']);
}
