// Orders in files in the back office over HTTP: the form and its refusals, the proposed lines, their correction, and who is refused.
import { load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { LARGEST_ORDER_FILE } from '#domain/purchase-order/reading/limits';
import { locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();
const PATH = '/staff/orders/read';
const BUYER = 'christian@havnens-arkitekter.example';

let cookies = '';
let sku = '';
beforeAll(async () => {
  cookies = await door.enter();
  const [row] = await door.rows<{ sku: string }>(
    `SELECT p.sku FROM product p JOIN stock_item s ON s.product_id = p.id AND s.source_code = 'central'
      WHERE p.type = 'simple' AND p.parent_id IS NULL AND p.stock_state = 'common-item' AND s.quantity >= 50 AND p.unit = 'stk'
        AND p.min_qty = 1 AND p.increments = 1 AND NOT p.request_price AND NOT p.only_trade
        AND (p.store_ids IS NULL OR p.store_ids @> '{1,2}') ORDER BY p.id LIMIT 1`,
  );
  if (!row) throw new Error('No product');
  sku = row.sku;
});

interface Posted {
  fields: Record<string, string>;
  file?: { name: string; content: BlobPart };
  as?: string;
}

/** As a browser sends the form. */
async function post({ fields, file, as = cookies }: Posted) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', new Blob([file.content]), file.name);
  const answer = await door.post(PATH, form, { cookies: as });
  const html = await answer.text();
  return { status: answer.status, location: locationOf(answer), $: load(html) };
}

const read = (fields: Record<string, string>, file?: Posted['file']) =>
  post({ fields: { act: 'read', customer: BUYER, text: '', ...fields }, ...(file && { file }) });

describe('who', () => {
  test.each(['warehouse', 'purchasing', 'marketing'])('%s has neither the page nor a link to it', async (role) => {
    const own = await door.colleague(role);
    expect((await door.page(PATH, own)).status).toBe(403);
    expect((await post({ fields: { act: 'read', customer: BUYER, text: '1 stk' }, as: own })).status).toBe(403);
    expect((await door.page('/staff/orders', own)).$(`main a[href="${PATH}"]`).length).toBe(0);
  });

  test('a role with the right to customers has the link next to the orders', async () => {
    const own = await door.colleague('finance');
    expect((await door.page('/staff/orders', own)).$(`main a[href="${PATH}"]`).length).toBe(1);
    expect((await door.page(PATH, own)).status).toBe(200);
  });

  test('an anonymous visitor is sent to the login', async () => {
    expect(locationOf(await door.ask(PATH))).toContain('/staff/login');
  });
});

describe('the form', () => {
  test.each([
    [
      'no customer',
      { customer: '', text: '1 stk' },
      undefined,
      '#read-customer-error',
      'Dette er et obligatorisk felt.',
    ],
    [
      'an unknown customer',
      { customer: 'ingen@x.example', text: '1 stk' },
      undefined,
      '#read-customer-error',
      'findes',
    ],
    ['neither text nor file', {}, undefined, '#read-text-error', 'Indsæt bestillingens tekst'],
    ['text and file', { text: '1 stk' }, { name: 'a.txt', content: '1 stk' }, '#read-file-error', 'ikke begge'],
    ['an unreadable file', {}, { name: 'a.pdf', content: '%PDF-1.7 x' }, '#read-file-error', 'beskadiget'],
    [
      'a picture',
      {},
      { name: 'a.pdf', content: new Uint8Array([0xff, 0xd8, 0xff, 1]) },
      '#read-file-error',
      'ikke en fil',
    ],
    ['an empty file', {}, { name: 'a.txt', content: '' }, '#read-file-error', 'ingen tekst'],
    ['a file of 8 MB', {}, { name: 'a.txt', content: 'x'.repeat(4 * LARGEST_ORDER_FILE) }, '#read-file-error', '2 MB'],
    ['a text without lines', { text: 'Hej\nMvh Mette' }, undefined, '#read-text-error', 'ikke fundet bestilte varer'],
  ])('reports %s at the field, and preserves what was typed', async (_what, fields, file, at, words) => {
    const typed = { customer: BUYER, text: '', ...fields };
    const { status, $ } = await read(fields, file);
    expect(status).toBe(400);
    expect($(at).text()).toContain(words);
    expect($('#read-customer').attr('value')).toBe(typed.customer);
    expect($('#read-text').text()).toBe(typed.text);
  });

  test('offers the customers whom a text may mean', async () => {
    const text = `1 stk varenr. ${sku}`;
    const { status, $ } = await read({ customer: 'havnens ark', text });
    expect(status).toBe(400);
    const found = $(`#read-found option[value="${BUYER}"]`);
    expect(found.text()).toContain('Havnens');
    const chosen = await read({ customer: 'havnens ark', found: BUYER, text });
    expect(chosen.status).toBe(200);
    expect(chosen.$('dl.facts').text()).toContain(BUYER);
  });

  test('has the file again where the customer was refused, until it is unticked or replaced', async () => {
    const file = { name: 'ordre.txt', content: `2 stk varenr. ${sku}` };
    const { status, $ } = await read({ customer: 'ingen@x.example' }, file);
    expect([status, $('input[name=keep]').attr('checked')]).toEqual([400, 'checked']);
    expect($('label:has(input[name=keep])').text()).toContain('»ordre.txt«');
    const fields = { kept: $('input[name=kept]').attr('value') ?? '', keptName: 'ordre.txt' };
    const linesOf = (answer: Awaited<ReturnType<typeof read>>) => {
      const { order } = formOfAct(answer.$, 'confirm') ?? {};
      return JSON.parse(order ?? '{"lines":[]}').lines.map(({ quantity }: { quantity: number }) => quantity);
    };
    expect(linesOf(await read({ ...fields, keep: '1' }))).toEqual([2]);
    expect(linesOf(await read({ ...fields, keep: '1' }, { ...file, content: `3 stk varenr. ${sku}` }))).toEqual([3]);
    expect(linesOf(await read({ ...fields, text: `4 stk varenr. ${sku}` }))).toEqual([4]);
    const again = await read({ ...fields, keep: '1', customer: 'ingen@x.example' });
    expect(again.$('input[name=kept]').attr('value')).toBe(fields.kept);
  });

  test('goes without a file of over 1.5 MB, which would be too long a field', async () => {
    const sized = (bytes: number) => ({ name: 'a.txt', content: `2 stk varenr. ${sku}`.padEnd(bytes, '\n') });
    const keptOf = async (bytes: number) =>
      (await read({ customer: 'ingen@x.example' }, sized(bytes))).$('input[name=keep]').length;
    expect([await keptOf(LARGEST_ORDER_FILE * 0.75), await keptOf(LARGEST_ORDER_FILE * 0.75 + 1)]).toEqual([1, 0]);
  });

  test('begins with the customer of the link, in both languages, without scripts', async () => {
    const { $ } = await door.page(`${PATH}?customer=${BUYER}`, `${cookies}; locale=en-GB`);
    expect([$('html').attr('lang'), $('script').length, $('h1').text()]).toEqual(['en', 0, 'Read an order']);
    expect($('#read-customer').attr('value')).toBe(BUYER);
  });

  test('without a known act is 400', async () => {
    expect((await post({ fields: { act: 'x' } })).status).toBe(400);
    expect((await post({ fields: { act: 'confirm', order: '{"lines":[]}' } })).status).toBe(400);
  });
});

describe('the lines', () => {
  const listsOf = (name: string) =>
    door.rows<{ quantity: number }>(
      'SELECT i.quantity FROM shopping_list l JOIN shopping_list_item i ON i.list_id = l.id WHERE l.name = $1',
      [name],
    );

  test('are read from a file, corrected, and confirmed once as a list of the customer', async () => {
    const content = `Varenr;Antal;Enhed\n${sku};2;stk\nUKENDT-99;1;stk\n`;
    const { status, $ } = await read({}, { name: 'ordre.csv', content });
    expect(status).toBe(200);
    const fields = formOfAct($, 'confirm') ?? {};
    expect([fields['choice-0'], fields['quantity-0'], fields['choice-1']]).toEqual(['0', '2', '']);
    const { list } = JSON.parse(fields.order ?? '{}');

    const wrong = await post({ fields: { ...fields, 'quantity-0': 'to', 'sku-1': '' } });
    expect(wrong.status).toBe(400);
    expect(wrong.$('#confirm-quantity-0-error').text()).toBe('Antal skal være et helt tal.');
    expect(wrong.$('#confirm-choice-1-error').text()).toContain('udelad linjen');
    expect(wrong.$('#confirm-quantity-0').attr('value')).toBe('to');
    const unknown = await post({ fields: { ...fields, 'sku-1': 'INGEN-1', 'quantity-1': '1' } });
    expect(unknown.$('#confirm-sku-1-error').text()).toContain('INGEN-1');
    expect(unknown.$('#confirm-sku-1').attr('value')).toBe('INGEN-1');
    expect(await listsOf(list)).toEqual([]);

    const right = { fields: { ...fields, 'quantity-0': '5', 'choice-1': 'omit' } };
    const both = await Promise.all([post(right), post(right)]);
    expect(both.map((answer) => answer.status)).toEqual([303, 303]);
    expect(await listsOf(list)).toEqual([{ quantity: 5 }]);
    const page = await door.page(both[0]?.location ?? '', cookies);
    expect(page.$('[role=status]').text()).toContain('ny indkøbsliste hos kunden');
    expect(page.$('.timeline').text()).toContain(list);
    const later = await post({ fields: { ...right.fields, 'quantity-0': '6' } });
    expect([later.status, later.$('[role=alert]').text()]).toEqual([
      400,
      expect.stringContaining('allerede bekræftet'),
    ]);
  });

  test('of a long order are confirmed, although they are more than a form without files may have', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    const rows = Array.from({ length: 300 }, (_, at) => `${at + 1} stk kuglepen ${'blå '.repeat(40)}varenr. ${sku}`);
    const { status, $ } = await read({ text: rows.join('\n') });
    expect(status).toBe(200);
    const fields = formOfAct($, 'confirm') ?? {};
    expect(fields.order?.length).toBeGreaterThan(130_000);
    expect((await post({ fields })).status).toBe(303);
    const { list } = JSON.parse(fields.order ?? '{}');
    expect(await listsOf(list)).toEqual([{ quantity: 45_150 }]);
  });
});
