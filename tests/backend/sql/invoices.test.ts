// SQL of invoices and shipments: returns those of the given order, customer, business, number and time only.
import { describe, expect, test } from 'vitest';
import { eInvoicesOfOrder } from '#backend/commerce/invoice/e-invoice/e-invoice.sql';
import {
  businessOfOrder,
  countInvoices,
  type InvoiceFilter,
  invoiceNumbered,
  invoicesOfOrders,
  pageOfInvoices,
  wholeInvoices,
} from '#backend/commerce/invoice/invoice.sql';
import { lastSentBefore, noteTracking, shipmentByNumber, shipmentsOf } from '#backend/commerce/shipment/shipment.sql';
import { minutes, NOW, openSales } from './sales';

const sales = openSales();

const invoice = (number: string, orderId: number, columns = {}) =>
  sales.insert('invoice', {
    order_id: orderId,
    kind: 'invoice',
    number,
    issued_at: NOW,
    due_at: '2026-04-01',
    net_oere: 800,
    vat_oere: 200,
    total_oere: 1_000,
    ...columns,
  });

describe('invoices', () => {
  test('are those of the given orders, each with its own lines and taxes', async () => {
    const orders = [await sales.order('1'), await sales.order('2'), await sales.order('3')];
    const [one = 0, two = 0, three = 0] = orders;
    const ids: number[] = [];
    for (const id of orders) {
      const made = await invoice(`I${id}`, id);
      const line = { unit_oere: 1, row_oere: 1, quantity: 1, vat_bp: 2_500, net_oere: 1, vat_oere: 0 };
      for (const position of [2, 1]) await sales.insert('invoice_line', { ...line, invoice_id: made, position });
      await sales.insert('invoice_tax', { invoice_id: made, vat_bp: 2_500, base_oere: 800, vat_oere: 200 });
      ids.push(made);
    }
    const found = await invoicesOfOrders(sales.db, [one, three]);
    expect(found.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect((await invoicesOfOrders(sales.db, [two])).map(({ id }) => id)).toEqual([ids[1]]);
    const whole = await wholeInvoices(sales.db, found);
    const parts = (at: number) => [ids[at], [1, 2].map((position) => [ids[at], position]), [ids[at]]];
    expect(
      whole.map((one) => [
        one.invoice.id,
        one.lines.map(({ invoiceId, position }) => [invoiceId, position]),
        one.taxes.map(({ invoiceId }) => invoiceId),
      ]),
    ).toEqual([parts(0), parts(2)]);
    // Two lines and a tax for each; nothing of other invoices is read.
    expect(await sales.touched((db) => wholeInvoices(db, found))).toBe(6);
  });

  test('are listed for the customer, or for the entire business, by number and time', async () => {
    const [work, other] = [await sales.business('Work'), await sales.business('Other')];
    const [anna, berit] = [await sales.customer('anna'), await sales.customer('berit')];
    const [order, another] = [await sales.order('one'), await sales.order('two')];
    await invoice('A-10', order, { customer_id: anna, business_id: work });
    await invoice('A-20', another, { customer_id: anna, business_id: work, issued_at: minutes(1) });
    await invoice('B-10', another, { customer_id: berit, business_id: work, issued_at: minutes(2) });
    await invoice('C-10', another, { customer_id: berit, business_id: other, issued_at: minutes(3) });
    const mine: InvoiceFilter = {
      customerId: anna,
      businessId: null,
      numbers: null,
      numberLike: null,
      from: null,
      to: null,
    };
    const found = async (changes: Partial<InvoiceFilter>) => {
      const filter = { ...mine, ...changes };
      const page = await pageOfInvoices(sales.db, filter, 9, 0);
      expect(await countInvoices(sales.db, filter)).toBe(page.length);
      return page.map(({ document, orderNumber }) => `${document.number} ${orderNumber}`);
    };
    expect(await found({})).toEqual(['A-20 two', 'A-10 one']);
    expect(await found({ businessId: work })).toEqual(['B-10 two', 'A-20 two', 'A-10 one']);
    expect(await found({ numbers: ['A-10', 'B-10'] })).toEqual(['A-10 one']);
    expect(await found({ numberLike: '-2' })).toEqual(['A-20 two']);
    expect(await found({ from: minutes(1) })).toEqual(['A-20 two']);
    expect(await found({ to: minutes(1) })).toEqual(['A-10 one']);
  });

  test('are found by kind and number; a business by its id', async () => {
    const order = await sales.order('1');
    const first = await invoice('1', order);
    const credit = await invoice('1', order, { kind: 'credit' });
    const second = await invoice('2', order);
    expect((await invoiceNumbered(sales.db, 'invoice', '1'))?.id).toBe(first);
    expect((await invoiceNumbered(sales.db, 'credit', '1'))?.id).toBe(credit);
    expect((await invoiceNumbered(sales.db, 'invoice', '2'))?.id).toBe(second);
    expect(await invoiceNumbered(sales.db, 'credit', '2')).toBeNull();
    for (const name of ['One', 'Two']) {
      const id = await sales.business(name);
      expect((await businessOfOrder(sales.db, id))?.salesCode).toBe(name);
    }
  });

  test('as electronic documents are those of the order: by format, by number, or all', async () => {
    const [own, other] = [await sales.order('1'), await sales.order('2')];
    for (const [number, orderId] of [['1', own] as const, ['2', own] as const, ['3', other] as const]) {
      const id = await invoice(number, orderId);
      for (const format of ['peppol', 'oioubl'])
        await sales.insert('e_invoice', { invoice_id: id, format, xml: `${number} ${format}` });
    }
    const found = async (asked: Parameters<typeof eInvoicesOfOrder>[2]) =>
      (await eInvoicesOfOrder(sales.db, own, asked)).map(({ xml }) => xml);
    expect(await found({})).toEqual(['1 oioubl', '1 peppol', '2 oioubl', '2 peppol']);
    expect(await found({ format: 'peppol' })).toEqual(['1 peppol', '2 peppol']);
    expect(await found({ number: '2' })).toEqual(['2 oioubl', '2 peppol']);
  });
});

describe('shipments', () => {
  const shipment = (number: string, orderId: number, shippedAt: Date) =>
    sales.insert('shipment', {
      order_id: orderId,
      number,
      carrier_code: 'x',
      carrier_title: 'X',
      status: 'IN_TRANSIT',
      shipped_at: shippedAt,
    });

  test('are those of the given orders, each with its own lines and events; an event updates its own shipment', async () => {
    const product = await sales.product('P');
    const orders: number[] = [];
    const ids: number[] = [];
    for (const number of ['1', '2', '3']) {
      const order = await sales.order(number);
      const id = await shipment(`S${number}`, order, NOW);
      const line = await sales.line(order, product);
      await sales.insert('shipment_line', { shipment_id: id, order_line_id: line, quantity: 1 });
      orders.push(order);
      ids.push(id);
    }
    const [first = 0, second = 0, third = 0] = ids;
    for (const id of ids) await noteTracking(sales.db, id, { status: 'IN_TRANSIT', place: 'A', at: NOW });
    await noteTracking(sales.db, second, { status: 'DELIVERED', place: 'B', at: minutes(1) });
    const found = async (...orderIds: (number | undefined)[]) =>
      (
        await shipmentsOf(
          sales.db,
          orderIds.map((id) => id ?? 0),
        )
      ).map((whole) => [
        whole.shipment.id,
        whole.shipment.status,
        whole.lines.map(({ shipmentId }) => shipmentId),
        whole.events.map(({ place }) => place),
      ]);
    expect(await found(orders[0], orders[2])).toEqual([
      [first, 'IN_TRANSIT', [first], ['A']],
      [third, 'IN_TRANSIT', [third], ['A']],
    ]);
    // The shipment itself, its line and its events.
    expect(await sales.touched((db) => shipmentsOf(db, [orders[0] ?? 0]))).toBe(3);
    expect(await found(orders[1])).toEqual([[second, 'DELIVERED', [second], ['A', 'B']]]);
    for (const [at, id] of ids.entries()) expect((await shipmentByNumber(sales.db, `S${at + 1}`))?.id).toBe(id);
  });

  test('return the time of the last one of an order before a given time', async () => {
    const [own, other] = [await sales.order('1'), await sales.order('2')];
    await shipment('1', own, minutes(-3));
    await shipment('2', own, minutes(-2));
    await shipment('3', other, minutes(-1));
    await shipment('4', own, minutes(1));
    expect(await lastSentBefore(sales.db, own, NOW)).toEqual(minutes(-2));
    expect(await lastSentBefore(sales.db, own, minutes(-2))).toEqual(minutes(-2));
    expect(await lastSentBefore(sales.db, own, minutes(-4))).toBeNull();
  });
});
