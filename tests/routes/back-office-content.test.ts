// Content in the back office over HTTP: the dry run, wrong input at its field with what was typed, drafts by their link, a stale form, who is refused.
import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';
import { locationOf } from './door';
import { openStaffDoor } from './staff-door';

const door = openStaffDoor();
let cookies = '';
beforeAll(async () => {
  cookies = await door.enter();
});

const LIST = '/staff/content';
const PAGE = '/staff/content/page/om-os';

async function form(path = PAGE): Promise<Record<string, string>> {
  const { $ } = await door.page(path, cookies);
  return Object.fromEntries(
    $('main form')
      .first()
      .serializeArray()
      .map(({ name, value }) => [name, value]),
  );
}

const field = (name: string) => `#edit-${name}`;

test('the list has kinds, a search, and states in both languages', async () => {
  const { $ } = await door.page(`${LIST}?kind=page&q=om-os`, cookies);
  expect($(`tbody a[href="${PAGE}"]`).length).toBe(1);
  expect($('.tabs [aria-current]').text()).toBe('Sider');
  expect((await door.page(`${LIST}?kind=popup`, cookies)).$('tbody .mark').text()).toContain('Kladde');
  expect((await door.page(LIST, `${cookies}; locale=en`)).html).toContain('Notification bar');
});

test.each([
  ['title-da', ''],
  ['text-en', '<script>alert(1)</script>'],
  ['text-da', '# For stor'],
])('wrong %s of %j is refused at its field, with all that was typed', async (name, value) => {
  const typed = { ...(await form()), act: 'publish', 'teaser-da': 'Tastet <b>', [name]: value };
  const answer = await door.post(PAGE, typed, { cookies });
  const $ = load(await answer.text());
  expect([answer.status, $(field(name)).val(), $(field('teaser-da')).val()]).toEqual([400, value, 'Tastet <b>']);
  expect($(`#edit-${name}-error`).text()).not.toBe('');
  expect($(`.note.bad a[href="#edit-${name}"]`).length).toBe(1);
});

test('a dry run shows before and after and changes nothing', async () => {
  const typed = { ...(await form()), preview: 'publish', 'title-da': 'Om <i>os</i> & andre' };
  const answer = await door.post(PAGE, typed, { cookies });
  const $ = load(await answer.text());
  expect([answer.status, $('.changed ins').text(), $(field('title-da')).val()]).toEqual([
    200,
    'Om <i>os</i> & andre',
    'Om <i>os</i> & andre',
  ]);
  expect((await form())['title-da']).toBe($('.changed del').text());
});

test('a draft is seen by its link alone, and published by a second colleague after a stale form was refused', async () => {
  const first = await form();
  const drafted = await door.post(PAGE, { ...first, act: 'draft', 'title-da': 'Om den nye butik' }, { cookies });
  expect(locationOf(drafted)).toBe(`${PAGE}?done=draft`);
  const { $ } = await door.page(PAGE, cookies);
  const link = $('main a[href*="preview="]').attr('href') ?? '';
  const { pathname, search } = new URL(link, 'http://x');
  expect((await door.page(pathname, '')).html).not.toContain('Om den nye butik');
  expect((await door.page(`${pathname}${search}`, '')).html).toContain('Om den nye butik');

  const marketing = await door.colleague('marketing');
  const stale = await door.post(PAGE, { ...first, act: 'publish', 'title-da': 'Min egen' }, { cookies: marketing });
  const $stale = load(await stale.text());
  expect([stale.status, $stale(field('title-da')).val()]).toEqual([400, 'Min egen']);
  expect($stale('.note.warn li').text()).toContain('Om den nye butik');
  const published = await door.post(PAGE, { ...(await form()), act: 'publish' }, { cookies: marketing });
  expect(locationOf(published)).toBe(`${PAGE}?done=publish`);
  // Public pages are cached until the notification of the change arrives.
  await expect.poll(async () => (await door.page(pathname, '')).html).toContain('Om den nye butik');

  const earlier = (await door.page(PAGE, cookies)).$('main a[href*="earlier="]').first().attr('href') ?? '';
  expect((await form(earlier))['title-da']).toBe(first['title-da']);
  await door.post(PAGE, { ...(await form(earlier)), act: 'publish' }, { cookies });
  expect((await form())['title-da']).toBe(first['title-da']);
});

test('is refused to roles without the right, to visitors, and for unknown content', async () => {
  const warehouse = await door.colleague('warehouse');
  for (const each of [LIST, PAGE]) {
    expect([each, (await door.page(each, warehouse)).status]).toEqual([each, 403]);
    expect([each, locationOf(await door.ask(each, {}))]).toEqual([each, expect.stringContaining('/staff/login')]);
  }
  expect((await door.post(PAGE, { act: 'publish' }, { cookies: warehouse })).status).toBe(403);
  for (const each of ['page/no-such', 'banner/x'])
    expect([each, (await door.page(`${LIST}/${each}`, cookies)).status]).toEqual([each, 404]);
  expect((await door.post(PAGE, { act: 'erase' }, { cookies })).status).toBe(400);
});
