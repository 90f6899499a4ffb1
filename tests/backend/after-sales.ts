// Shared by tests of returns, withdrawals and complaints: staff actions, the staff command line, and a payment provider that fails.
import { runCommand } from '#backend/cli/run';
import { openShop, shopOver } from '#backend/cli/shop';
import type { Life } from '#backend/commerce/fulfilment/step';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { ship } from '#backend/commerce/shipment/ship';
import { track } from '#backend/commerce/shipment/track';
import { noJobs } from '#backend/db/job-queue';
import type { MoneyMove, PaymentProvider } from '#backend/ports/payment/index';
import { testPayments } from '#backend/ports/payment/test-provider';
import type { Counter } from './test-backend';

export function lifeAt(
  { database: { db, pool }, clock }: Counter,
  provider: PaymentProvider = testPayments(async () => 'secret'),
): Life {
  return { db, pool, queue: noJobs, provider, now: clock.now(), by: 'staff' };
}

/** SKU → pieces; null: all. Ships and invoices them; returns the shipment. */
export async function sentAt(counter: Counter, number: string, pieces: ReadonlyMap<string, number> | null = null) {
  const done = await ship(number, { pieces, carrier: null, trackingNumber: '1' }, lifeAt(counter));
  if (!done.ok) throw new Error(done.code);
  await invoiceOrder(number, null, lifeAt(counter));
  return done.shipment.number;
}

/** Also delivers the shipment to the buyer. */
export async function deliveredAt(counter: Counter, number: string, pieces: ReadonlyMap<string, number> | null = null) {
  await track(await sentAt(counter, number, pieces), { status: 'DELIVERED', place: '' }, lifeAt(counter));
}

export interface BoughtLine {
  id: number;
  sku: string;
  quantity: number;
  canceled: number;
  credited: number;
}

export const linesAt = (counter: Counter, number: string): Promise<BoughtLine[]> =>
  counter.rows<BoughtLine>(
    `SELECT l.id, l.sku, l.quantity, l.canceled, l.credited FROM order_line l JOIN sales_order o ON o.id = l.order_id
      WHERE o.number = $1 ORDER BY l.position`,
    [number],
  );

/** Pieces of an order that were put back in stock, by SKU. */
export const shelvedAt = (counter: Counter, number: string): Promise<{ sku: string }[]> =>
  counter.rows(
    `SELECT p.sku FROM stock_movement m JOIN product p ON p.id = m.product_id JOIN sales_order o ON o.id = m.order_id
      WHERE o.number = $1 AND m.reason = 'return' ORDER BY p.sku`,
    [number],
  );

/** Fails at each refund until it is repaired; `keys`: the idempotency keys of the requests. */
export function dyingProvider(): { provider: PaymentProvider; keys: string[]; mend(): void } {
  const keys: string[] = [];
  let isAway = true;
  const provider: PaymentProvider = {
    ...testPayments(async () => 'secret'),
    refund: async ({ key, amount }: MoneyMove) => {
      keys.push(key);
      if (isAway) throw new Error('killed');
      return { ok: true, reference: `r-${amount}` };
    },
  };
  return {
    provider,
    keys,
    mend() {
      isAway = false;
    },
  };
}

/** The staff command line over the counter's database. */
export async function typedAt(counter: Counter, ...typed: string[]): Promise<{ code: number; said: string }> {
  const { config } = openShop({ NODE_ENV: 'test' });
  const selling = { queue: noJobs, provider: testPayments(async () => 'secret') };
  const shop = shopOver({ config, database: async () => counter.database, selling, clock: counter.clock });
  let said = '';
  const note = (text: string) => {
    said += text;
  };
  const code = await runCommand(typed, shop, { out: note, error: note, folder: '.', staff: 'Mette' });
  return { code, said };
}
