// Events of the less usual steps of an order, the same on PostgreSQL and on the embedded database: approval, gift cards by mail, parts that
// are cancelled, shipments of an ERP.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApiKey } from '#backend/api/keys';
import { cancelOrder } from '#backend/commerce/fulfilment/cancel';
import { sendCards } from '#backend/commerce/fulfilment/send-cards';
import type { Life } from '#backend/commerce/fulfilment/step';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { ship } from '#backend/commerce/shipment/ship';
import { openDatabase } from '#backend/db/client';
import { noJobs } from '#backend/db/job-queue';
import { migrate } from '#backend/db/migrate';
import { eventsAfter, numberEvents } from '#backend/events/events.sql';
import { testPayments } from '#backend/ports/payment/test-provider';
import { AddToCartDocument, ApproveOrderDocument, DeclineOrderDocument } from '~/services/generated/commerce';
import { TEST_NOW } from '../support/template';
import {
  add,
  type Counter,
  logIn,
  newCart,
  ORIGIN,
  openCounter,
  place,
  prepare,
  press,
  readyCart,
  someSkus,
  type Who,
} from './test-backend';
import { seed } from '#demo/seed';

async function openEmbedded(): Promise<Counter> {
  const database = await openDatabase({ max: 1 });
  await migrate(database.pool);
  await seed(database.pool, { now: TEST_NOW, profile: 'test' });
  return openCounter({ database });
}

const DATABASES: [string, () => Promise<Counter>][] = [['PostgreSQL', () => openCounter()]];
// Half a minute more, for the same triggers; tests/backend/embedded.test.ts has one of each kind.
if (process.env.ALL_FLOWS) DATABASES.push(['the embedded database', openEmbedded]);

describe.each(DATABASES)('on %s', (_name, open) => {
  let counter: Counter;
  let skus: string[];
  beforeAll(async () => {
    counter = await open();
    skus = await someSkus(counter, 2);
    await counter.rows(
      `UPDATE customer SET flags = flags || '{"allowBillingAddressChange": true, "allowShippingAddressChange": true, "onlyDefaultBilling": false, "onlyDefaultShipping": false}' WHERE email = $1`,
      ['dorthe@havnens-arkitekter.example'],
    );
  });
  afterAll(() => counter?.close());

  const at = (name: string) => `${name}@havnens-arkitekter.example`;
  const life = (): Life => ({
    ...{ db: counter.database.db, pool: counter.database.pool, queue: noJobs },
    ...{ provider: testPayments(async () => 'secret'), now: counter.clock.now(), by: 'staff' },
  });
  let read = 0;
  async function eventsOf(number: string) {
    const { pool } = counter.database;
    await numberEvents(pool);
    const events = await eventsAfter(pool, read, { kinds: null, stores: null }, 1_000);
    read = events.at(-1)?.number ?? read;
    return events.filter(({ subject, subject_kind }) => subject === number && subject_kind === 'order');
  }
  const kindsOf = async (number: string) => (await eventsOf(number)).map(({ kind }) => kind.replace('order.', ''));
  async function waiting(goods: [string, number][]): Promise<{ number: string; uid: string; boss: Who }> {
    const buyer = await logIn(counter, at('dorthe'));
    const number = (await place(counter, await readyCart(counter, goods, 'account', buyer), buyer)).number ?? '';
    const [row] = await counter.rows<{ id: number }>('SELECT id FROM sales_order WHERE number = $1', [number]);
    return { number, uid: Buffer.from(String(row?.id)).toString('base64'), boss: await logIn(counter, at('frederik')) };
  }

  it('an order that waits is not released before it is approved', async () => {
    const { number, uid, boss } = await waiting([[skus[0] ?? '', 2]]);
    const [placed] = await eventsOf(number);
    expect(placed).toMatchObject({ kind: 'order.placed', state: { status: 'needs_review', isReleased: false } });
    await counter.ask(ApproveOrderDocument, { input: { purchase_order_uids: [uid] } }, boss);
    expect(await eventsOf(number)).toMatchObject([
      { kind: 'order.changed', state: { status: 'processing', isReleased: true } },
    ]);
  });

  it('an order that is declined is cancelled', async () => {
    const { number, uid, boss } = await waiting([[skus[0] ?? '', 1]]);
    await counter.ask(DeclineOrderDocument, { input: { purchase_order_uids: [uid], reason: 'For dyrt' } }, boss);
    expect(await kindsOf(number)).toEqual(['placed', 'canceled']);
  });

  it('a gift card by mail is shipped and charged', async () => {
    const [card] = await counter.rows<{ sku: string }>(`SELECT sku FROM product WHERE type = 'giftcard'`);
    const cartId = await newCart(counter);
    const wish = { amount: 500, recipient_name: 'Karen', recipient_email: 'karen@example.dk', sender_name: 'Maria' };
    const items = [{ sku: card?.sku ?? '', quantity: 1, gift_card: { ...wish, message: '' } }];
    await counter.ask(AddToCartDocument, { cartId, items });
    await add(counter, cartId, skus[0] ?? '', 1);
    await prepare(counter, cartId, 'card');
    const placed = await place(counter, cartId);
    await press(counter, placed.payAt ?? '', 'authorised');
    const number = placed.number ?? '';
    expect(await kindsOf(number)).toEqual(['placed', 'paid']);
    await sendCards(number, life());
    expect((await kindsOf(number)).sort()).toEqual(['captured', 'shipped']);
    await ship(number, { pieces: null, carrier: null, trackingNumber: '' }, life());
    expect(await kindsOf(number)).toContain('shipped');
  });

  it('the rest that is called off is one event with the pieces', async () => {
    const who = await logIn(counter, at('birgitte'));
    const goods: [string, number][] = [
      [skus[0] ?? '', 2],
      [skus[1] ?? '', 1],
    ];
    const number = (await place(counter, await readyCart(counter, goods, 'account', who), who)).number ?? '';
    const part = { pieces: new Map([[skus[0] ?? '', 2]]), carrier: null, trackingNumber: '' };
    await ship(number, part, life());
    expect(await kindsOf(number)).toEqual(['placed', 'shipped']);
    await cancelOrder(number, { reason: 'udgået', asCustomer: false }, life());
    const events = await eventsOf(number);
    expect(events.map(({ kind }) => kind)).toEqual(['order.changed']);
    expect(events[0]?.state).toMatchObject({
      status: 'shipped',
      lines: [
        { sku: skus[0], shipped: 2, canceled: 0 },
        { sku: skus[1], shipped: 0, canceled: 1 },
      ],
    });
    await invoiceOrder(number, null, life());
    expect(await kindsOf(number)).toEqual(['invoiced']);
  });

  it('an ERP ships an order once, however often it reports the shipment', async () => {
    const { pool } = counter.database;
    const rights = { name: 'ERP', scopes: ['write-shipments' as const], store: null, expiresAt: null };
    const { key } = await makeApiKey(pool, rights, counter.clock.now());
    const who = await logIn(counter, at('birgitte'));
    const number = (await place(counter, await readyCart(counter, [[skus[0] ?? '', 1]], 'account', who), who)).number;
    const report = async (named: string, query = '') => {
      const headers = { authorization: `Bearer ${key}`, 'idempotency-key': named };
      const body = JSON.stringify({ order: number, reference: 'SS-1' });
      const request = new Request(`${ORIGIN}/api/bulk/shipments${query}`, { method: 'POST', headers, body });
      return (await counter.backend.files(request)).json();
    };
    await kindsOf(number ?? '');
    expect(await report('dry', '?dryRun=true')).toMatchObject({ accepted: 1 });
    expect(await kindsOf(number ?? '')).toEqual([]);
    expect(await Promise.all(['one', 'two'].map((named) => report(named)))).toMatchObject([
      { accepted: 1 },
      { accepted: 1 },
    ]);
    expect(await kindsOf(number ?? '')).toEqual(['shipped']);
  });
});
