// Electronic invoices and credit notes of public customers are created in the transaction of the invoice, and add up to the order.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Life } from '#backend/commerce/fulfilment/step';
import { issueCard } from '#backend/commerce/giftcard/issue-card';
import { refundAmount } from '#backend/commerce/invoice/credit-amount';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { eInvoicesOfOrder } from '#backend/commerce/invoice/e-invoice/e-invoice.sql';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { ship } from '#backend/commerce/shipment/ship';
import { noJobs } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import { testPayments } from '#backend/ports/payment/test-provider';
import { E_INVOICE_FORMATS } from '#domain/e-invoice/model';
import { oere } from '#domain/money/money';
import { ApplyGiftCardDocument, InvoiceDocumentDocument, SellerDocument } from '~/services/generated/commerce';
import { readBack } from '../simulate/carts';
import { type Counter, logIn, openCounter, place, press, readyCart, someSkus } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const EAN = '5798009900418';
const lifeOf = (): Life => {
  const { db, pool } = counter.database;
  const provider = testPayments(async () => 'secret');
  return { db, pool, queue: noJobs, provider, now: counter.clock.now(), by: 'staff' };
};

async function orderedBy(ean: string | null): Promise<{ id: number; number: string; total: number }> {
  const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const [one = '', two = ''] = await someSkus(counter, 2);
  const goods: [string, number][] = [
    [one, 3],
    [two, 5],
  ];
  const cart = await readyCart(counter, goods, 'account', who);
  const posting = { requisitioner: 'Grethe Holm', requisition_number: 'REQ-1', accounting_cost: '5250-124502' };
  const placed = await place(counter, cart, who, { ...posting, ean });
  expect(placed.errors).toEqual([]);
  const [order] = await counter.rows<{ id: number; number: string; total: number }>(
    'SELECT id, number, total_oere::int AS total FROM sales_order WHERE number = $1',
    [placed.number],
  );
  if (!order) throw new Error('no order');
  return order;
}

test('an order shipped in two parts and credited has files in both formats whose totals match the order', async () => {
  const order = await orderedBy(EAN);
  const life = lifeOf();
  const [sku = ''] = await someSkus(counter, 1);
  await ship(order.number, { pieces: new Map([[sku, 2]]), carrier: null, trackingNumber: '' }, life);
  expect(await invoiceOrder(order.number, null, life)).toMatchObject({ ok: true });
  await ship(order.number, { pieces: null, carrier: null, trackingNumber: '' }, life);
  expect(await invoiceOrder(order.number, null, life)).toMatchObject({ ok: true });
  const crediting = { pieces: null, restock: true, freight: null, reason: 'Fortrudt' };
  expect(await creditOrder(order.number, crediting, life)).toMatchObject({ ok: true });
  for (const format of E_INVOICE_FORMATS) {
    const documents = await eInvoicesOfOrder(life.db, order.id, { format });
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'invoice', 'credit']);
    const sums = documents.map(({ xml }) => readBack(xml).payable);
    expect((sums[0] ?? 0) + (sums[1] ?? 0)).toBe(order.total);
    expect(sums[2]).toBe(order.total);
    // Posting references of a public customer: order number, person and account string, each in its field of the format.
    const account = format === 'oioubl' ? 'AccountingCostCode' : 'AccountingCost';
    for (const { xml } of documents)
      for (const said of ['>REQ-1<', '>Grethe Holm<', `<cbc:${account}>5250-124502</cbc:${account}>`])
        expect(xml).toContain(said);
  }
  await expect(counter.rows(`UPDATE e_invoice SET xml = ''`)).rejects.toThrow();
});

test('a credit note refers to the invoices of its products, in the document and in the files', async () => {
  const order = await orderedBy(EAN);
  const life = lifeOf();
  const [one = '', two = ''] = await someSkus(counter, 2);
  for (const pieces of [new Map([[one, 2]]), null]) {
    await ship(order.number, { pieces, carrier: null, trackingNumber: '' }, life);
    expect(await invoiceOrder(order.number, null, life)).toMatchObject({ ok: true });
  }
  const crediting = { restock: true, freight: null, reason: 'Fortrudt' };
  for (const pieces of [new Map([[two, 1]]), new Map([[one, 1]])])
    expect(await creditOrder(order.number, { ...crediting, pieces }, life)).toMatchObject({ ok: true });
  expect(await refundAmount(order.number, oere(1000), 'Ridse', life)).toMatchObject({ ok: true });

  const rows = await counter.rows<{ number: string; kind: string }>(
    'SELECT number, kind FROM invoice WHERE order_id = $1 ORDER BY id',
    [order.id],
  );
  const [first, second, ...credits] = rows.map(({ number }) => number);
  const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const named = async (number: string, kind: 'INVOICE' | 'CREDIT') =>
    (await counter.ask(InvoiceDocumentDocument, { kind, number, orderToken: null }, who)).data?.invoiceDocument
      ?.credits;
  expect(await named(first ?? '', 'INVOICE')).toEqual([]);
  const expected = [[second], [first, second], [first, second]];
  expect(await Promise.all(credits.map((number) => named(number, 'CREDIT')))).toEqual(expected);
  for (const format of E_INVOICE_FORMATS) {
    const files = await eInvoicesOfOrder(life.db, order.id, { format });
    const told = files
      .filter(({ kind }) => kind === 'credit')
      .map(({ xml }) =>
        [...xml.matchAll(/<cac:InvoiceDocumentReference>\s*<cbc:ID>(\d+)</g)].map(([, number]) => number),
      );
    expect(told).toEqual(expected);
  }
});

test('a business without an EAN number is addressed by its CVR number', async () => {
  const order = await orderedBy(null);
  const life = lifeOf();
  await ship(order.number, { pieces: null, carrier: null, trackingNumber: '' }, life);
  expect(await invoiceOrder(order.number, null, life)).toMatchObject({ ok: true });
  const documents = await eInvoicesOfOrder(life.db, order.id, {});
  expect(documents.map(({ format }) => format)).toEqual(['oioubl', 'peppol']);
  for (const { xml } of documents) expect(xml).toMatch(/EndpointID schemeID="(DK:CVR|0184)">DK99412070</);
});

test('invoice, electronic files and shop data name the same seller, also after a change of address', async () => {
  await counter.rows(`UPDATE seller SET street = 'Flyttevej 7', postcode = '8000', city = 'Aarhus C'`);
  const order = await orderedBy(EAN);
  const life = lifeOf();
  await ship(order.number, { pieces: null, carrier: null, trackingNumber: '' }, life);
  const invoiced = await invoiceOrder(order.number, null, life);
  expect(invoiced).toMatchObject({ ok: true });
  const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const [row] = await counter.rows<{ number: string }>('SELECT number FROM invoice WHERE order_id = $1', [order.id]);
  const asked = { kind: 'INVOICE' as const, number: row?.number ?? '', orderToken: null };
  const paper = (await counter.ask(InvoiceDocumentDocument, asked, who)).data?.invoiceDocument?.seller ?? [];
  const said = (await counter.ask(SellerDocument, {}, who)).data?.storeConfig?.seller;
  expect(said).toMatchObject({ street: 'Flyttevej 7', postcode: '8000', city: 'Aarhus C', country_code: 'DK' });
  const { name = '', cvr = '', street = '', postcode = '', city = '' } = said ?? {};
  expect(paper).toEqual(expect.arrayContaining([name, street, `${postcode} ${city}`, `CVR ${cvr}`]));
  for (const { xml } of await eInvoicesOfOrder(life.db, order.id, {})) {
    const [seller = ''] = /<cac:AccountingSupplierParty>[\s\S]*<\/cac:AccountingSupplierParty>/.exec(xml) ?? [];
    // OIOUBL separates the street from its number.
    const spoken = seller.replace(/<\/cbc:StreetName>\s*<cbc:BuildingNumber>/, ' ');
    for (const fact of [name, street, postcode, city, cvr]) expect(spoken).toContain(fact);
  }
});

test('a private customer gets no electronic invoice', async () => {
  const life = lifeOf();
  const [sku = ''] = await someSkus(counter, 1);
  const placed = await place(counter, await readyCart(counter, [[sku, 1]]));
  await press(counter, placed.payAt ?? '', 'authorised');
  await ship(placed.number ?? '', { pieces: null, carrier: null, trackingNumber: '' }, life);
  const invoiced = await invoiceOrder(placed.number ?? '', null, life);
  expect(invoiced).toMatchObject({ ok: true });
  expect(
    await counter.rows(
      `SELECT e.format FROM e_invoice e JOIN invoice i ON i.id = e.invoice_id JOIN sales_order o ON o.id = i.order_id
    WHERE o.number = $1`,
      [placed.number],
    ),
  ).toEqual([]);
});

test('the amount paid by gift card is deducted from the invoices, and its refund from the credit notes', async () => {
  const life = lifeOf();
  const card = await inTransaction(life.pool, (tx) =>
    issueCard(tx, { amount: oere(10_000), note: 'Prøve', now: life.now }),
  );
  const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const [sku = ''] = await someSkus(counter, 1, 'p.gross_oere > 2000');
  const cart = await readyCart(counter, [[sku, 20]], 'account', who);
  await counter.ask(ApplyGiftCardDocument, { input: { cart_id: cart, gift_card_code: card.code } }, who);
  const placed = await place(counter, cart, who, {
    requisitioner: 'Grethe Holm',
    requisition_number: 'REQ-2',
    ean: EAN,
  });
  const number = placed.number ?? '';
  for (const pieces of [new Map([[sku, 1]]), null]) {
    await ship(number, { pieces, carrier: null, trackingNumber: '' }, life);
    expect(await invoiceOrder(number, null, life)).toMatchObject({ ok: true });
  }
  const crediting = { restock: true, freight: null, reason: 'Fortrudt' };
  for (const pieces of [new Map([[sku, 1]]), null])
    expect(await creditOrder(number, { ...crediting, pieces }, life)).toMatchObject({ ok: true });
  const [order] = await counter.rows<{ id: number; total: number }>(
    'SELECT id, total_oere::int AS total FROM sales_order WHERE number = $1',
    [number],
  );
  for (const format of E_INVOICE_FORMATS) {
    const documents = await eInvoicesOfOrder(life.db, order?.id ?? 0, { format });
    const asked = (kind: string) =>
      documents.filter((one) => one.kind === kind).reduce((sum, { xml }) => sum + readBack(xml).payable, 0);
    expect([asked('invoice'), asked('credit')]).toEqual([(order?.total ?? 0) - 10_000, (order?.total ?? 0) - 10_000]);
    expect(documents.filter(({ xml }) => xml.includes('PrepaidAmount')).length).toBeGreaterThanOrEqual(2);
  }
});
