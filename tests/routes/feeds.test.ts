// Product feeds over HTTP: the prices of the product pages, nothing that anonymous users do not see, and the list of what is left out.
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { openDoor } from './door';

const { ask, logIn } = openDoor();
const read = async (path: string, asking = {}) => (await ask(path, asking)).text();
interface Item {
  'g:id': string;
  'g:link': string;
  'g:price': string;
  'g:sale_price'?: string;
}

test('Google gets what the pages of the products show', async () => {
  const xml = await read('/feeds/google.xml');
  const items: Item[] = new XMLParser({ parseTagValue: false }).parse(xml).rss.channel.item;
  expect(items.length).toBeGreaterThan(100);
  expect(new Set(items.map((item) => item['g:id'])).size).toBe(items.length);
  const families = items.filter((item) => item['g:link'].includes('configurableOptions'));
  expect(families.length).toBeGreaterThan(0);
  for (const item of [...items.slice(0, 4), ...families.slice(0, 2)]) {
    const { pathname, search } = new URL(item['g:link']);
    const reply = await ask(pathname + search);
    expect(reply.status).toBe(200);
    const [kroner = '', oere = ''] = (item['g:sale_price'] ?? item['g:price']).replace(' DKK', '').split('.');
    const shown = `${kroner.replace(/\B(?=(\d{3})+$)/g, '.')},${oere}`;
    expect([item['g:link'], (await reply.text()).includes(shown)]).toEqual([item['g:link'], true]);
  }
});

test('the other forms have the same products, for every caller', async () => {
  const count = (csv: string) => csv.trim().split('\r\n').length - 1;
  const [prices, stock, meta] = await Promise.all(
    ['prices', 'stock', 'meta'].map((name) => read(`/feeds/${name}.csv`)),
  );
  const items = (await read('/feeds/google.xml')).match(/<item/g)?.length;
  expect([count(stock ?? ''), prices?.match(/\r\n/g)?.length, meta?.split(' DKK,').length]).toEqual([
    ...[items, (items ?? 0) + 1, expect.any(Number)],
  ]);
  const cookies = await logIn('birgitte@havnens-arkitekter.example');
  expect(await read('/feeds/stock.csv', { cookies })).toBe(stock);
  expect(await read('/feeds/left-out.csv')).toMatch(/^sku,name,reason\r\n.*,(NO_PRICE|GIFT_CARD|DESIGNED)\r\n/);
});

test('an unknown form is not found, and a shop behind a login has none', async () => {
  expect((await ask('/feeds/x.csv')).status).toBe(404);
  expect((await ask('/feeds/google.xml', { host: 'uniq.localhost' })).status).toBe(303);
});
