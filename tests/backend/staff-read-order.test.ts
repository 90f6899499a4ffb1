// Orders in files in the back office: rights, the proposed lines for a customer, and the one list that the confirmed lines become.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGEST_ORDER_FILE } from '#domain/purchase-order/reading/limits';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { staffDesk } from './staff-desk';
import { type Counter, openCounter, someSkus } from './test-backend';

const HELLE = 'helle@rum-og-ro.example';
let counter: Counter;
let sku = '';
let other = '';
beforeAll(async () => {
  counter = await openCounter();
  for (const role of STAFF_ROLES) await enter(role);
  [sku = '', other = ''] = await someSkus(counter, 2, "p.unit = 'stk'");
});
afterAll(() => counter?.close());

interface Done {
  made: string | null;
  problem: { code: string; field: string | null } | null;
}
interface Answered {
  staffReadOrder?: Done;
  staffConfirmReadOrder?: Done;
  staffCustomer?: { timeline: { what: string; who: string; text: string }[] };
}
const { ask, enter } = staffDesk<Answered>(() => counter);

const posted = (text: string, customer = HELLE) => ({
  ...{ customer, name: '' },
  content: Buffer.from(text).toString('base64'),
});
const READ = `mutation ($customer: String!, $name: String!, $content: String!) {
  staffReadOrder(customer: $customer, name: $name, content: $content) { made problem { code field } } }`;
const CONFIRM = `mutation ($customer: String!, $name: String!, $lines: [StaffReadLine!]!) {
  staffConfirmReadOrder(customer: $customer, name: $name, lines: $lines) { made problem { code field } } }`;
const confirm = async (name: string, lines: object[], role?: string, customer = HELLE) =>
  (await ask(CONFIRM, { customer, name, lines }, role)).data?.staffConfirmReadOrder;
const listsNamed = (name: string) =>
  counter.rows<{ sku: string; quantity: number; customer: string }>(
    `SELECT p.sku, i.quantity, c.email AS customer FROM shopping_list l JOIN customer c ON c.id = l.customer_id
      JOIN shopping_list_item i ON i.list_id = l.id JOIN product p ON p.id = i.product_id WHERE l.name = $1 ORDER BY i.position`,
    [name],
  );
const countOf = async (table: string) =>
  (await counter.rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n ?? 0;

describe('reading', () => {
  it.each([...STAFF_ROLES])('%s reads and confirms by the right to customers only', async (role) => {
    const isAllowed = roleHasRight(role, 'customers');
    const read = await ask(READ, posted(`2 stk varenr. ${sku}`), role);
    expect(Boolean(read.data?.staffReadOrder?.made)).toBe(isAllowed);
    expect(read.codes).toEqual(isAllowed ? [] : ['STAFF_RIGHT_MISSING']);
    const done = await confirm(`Ret ${role}`, [{ at: 0, sku, quantity: 1 }], role);
    expect(Boolean(done?.made)).toBe(isAllowed);
    expect(await listsNamed(`Ret ${role}`)).toHaveLength(isAllowed ? 1 : 0);
  });

  it('requires a login', async () => {
    expect((await ask(READ, posted('2 stk'), null)).data).toBeNull();
    expect((await ask(CONFIRM, { customer: HELLE, name: 'x', lines: [] }, null)).data).toBeNull();
  });

  it('is refused at the field: an unknown customer, an empty text, a broken file, one of too many bytes, no lines', async () => {
    const problem = async (variables: object) => (await ask(READ, { ...variables })).data?.staffReadOrder?.problem;
    expect(await problem(posted('2 stk', 'ingen@example.com'))).toEqual({
      code: 'CUSTOMER_NOT_FOUND',
      field: 'customer',
    });
    expect(await problem(posted(' '))).toEqual({ code: 'ORDER_FILE_EMPTY', field: 'text' });
    const pdf = { ...posted('%PDF-1.7 x'), name: 'a.pdf' };
    expect(await problem(pdf)).toEqual({ code: 'ORDER_FILE_UNREADABLE', field: 'file' });
    const order = `2 stk varenr. ${sku}\n`;
    const sized = (bytes: number) => ({ ...posted(order.padEnd(bytes, '\n')), name: 'a.txt' });
    expect(await problem(sized(LARGEST_ORDER_FILE + 1))).toEqual({ code: 'ORDER_FILE_TOO_LARGE', field: 'file' });
    expect(await problem(posted('Hej\nMvh Mette'))).toEqual({ code: 'ORDER_NO_LINES', field: 'text' });
  });

  it('returns the lines with a name for the list, and changes nothing', async () => {
    const before = [await countOf('shopping_list'), await countOf('cart_item'), await countOf('staff_action')];
    const { data } = await ask(READ, posted(`Rekvisition: 4711\n2 stk varenr. ${sku}\n5 pakker kopipapir`));
    const order = JSON.parse(data?.staffReadOrder?.made ?? '{}');
    expect(order).toMatchObject({
      customer: { email: HELLE },
      facts: [{ kind: 'requisition', text: '4711' }],
      lines: [{ products: [{ sku, pieces: 2 }], certainty: 'number' }, { certainty: 'ambiguous' }],
    });
    expect(order.lines[1].products.length).toBeGreaterThan(1);
    expect(order.list).toMatch(/^Bestilling 4711 \d\d\.\d\d\.\d{4} [0-9a-f]{8}$/);
    await counter.rows(
      `UPDATE customer SET account_settings = jsonb_set(account_settings, '{defaultLanguage}', '1') WHERE email = $1`,
      [HELLE],
    );
    const english = JSON.parse((await ask(READ, posted(`2 stk varenr. ${sku}`))).data?.staffReadOrder?.made ?? '{}');
    expect(english.list).toMatch(/^Order \d\d\.\d\d\.\d{4} [0-9a-f]{8}$/);
    const again = JSON.parse((await ask(READ, posted(`2 stk varenr. ${sku}`))).data?.staffReadOrder?.made ?? '{}');
    expect(again.list).not.toBe(order.list);
    expect([await countOf('shopping_list'), await countOf('cart_item'), await countOf('staff_action')]).toEqual(before);
  });
});

describe('confirming', () => {
  const line = { at: 0, quantity: 3 };

  it('makes one list, however often the same form is sent, and logs it once', async () => {
    const before = await countOf('staff_action');
    const form = [{ ...line, sku }];
    const both = await Promise.all([confirm('To gange', form), confirm('To gange', form)]);
    expect(both).toEqual([1, 2].map(() => ({ made: 'To gange', problem: null })));
    expect(await listsNamed('To gange')).toEqual([{ sku, quantity: 3, customer: HELLE }]);
    expect(await countOf('staff_action')).toBe(before + 1);
    const [customer] = await counter.rows<{ id: number }>('SELECT id FROM customer WHERE email = $1', [HELLE]);
    const page = await ask('query ($id: Int!) { staffCustomer(id: $id) { timeline { what who text } } }', {
      id: customer?.id,
    });
    const made = { what: 'customer-order-read', who: 'administrator', text: 'To gange' };
    expect(page.data?.staffCustomer?.timeline).toContainEqual(made);
  });

  it('never replaces the list by other lines', async () => {
    await confirm('Rettet', [{ ...line, sku }]);
    const refused = { code: 'ORDER_CONFIRMED_ALREADY', field: null };
    expect((await confirm('Rettet', [{ ...line, sku, quantity: 4 }]))?.problem).toEqual(refused);
    const more = [
      { ...line, sku },
      { ...line, at: 1, sku: other },
    ];
    expect((await confirm('Rettet', more))?.problem).toEqual(refused);
    expect(await listsNamed('Rettet')).toEqual([{ sku, quantity: 3, customer: HELLE }]);
  });

  it('finds a product by its number in any case, and adds up lines of the same product', async () => {
    const form = [
      { ...line, sku: sku.toLowerCase() },
      { ...line, at: 1, sku, quantity: 4 },
    ];
    await confirm('Samlet', form);
    await confirm('Samlet', form);
    expect(await listsNamed('Samlet')).toEqual([{ sku, quantity: 7, customer: HELLE }]);
  });

  it('makes nothing where a line is wrong, and names it', async () => {
    const wrong = async (lines: object[], customer?: string) =>
      (await confirm('Forkert', lines, undefined, customer))?.problem;
    expect(await wrong([])).toMatchObject({ code: 'ORDER_LINES_NONE' });
    const unknown = [
      { ...line, sku },
      { at: 4, quantity: 1, sku: 'INGEN-1' },
    ];
    expect(await wrong(unknown)).toEqual({ code: 'PRODUCT_NOT_FOUND', field: 'sku-4' });
    for (const quantity of [0, -1, 1_000_000])
      expect(await wrong([{ at: 2, quantity, sku }])).toEqual({ code: 'QUANTITY_NOT_A_NUMBER', field: 'quantity-2' });
    expect(await wrong([{ ...line, sku }], 'ingen@example.com')).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
    expect(await listsNamed('Forkert')).toEqual([]);
  });

  it('names no product that the customer may not buy', async () => {
    await counter.database.pool.query('UPDATE product SET store_ids = ARRAY[-1] WHERE sku = $1', [other]);
    expect((await confirm('Skjult', [{ ...line, sku: other }]))?.problem).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
  });
});
