// Invoices of an ERP over HTTP: sent in bulk, shown with their PDF to the buyer and in the back office, and to no other customer; and none of the shop's
// own where the ERP writes them.
import { afterAll, describe, expect, test } from 'vitest';
import { commandHere } from '../support/typed-here';
import { openStaffDoor } from './staff-door';

const door = openStaffDoor();
const PDF = '%PDF-1.7\nfaktura';
const BUYER = 'birgitte@havnens-arkitekter.example';

afterAll(async () => {
  await door.rows('DELETE FROM erp_invoice');
  await door.rows("UPDATE seller SET invoices = 'shop'");
});

async function send(order: string, lines: object[]): Promise<{ accepted: number }> {
  const key = await commandHere(
    ['api-key', 'add', `ERP ${order}`, '--scope', 'write-invoices'],
    door.shop().databaseUrl,
  );
  const reply = await door.ask('/api/bulk/invoices', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': `sent ${order}`.replace(' ', '-') },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  });
  return reply.json();
}

describe('an invoice of the ERP', () => {
  const line = { issuedOn: '2026-11-02', dueOn: '2026-12-02', totalOere: 123_400 };

  test('is at the order, for its buyer and for staff, in both languages', async () => {
    const order = await door.ordered();
    const pdf = Buffer.from(PDF).toString('base64');
    const sent = await send(order, [
      { order, number: `F/${order}`, ...line, pdf },
      { order, number: `K-${order}`, ...line, kind: 'credit' },
    ]);
    expect(sent).toMatchObject({ accepted: 2 });

    const buyer = await door.logIn(BUYER);
    const own = await door.page(`/customer/account/orders/${order}`, buyer);
    expect(own.$('#order-invoices').length).toBe(1);
    const link = own.$(`a[href*="/generate/erp-invoice"]`);
    expect(link.length).toBe(1);
    const path = link.attr('href') ?? '';
    const file = await door.ask(path, { cookies: buyer });
    expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([200, 'application/pdf', PDF]);
    expect(own.$.text()).toContain(`K-${order}`);

    const staff = await door.enter();
    for (const cookies of [staff, `${staff}; locale=en-GB`]) {
      const { $ } = await door.page(`/staff/orders/${order}`, cookies);
      const shown = $('a[href*="/erp-invoice?"]');
      expect(shown.length).toBe(1);
      // Of the credit note, as in the list of documents.
      expect($.text()).toMatch(/[−-](?:1\.234,00|DKK\s1,234\.00)/);
      const paper = await door.ask(shown.attr('href') ?? '', { cookies });
      expect([paper.status, await paper.text()]).toEqual([200, PDF]);
    }

    const other = await door.logIn('anna@example.dk');
    for (const cookies of ['', other]) expect((await door.ask(path, { cookies })).status).not.toBe(200);
    for (const wrong of ['number=none', `number=K-${order}&kind=credit`])
      expect((await door.ask(`/staff/orders/${order}/erp-invoice?${wrong}`, { cookies: staff })).status).toBe(404);
    expect((await door.ask(`/staff/orders/${order}/erp-invoice?number=F/${order}`)).status).toBe(303);
  });

  test('replaces those of the shop where the ERP writes them', async () => {
    const order = await door.ordered();
    const staff = await door.enter();
    await commandHere(['order', 'ship', order], door.shop().databaseUrl);
    const offers = async () => (await door.page(`/staff/orders/${order}`, staff)).$('[name=act][value=invoice]').length;
    expect(await offers()).toBeGreaterThan(0);
    await door.rows("UPDATE seller SET invoices = 'erp'");
    expect(await offers()).toBe(0);
    await expect(commandHere(['order', 'invoice', order], door.shop().databaseUrl)).rejects.toThrow();
    expect(
      await door.rows('SELECT 1 FROM invoice i JOIN sales_order o ON o.id = i.order_id WHERE o.number = $1', [order]),
    ).toEqual([]);
    await door.rows("UPDATE seller SET invoices = 'shop'");
    await commandHere(['order', 'invoice', order], door.shop().databaseUrl);
  });
});
