// New content in the back office over HTTP: a page from its form to its removal and back, wrong input at its field, and who is refused.
import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';
import { locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();
let cookies = '';
beforeAll(async () => {
  cookies = await door.enter();
});

const LIST = '/staff/content';
const NEW = '/staff/new-content/page';
const PAGE = '/staff/content/page/proevedag';
const SHOWN = '/info/proevedag';

const formAt = async (path: string): Promise<Record<string, string>> => {
  const { $ } = await door.page(path, cookies);
  const fields = $('main form.edit').first().serializeArray();
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
};

const typed = async (change: Record<string, string>) => ({
  ...(await formAt(NEW)),
  ...{ act: 'draft', path: 'info/proevedag', 'title-da': 'Prøvedag', 'title-en': 'Trial day' },
  ...{ 'text-da': 'Kom og prøv.', 'text-en': 'Come and try.', ...change },
});

test.each([
  ['path', ''],
  ['path', 'info/om-os'],
  ['path', 'cart'],
  ['path', 'Info & mere'],
  ['title-en', ''],
  ['text-da', '<script>alert(1)</script>'],
])('a new page with %s %j is refused at its field, with all that was typed', async (name, value) => {
  const answer = await door.post(NEW, await typed({ [name]: value, 'teaser-da': 'Tastet <b>', 'store-b2b': 'on' }), {
    cookies,
  });
  const $ = load(await answer.text());
  expect([answer.status, $(`#edit-${name}`).val(), $('#edit-teaser-da').val()]).toEqual([400, value, 'Tastet <b>']);
  expect($(`#edit-${name}-error`).text()).not.toBe('');
  expect($(`.note.bad a[href="#edit-${name}"]`).length).toBe(1);
  expect(
    $('input[name^=store-]:checked')
      .toArray()
      .map((box) => $(box).attr('name')),
  ).toEqual(['store-b2b']);
});

test('a new page begins as a draft, is published, unpublished, deleted after a confirmation, and restored', async () => {
  const made = await door.post(NEW, await typed({}), { cookies });
  expect(locationOf(made)).toBe(`${PAGE}?done=draft`);
  expect(locationOf(await door.post(NEW, await typed({}), { cookies }))).toBe(`${PAGE}?done=draft`);
  expect((await door.page(SHOWN, '')).status).toBe(404);
  const drafted = await door.page(PAGE, cookies);
  expect([drafted.$('#edit-path').val(), drafted.$('button[value=discard]').length]).toEqual(['info/proevedag', 0]);
  await door.post(PAGE, { ...(await formAt(PAGE)), act: 'publish' }, { cookies });
  await expect.poll(async () => (await door.page(SHOWN, '')).html).toContain('Kom og prøv.');

  const published = (await door.page(PAGE, cookies)).$;
  const unpublish = formOfAct(published, 'unpublish') ?? {};
  expect(locationOf(await door.post(PAGE, unpublish, { cookies }))).toBe(`${PAGE}?done=unpublish`);
  await expect.poll(async () => (await door.page(SHOWN, '')).status).toBe(404);
  const remove = formOfAct((await door.page(PAGE, cookies)).$, 'remove') ?? {};
  const unconfirmed = await door.post(PAGE, remove, { cookies });
  const $un = load(await unconfirmed.text());
  expect([unconfirmed.status, $un('#remove-confirmed-error').text(), $un('details[open]').length]).toEqual([
    400,
    'Dette er et obligatorisk felt.',
    1,
  ]);
  const removed = await door.post(PAGE, { ...remove, confirmed: 'on' }, { cookies });
  expect(locationOf(removed)).toBe(`${PAGE}?done=remove`);
  expect((await door.page(`${LIST}?view=removed`, cookies)).$(`tbody a[href="${PAGE}"]`).length).toBe(1);
  expect((await door.page(`${LIST}?view=removed`, `${cookies}; locale=en`)).$('.tabs [aria-current]').text()).toBe(
    'Deleted',
  );
  const gone = await door.page(PAGE, cookies);
  expect([gone.status, gone.$('main form button').text(), gone.$('.timeline li').length > 3]).toEqual([
    200,
    'Gendan som kladde',
    true,
  ]);
  expect(locationOf(await door.post(PAGE, { act: 'restore' }, { cookies }))).toBe(`${PAGE}?done=restore`);
  expect((await formAt(PAGE))['text-da']).toBe('Kom og prøv.');
  const last = formOfAct((await door.page(PAGE, cookies)).$, 'remove') ?? {};
  await door.post(PAGE, { ...last, confirmed: 'on' }, { cookies });
});

test('a page that is linked names the places and has no form to delete it', async () => {
  const path = '/staff/content/page/levering';
  const { $ } = await door.page(path, cookies);
  expect($('main a[href^="/staff/content/footer/"]').length).toBeGreaterThan(0);
  expect(formOfAct($, 'remove')).toBe(null);
  const seen = String($('input[name=seen]').first().val());
  const answer = await door.post(path, { act: 'remove', confirmed: 'on', seen }, { cookies });
  expect([answer.status, load(await answer.text())('.note.bad').text()]).toEqual([
    400,
    expect.stringContaining('linker til den'),
  ]);
});

test('stores are ticked, and none means every store', async () => {
  const made = await door.post(
    '/staff/new-content/notification',
    {
      ...(await formAt('/staff/new-content/notification')),
      act: 'draft',
      'text-da': 'Åbent hus',
      'text-en': 'Open house',
      'store-b2c': 'on',
    },
    { cookies },
  );
  const path = '/staff/content/notification/aabent-hus';
  expect(locationOf(made)).toBe(`${path}?done=draft`);
  const ticked = await formAt(path);
  expect(ticked['store-b2c']).toBe('on');
  const { 'store-b2c': _box, ...none } = ticked;
  await door.post(path, { ...none, act: 'draft' }, { cookies });
  const later = await door.page(path, cookies);
  expect([later.$('input[name^=store-]:checked').length, later.$('.heading + .soft').text()]).toEqual([
    0,
    expect.stringContaining('alle butikker'),
  ]);
  const remove = formOfAct(later.$, 'remove') ?? {};
  await door.post(path, { ...remove, confirmed: 'on' }, { cookies });
});

test('buttons move blocks of a front page in the form, and publish nothing', async () => {
  const front = (await door.page(`${LIST}?kind=front-page`, cookies)).$('tbody a').first().attr('href') ?? '';
  const form = await formAt(front);
  const blocks = (form.order ?? '').split(' ');
  const [first = '', second = ''] = blocks;
  const moved = await door.post(front, { ...form, move: `up-${second}`, 'links-0-label-da': 'Tastet' }, { cookies });
  const $ = load(await moved.text());
  expect([moved.status, String($('input[name=order]').val()).split(' ').slice(0, 2)]).toEqual([200, [second, first]]);
  expect($('.changed ins').text()).not.toBe('');
  expect((await formAt(front)).order).toBe(form.order);
  const left = await door.post(front, { ...form, move: `out-${second}` }, { cookies });
  const $left = load(await left.text());
  expect($left(`button[value="in-${second}"]`).length).toBe(1);
  expect($left('form.edit button').first().attr('value')).not.toMatch(/^(up|down|out|in)-/);
  expect((await door.post(front, { ...form, move: 'up-carousel' }, { cookies })).status).toBe(400);
});

test('is refused to roles without the right, to visitors, for other kinds and acts', async () => {
  expect(
    (await door.page(LIST, cookies))
      .$('.heading .acts a')
      .toArray()
      .map((link) => link.attribs.href),
  ).toEqual(['/staff/new-content/page', '/staff/new-content/notification', '/staff/new-content/popup']);
  expect((await door.page(NEW, await door.colleague('warehouse'))).status).toBe(403);
  expect(locationOf(await door.ask(NEW, {}))).toContain('/staff/login');
  expect((await door.page('/staff/new-content/menu', cookies)).status).toBe(404);
  expect((await door.post(NEW, await typed({ act: 'remove' }), { cookies })).status).toBe(400);
  expect((await door.post('/staff/content/menu/design', { act: 'restore' }, { cookies })).status).toBe(400);
});

test('a draft is scheduled, listed on Today, and its plan is taken back', async () => {
  const made = await door.post(NEW, await typed({ path: 'info/senere', 'title-da': 'Senere' }), { cookies });
  const [page = ''] = (locationOf(made) ?? '').split('?');
  const planned = async (at: string) => {
    const form = formOfAct((await door.page(page, cookies)).$, 'plan') ?? {};
    return door.post(page, { ...form, publish: at }, { cookies });
  };
  const wrong = await planned('engang');
  const $ = load(await wrong.text());
  expect([wrong.status, $('#plan-publish').val(), $('#plan-publish-error').text() !== '']).toEqual([
    400,
    'engang',
    true,
  ]);
  const next = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);
  expect(locationOf(await planned(`${next} 08:00`))).toBe(`${page}?done=plan`);
  const entry = await door.page(page, cookies);
  expect(entry.$('#plan-publish').val()).toBe(`${next} 08:00`);
  const today = await door.page('/staff', cookies);
  expect(today.$(`.planned a[href="${page}"]`).text()).toBe('Senere');
  expect((await door.page('/staff', await door.colleague('finance'))).$('.planned').length).toBe(0);
  expect(locationOf(await planned(''))).toBe(`${page}?done=plan`);
  expect((await door.page('/staff', cookies)).$(`.planned a[href="${page}"]`).length).toBe(0);
  const last = formOfAct((await door.page(page, cookies)).$, 'remove') ?? {};
  await door.post(page, { ...last, confirmed: 'on' }, { cookies });
});
