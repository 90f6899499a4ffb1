// Searches without a hit over HTTP: which pages count one, and where staff see them.
import { expect, test } from 'vitest';
import { cookiesOf } from './door';
import { openStaffDoor } from './staff-door';

const door = openStaffDoor();

const countOf = async (words: string) =>
  (
    await door.rows<{ n: number }>('SELECT coalesce(sum(searches), 0)::int AS n FROM missed_search WHERE words = $1', [
      words,
    ])
  )[0]?.n;
const search = (words: string, headers: Record<string, string> = {}) =>
  door.ask(`/search?q=${encodeURIComponent(words)}`, { headers });

test('a search that finds nothing is counted and shown in both languages; one with a hit is not', async () => {
  expect((await search('qwertz sofabord')).status).toBe(200);
  await expect.poll(() => countOf('qwertz sofabord')).toBe(1);
  await search('kuglepen');
  await search('zxcvb hejlyd', { 'Sec-Purpose': 'prefetch' });
  await search('zxcvb mette@firma.dk');
  const cookies = await door.enter();
  const { status, html, $ } = await door.page('/staff/searches', cookies);
  expect([status, $('h1').text(), $('script').length]).toEqual([200, 'Søgninger uden resultat', 0]);
  const row = $('tbody tr').filter((_, tr) => $(tr).text().includes('qwertz sofabord'));
  expect(row.find('a').attr('href')).toBe('/search?q=qwertz+sofabord');
  expect(row.text()).toContain('1');
  for (const words of ['kuglepen', 'hejlyd', 'mette@firma.dk']) expect(html).not.toContain(words);
  const today = await door.page('/staff', cookies);
  expect(today.$('h2 a[href="/staff/searches"]').text()).toBe('Søgninger uden resultat');
  expect(today.html).toContain('qwertz sofabord');
  const english = `${cookies}; ${cookiesOf(await door.post('/staff/language', { language: 'en', to: '/staff' }, { cookies }))}`;
  expect((await door.page('/staff/searches', english)).$('h1').text()).toBe('Searches without a hit');
});

test('the page has its period and store in the address, is for roles with a right to it, and takes no form', async () => {
  const cookies = await door.colleague('purchasing');
  const { status, $ } = await door.page('/staff/searches?period=month&store=b2b', cookies);
  expect([status, $('select[name=store]').val()]).toEqual([200, 'b2b']);
  expect($('.tabs a[aria-current=page]').attr('href')).toBe('/staff/searches?period=month&store=b2b');
  expect($('a[href="/staff/settings/synonyms"]').length).toBe(1);
  for (const words of ['period=century', 'store=%00', `store=${'x'.repeat(3_000)}`])
    expect([words, (await door.page(`/staff/searches?${words}`, cookies)).status]).toEqual([words, 200]);
  expect((await door.post('/staff/searches', {}, { cookies })).status).toBe(405);
  const warehouse = await door.colleague('warehouse');
  expect((await door.page('/staff/searches', warehouse)).status).toBe(403);
  expect((await door.page('/staff', warehouse)).$('a[href="/staff/searches"]').length).toBe(0);
});
