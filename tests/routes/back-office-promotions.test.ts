// Promotions in the back office over HTTP: wrong input at its field with what was typed, the preview, codes as a file, a stale form, and who is refused.
import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';
import { locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();
let cookies = '';
beforeAll(async () => {
  cookies = await door.enter();
});

// None begins while the tests run: other files of this worker meet their prices.
const NEW = '/staff/new-promotion';
const TYPED = {
  ...{ nameDa: 'Vinter <b>', nameEn: 'Winter', kind: 'percent', percent: '10', amount: '', buy: '', free: '' },
  ...{ gifts: '', products: '', minimum: '', from: '1.12.2031', to: '24.12.2035', code: 'VINTER-X', usageLimit: '' },
  ...{ perCustomer: '', isAlone: 'on', priority: '3' },
};

async function made(change: Record<string, string> = {}): Promise<string> {
  const answer = await door.post(NEW, { ...TYPED, ...change }, { cookies });
  expect(answer.status).toBe(303);
  return (locationOf(answer) ?? '').replace(/\?.*/, '');
}

test.each([
  ['percent', '0'],
  ['percent', '101'],
  ['percent', '12.500'],
  ['to', '30.11.2031'],
  ['to', 'jul'],
  ['minimum', '12.500'],
  ['products', 'no-such'],
  ['code', ' spar 50 '],
  ['usageLimit', 'to'],
  ['priority', '100.001'],
  ['priority', 'først'],
])('wrong %s %s is refused at its field, with all that was typed', async (field, value) => {
  const answer = await door.post(NEW, { ...TYPED, code: 'FORKERT', [field]: value }, { cookies });
  const $ = load(await answer.text());
  expect([answer.status, $(`#add-${field}`).val(), $('#add-nameDa').val()]).toEqual([400, value, 'Vinter <b>']);
  expect($(`#add-${field}-error`).text()).not.toBe('');
  expect($(`.note.bad a[href="#add-${field}"]`).length).toBe(1);
  expect([$('#add-kind option[selected]').attr('value'), $('[name=isAlone]').is('[checked]')]).toEqual([
    'percent',
    true,
  ]);
});

test('a preview saves nothing, and the promotion has the same sentence', async () => {
  const shown = await door.post(NEW, { ...TYPED, preview: '1' }, { cookies });
  const $ = load(await shown.text());
  const sentence = $('.note.good [lang=da]').text();
  expect([shown.status, sentence]).toEqual([200, expect.stringContaining('med koden VINTER-X')]);
  expect((await door.page('/staff/promotions?q=VINTER-X', cookies)).$('tbody tr').length).toBe(0);
  const page = await door.page(await made(), cookies);
  expect(page.$('p[lang=da]').text()).toBe(sentence);
  expect([$('.note.good .soft').text(), page.$('#change-priority').val()]).toEqual(['Rækkefølge: 3', '3']);
  expect((await door.page('/staff/promotions?q=vinter', cookies)).$('tbody tr').length).toBe(1);
});

test('codes are generated and downloaded, a stale form is refused with what changed', async () => {
  const path = await made({ nameDa: 'Mange koder', code: '' });
  const first = (await door.page(path, cookies)).$;
  const form = formOfAct(first, 'codes');
  const answer = await door.post(path, { ...form, count: '3', prefix: 'sne-', usageLimit: '1' }, { cookies });
  expect(locationOf(answer)).toBe(`${path}?done=codes`);
  const file = await door.ask(`${path}/codes`, { cookies });
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="codes-\d+\.csv"$/);
  const lines = (await file.text()).trim().split('\r\n');
  expect(lines.slice(1)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^SNE-[A-Z2-9]{8};0;1;$/)));

  const stale = await door.post(path, formOfAct(first, 'pause') ?? {}, { cookies });
  const $stale = load(await stale.text());
  expect([stale.status, $stale('.note.warn li').text()]).toEqual([400, expect.stringContaining('Antal koder: 0 → 3')]);
  const paused = await door.post(path, formOfAct((await door.page(path, cookies)).$, 'pause') ?? {}, { cookies });
  expect(locationOf(paused)).toBe(`${path}?done=pause`);
  const resumable = (await door.page(path, cookies)).$;
  expect([formOfAct(resumable, 'pause'), formOfAct(resumable, 'resume') === null]).toEqual([null, false]);
});

test('is in both languages, and refused to roles without the right and to unknown promotions', async () => {
  const path = await made({ nameDa: 'Roller', code: '' });
  expect((await door.page(path, `${cookies}; locale=en`)).html).toContain('What the shopper gets');
  const warehouse = await door.colleague('warehouse');
  for (const each of ['/staff/promotions', NEW, path, `${path}/codes`]) {
    expect([each, (await door.page(each, warehouse)).status]).toEqual([each, 403]);
    expect([each, locationOf(await door.ask(each, {}))]).toEqual([each, expect.stringContaining('/staff/login')]);
  }
  for (const each of [NEW, path])
    expect([each, (await door.post(each, TYPED, { cookies: warehouse })).status]).toEqual([each, 403]);
  for (const each of ['/staff/promotions/0', '/staff/promotions/999999', '/staff/promotions/x'])
    expect([each, (await door.page(each, cookies)).status]).toEqual([each, 404]);
  expect((await door.ask('/staff/promotions/x/codes', { cookies })).status).toBe(404);
  expect((await door.ask('/staff/promotions/999999/codes', { cookies })).status).toBe(404);
  expect((await door.post(path, { act: 'erase' }, { cookies })).status).toBe(400);
});
