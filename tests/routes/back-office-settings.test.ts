// Parts of the shop's files in the back office over HTTP: the list by role, a dry run, faults with what was typed, an uploaded file, the file itself, and who is refused.
import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';
import { locationOf } from './door';
import { openStaffDoor } from './staff-door';

const door = openStaffDoor();
let cookies = '';
beforeAll(async () => {
  cookies = await door.enter();
});

const LIST = '/staff/settings';
const UNITS = '/staff/settings/units';

/** As a browser sends the form of a part: in parts, with an empty file where none is chosen. */
async function post(path: string, { file, ...fields }: Record<string, string>, login = cookies): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob([file ?? '']), file === undefined ? '' : 'valgt.csv');
  return door.post(path, body, { cookies: login });
}

async function form(path = UNITS): Promise<{ text: string; seen: string }> {
  const { $ } = await door.page(path, cookies);
  return { text: String($('#part-text').val() ?? ''), seen: String($('input[name="seen"]').val()) };
}

const unit = (code: string) =>
  `  - code: ${code}\n    label: { da: pose, en: bag }\n    plural: { da: poser, en: bags }\n    unece: XBG\n`;

test('the list has the parts of the role, in both languages', async () => {
  const { $ } = await door.page(LIST, cookies);
  expect($('.parts a[href="/staff/settings/methods"]').text()).toBe('Leveringsmåder');
  expect((await door.page(LIST, `${cookies}; locale=en`)).html).toContain('Ways of delivery');
  const buyer = await door.colleague('purchasing');
  const own = (await door.page(LIST, buyer)).$;
  expect([own('.parts a[href$="/units"]').length, own('.parts a[href$="/brands"]').length]).toEqual([0, 1]);
  expect((await door.ask(UNITS, { cookies: buyer })).status).toBe(404);
});

test('a dry run shows the lines that become different, and saves nothing', async () => {
  const { text, seen } = await form();
  const answer = await post(UNITS, { act: 'check', seen, text: `${text}${unit('pz')}` });
  const $ = load(await answer.text());
  expect([answer.status, $('.difference ins').text()]).toEqual([200, expect.stringContaining('code: pz')]);
  expect($('#part-text').val()).toContain('code: pz');
  expect((await form()).text).toBe(text);
});

test('faults are named with line and key, and what was typed is preserved', async () => {
  const { text, seen } = await form();
  const typed = `${text}  - code: <b>\n`;
  const answer = await post(UNITS, { act: 'save', seen, text: typed });
  const $ = load(await answer.text());
  expect([answer.status, $('#part-text').val()]).toEqual([400, typed]);
  expect($('ul.note.warn li').first().text()).toContain(`Linje ${text.trimEnd().split('\n').length + 1}`);
  expect((await form()).text).toBe(text);
});

test('a change is saved, shown in the log, and taken back by the text before it', async () => {
  const path = '/staff/settings/synonyms';
  const first = await form(path);
  const saved = await post(path, { act: 'save', seen: first.seen, text: `${first.text}da,papirdyr,papirclips\n` });
  expect(locationOf(saved)).toBe(`${path}?done`);
  const { $ } = await door.page(path, cookies);
  expect($('.timeline .difference ins').first().text()).toContain('papirdyr');
  const earlier = $('.timeline a').first().attr('href') ?? '';
  const before = await form(earlier);
  expect(before.text).toBe(first.text);
  expect(locationOf(await post(path, { act: 'save', ...before }))).toBe(`${path}?done`);
  expect((await form(path)).text).toBe(first.text);
});

test('records that remain are reported, and a text without a change is not reported as saved', async () => {
  const { text, seen } = await form();
  const [without = ''] = text.split('\n  - code: par');
  const answer = await post(UNITS, { act: 'save', seen, text: `${without}\n` });
  const $ = load(await answer.text());
  expect([answer.status, $('.note.warn').text()]).toEqual([
    200,
    expect.stringMatching(/intet at ændre.*stadig i butikken: [1-9]/s),
  ]);
  expect((await form()).text).toBe(text);
});

const THEME = '/staff/settings/gift_themes/record';

/** As a browser sends the form of a record. */
async function recordForm(path: string): Promise<Record<string, string>> {
  const { $ } = await door.page(path, cookies);
  return Object.fromEntries(
    $('form.record')
      .serializeArray()
      .map(({ name, value }) => [name, value]),
  );
}

test('a record is found in its list, and its form refuses what is wrong at the field, with all that was typed', async () => {
  const { $ } = await door.page('/staff/settings/methods', cookies);
  const path = $('tbody a').first().attr('href') ?? '';
  const typed = {
    ...(await recordForm(path)),
    act: 'save',
    'prices-0-amount': 'gratis',
    'note-da': 'Tastet <b>',
    cutoff: '25:00',
  };
  const answer = await door.post(path, typed, { cookies });
  const $refused = load(await answer.text());
  expect([answer.status, $refused('#record-prices-0-amount').val(), $refused('#record-note-da').val()]).toEqual([
    400,
    'gratis',
    'Tastet <b>',
  ]);
  expect($refused('#record-prices-0-amount-error').text()).not.toBe('');
  expect($refused('#record-cutoff-error').text()).toContain('klokkeslæt');
  expect($refused('.note.bad a[href="#record-cutoff"]').length).toBe(1);
});

test('a record is added, changed and removed by its forms', async () => {
  const fresh = '/staff/settings/gift_themes/new';
  const theme = { ...(await recordForm(fresh)), code: 'proeve', 'name-da': 'Prøve', 'name-en': 'Sample', act: 'save' };
  const { html } = await door.page('/staff/settings/gift_themes', cookies);
  const category = /categories:\s+- (\S+)/.exec(load(html)('#part-text').text())?.[1] ?? '';
  expect(locationOf(await door.post(fresh, { ...theme, categories: category, position: '1.000' }, { cookies }))).toBe(
    '/staff/settings/gift_themes?done',
  );
  const path = `${THEME}?key=proeve`;
  const shown = await recordForm(path);
  expect([shown['name-en'], shown.position]).toEqual(['Sample', '1000']);
  const checked = load(await (await door.post(path, { ...shown, position: '7', act: 'check' }, { cookies })).text());
  expect(checked('.difference ins').text()).toContain('position: 7');
  const removed = await door.post(path, { act: 'remove', seen: shown.seen ?? '' }, { cookies });
  expect(locationOf(removed)).toBe('/staff/settings/gift_themes?done');
  expect((await door.ask(path, { cookies })).status).toBe(404);
});

test('an uploaded table takes the place of the text; too large a file is refused at its field', async () => {
  const path = '/staff/settings/synonyms';
  const { text, seen } = await form(path);
  const file = text.replaceAll(',', ';').replaceAll('\n', '\r\n');
  const planned = await post(path, { act: 'check', seen, text: '', file: `${file}da;papirklemme;papirclips\r\n` });
  const $ = load(await planned.text());
  expect([planned.status, $('.difference ins').text()]).toEqual([200, expect.stringContaining('papirklemme')]);
  const large = await post(path, { act: 'save', seen, text, file: 'x'.repeat(1024 * 1024 + 1) });
  expect([large.status, load(await large.text())('#part-file-error').text()]).toEqual([
    400,
    'Filen er større end 1 MB. Brug shop apply til store filer.',
  ]);
});

test('the file of a part is downloaded, and cached nowhere', async () => {
  const answer = await door.ask('/staff/settings/methods/file', { cookies });
  expect([answer.status, answer.headers.get('content-disposition'), answer.headers.get('cache-control')]).toEqual([
    200,
    'attachment; filename="delivery.yaml"',
    'private, no-store',
  ]);
  expect(await answer.text()).toMatch(/^methods:\n/);
});

test.each([
  ['/staff/settings/unknown', {}, 404],
  ['/staff/settings/toString', {}, 404],
  ['/staff/settings/customers/file', {}, 404],
  ['/staff/settings/synonyms/new', {}, 404],
  ['/staff/settings/units/record?key=unknown', {}, 404],
  ['/staff/settings/units/record', {}, 404],
  [UNITS, { act: 'other', text: 'x' }, 400],
  [UNITS, { act: 'save', text: '', seen: '' }, 400],
])('a senseless request to %s is refused', async (path, fields, status) => {
  const answer = 'act' in fields ? await post(path, fields) : await door.ask(path, { cookies });
  expect(answer.status).toBe(status);
});

test('a login without any of the rights sees no settings', async () => {
  const packer = await door.colleague('warehouse');
  expect([
    (await door.ask(LIST, { cookies: packer })).status,
    (await door.ask(UNITS, { cookies: packer })).status,
  ]).toEqual([403, 403]);
  expect((await door.page('/staff', packer)).$(`nav a[href="${LIST}"]`).length).toBe(0);
});
