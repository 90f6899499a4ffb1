// Days on the pages of the back office are in the reader's language: no page that links lead to shows one as 2026-11-30, except in fields, examples of what is
// typed, and the shop's files. The words of both languages are tested at domain/calendar/written.
import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();
const MOST_OF_A_KIND = process.env.ALL_FLOWS ? 2 : 1;
const ISO_DAY = /\d{4}-\d{2}-\d{2}/;

let cookies = '';
beforeAll(async () => {
  cookies = await door.enter();
  const order = `/staff/orders/${await door.ordered()}`;
  for (const act of ['ship', 'invoice']) {
    const { $ } = await door.page(order, cookies);
    expect((await door.post(order, { ...formOfAct($, act) }, { cookies })).status).toBe(303);
  }
  const cart = 'd'.repeat(32);
  const guest = { cart, email: 'karen@example.dk', store: 'b2c', language: 'da' };
  expect((await door.post('/staff/orders/new', guest, { cookies })).status).toBe(303);
});

/** '/staff/orders/1000123?view=all' and '/staff/orders/1000124' are pages of one kind. */
const kindOf = (path: string): string =>
  path.replace(/\?.*/, '').replace(/\/[^/]*\d[^/]*/g, '/#') + [...new URL(path, 'http://x').searchParams.keys()].sort();

const linksIn = (html: string): string[] =>
  load(html)('main a[href], nav a[href]')
    .toArray()
    .flatMap(({ attribs: { href = '' } }) =>
      /^\/staff(?!\/(logout|settings\/))/.test(href) && !/\.\w+(\?|$)/.test(href) ? href : [],
    );

const daysIn = (html: string): string[] => {
  const $ = load(html);
  $('textarea, pre, code, .help').remove();
  return $('main')
    .find('*')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' && ISO_DAY.test(node.data) ? node.data.trim() : []));
};

test('no page shows a day as 2026-11-30', async () => {
  const seen = new Map<string, number>();
  const found: string[] = [];
  const queue = [
    '/staff',
    '/staff/orders?view=all&since=2026-01-01',
    '/staff/log?since=2026-01-01',
    '/staff/orders?view=all',
  ];
  for (let path = queue.shift(); path; path = queue.shift()) {
    const kind = kindOf(path);
    const pages = seen.get(kind) ?? 0;
    if (pages >= MOST_OF_A_KIND) continue;
    seen.set(kind, pages + 1);
    const { status, html } = await door.page(path, cookies);
    if (status !== 200) continue;
    found.push(...daysIn(html).map((text) => `${path}: ${text}`));
    queue.push(...linksIn(html));
  }
  expect(found).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);
});
