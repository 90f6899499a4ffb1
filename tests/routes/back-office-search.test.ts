// The search through everything in the back office over HTTP: exact numbers open their page, groups by role, and texts of customers as text.
import { beforeAll, expect, test } from 'vitest';
import { locationOf } from './door';
import { openStaffDoor } from './staff-door';

const door = openStaffDoor();
const BUYER = 'birgitte@havnens-arkitekter.example';
/** In no text of this shop, whose other files write markup into orders and names. */
const MARKUP = '<u title="">findes-ikke-her</u>';
const searchFor = (q: string) => `/staff/search?${new URLSearchParams({ q })}`;

let cookies = '';
let number = '';
let sku = '';
beforeAll(async () => {
  cookies = await door.enter();
  number = await door.ordered();
  [{ sku } = { sku: '' }] = await door.rows<{ sku: string }>(
    'SELECT l.sku FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1 LIMIT 1',
    [number],
  );
});

async function groupsFor(q: string, who = cookies): Promise<string[]> {
  const { status, $ } = await door.page(searchFor(q), who);
  expect([q, status, $('script').length]).toEqual([q, 200, 0]);
  return $('h2')
    .map((_, heading) => $(heading).text())
    .get();
}

test('a complete number or address opens its page', async () => {
  const [{ id = 0 } = {}] = await door.rows<{ id: number }>('SELECT id FROM customer WHERE email = $1', [BUYER]);
  for (const [typed, path] of [
    [` ${number} `, `/staff/orders/${number}`],
    [BUYER.toUpperCase(), `/staff/customers/${id}`],
  ] as const)
    expect([typed, locationOf(await door.ask(searchFor(typed), { cookies }))]).toEqual([typed, path]);
  const product = locationOf(
    await door.ask(searchFor(sku.toLowerCase()), { cookies: await door.colleague('purchasing') }),
  );
  expect(product).toBe(`/staff/products/${encodeURIComponent(sku)}`);
});

test('a part of a name is found in every group that has it, five hits each, with the way to the rest', async () => {
  const groups = await groupsFor('havnens');
  expect(groups).toEqual(expect.arrayContaining(['Ordrer', 'Kunder']));
  const { $ } = await door.page(searchFor('havnens'), cookies);
  $('.hits').each((_, list) => {
    expect($(list).find('li').length).toBeLessThanOrEqual(5);
  });
  const { $: pens } = await door.page(searchFor('pen'), cookies);
  const more = pens('section:has(h2:contains("Varer")) > a').attr('href') ?? '';
  expect(more).toMatch(/^\/staff\/products\?view=all&q=pen/);
  expect((await door.page(more, cookies)).$('tbody tr').length).toBeGreaterThan(5);
});

test('each role finds what it sees', async () => {
  expect(await groupsFor('havnens', await door.colleague('marketing'))).not.toContain('Ordrer');
  const warehouse = await groupsFor('havnens', await door.colleague('warehouse'));
  expect(warehouse).toContain('Ordrer');
  expect(warehouse).not.toContain('Fakturaer og kreditnotaer');
  expect(locationOf(await door.ask(searchFor('havnens')))).toContain('/staff/login');
});

test('words that find nothing, are too short or are markup are shown as they were typed', async () => {
  const { $, html } = await door.page(searchFor(MARKUP), cookies);
  expect($('.empty').text()).toContain(MARKUP);
  expect(html).not.toContain(MARKUP);
  const short = await door.page(searchFor('ab'), cookies);
  expect([short.status, short.$('#filter-q').val(), short.$('#filter-q-error').text()]).toEqual([
    ...[400, 'ab', expect.stringMatching(/\S/)],
  ]);
  expect((await door.page('/staff/search', cookies)).$('section').length).toBe(0);
  for (const words of ['q=%00%00%00', 'q=%25%25%25', `q=${'x'.repeat(3_000)}`])
    expect([words, (await door.page(`/staff/search?${words}`, cookies)).status]).toEqual([words, 200]);
  expect((await door.post('/staff/search', {}, { cookies })).status).toBe(405);
});

test('the field of every page leads to it', async () => {
  const { $ } = await door.page('/staff/orders', cookies);
  expect($('header form[action="/staff/search"] input[name=q]').length).toBe(1);
});
