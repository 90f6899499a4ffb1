// The contents of an agreement page are never shown without its key: not by the page cache, as data, in search, sitemap or robots.txt.
import { expect, test } from 'vitest';
import { cookiesOf, openDoor } from './door';

const door = openDoor();
const SECRET = /Fjordhavn Kommune|Municipality of Fjordhavn|afdelinger/;
const PASSWORD = 'Kontor-2026';

const opened = async () => {
  const reply = await door.post('/aftale/fjordhavn', { password: PASSWORD });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/aftale/fjordhavn']);
  return cookiesOf(reply);
};
const textOf = async (path: string, cookies = '', headers: Record<string, string> = {}) =>
  (await door.ask(path, { cookies, headers })).text();

test('it is shown with the cookie, never cached, and not indexed', async () => {
  const cookies = await opened();
  const reply = await door.ask('/aftale/fjordhavn', { cookies });
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  const html = await reply.text();
  expect(html).toMatch(SECRET);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  // A visitor right afterwards, at the same address.
  expect(await textOf('/aftale/fjordhavn')).not.toMatch(SECRET);
});

test.each([
  ['/aftale/fjordhavn'],
  ['/aftale/fjordhavn?_data=routes%2Fservice%2Fagreement'],
  [`/aftale/fjordhavn?password=${PASSWORD}`],
  ['/aftale/fjordhavn?panel=language'],
  ['/search?q=Fjordhavn'],
  ['/search?q=aftale'],
  ['/sitemap.xml'],
  ['/sitemap/steder.xml'],
  ['/aftale'],
  ['/aftale/Fjordhavn'],
  ['/aftale/fjordhavn%00'],
])('%s reveals nothing to an anonymous user', async (path) => expect(await textOf(path)).not.toMatch(SECRET));

test('route data for scripts contains only the title of an open page, and nothing for an anonymous user', async () => {
  const cookies = await opened();
  const data = '/aftale/fjordhavn?_data=routes%2Fservice%2Fagreement';
  expect(await textOf(data, cookies)).not.toMatch(/afdelinger|Aftalt pris/);
  expect(await textOf(data)).not.toMatch(SECRET);
});

test('a cookie that was altered or belongs to another page opens nothing', async () => {
  const cookies = await opened();
  const [, key = ''] = /agreements=([^;]+)/.exec(cookies) ?? [];
  const wrong = [
    key.slice(0, -2),
    key.replace('fjordhavn', 'en-anden'),
    key.replace(/\.[0-9a-z]+\./, '.zzzzzzzzz.'),
    '%00',
    'x'.repeat(4_000),
  ];
  for (const one of wrong) expect(await textOf('/aftale/fjordhavn', `agreements=${one}`), one).not.toMatch(SECRET);
});

test('a closed page and an unknown one look the same', async () => {
  const plain = async (path: string) =>
    (await textOf(path)).replaceAll(/fjordhavn|findes-ikke/g, 'x').replaceAll(/"[\w-]{8,}"|\d+/g, '');
  expect(await plain('/aftale/findes-ikke')).toBe(await plain('/aftale/fjordhavn'));
});

test('the catalogue has no agreement pages', async () => {
  const reply = await door.ask('/aftale/fjordhavn', { host: 'katalog.localhost' });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/']);
});
