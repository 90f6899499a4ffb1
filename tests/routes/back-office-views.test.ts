// Saved views in the back office over HTTP: saved from each list, opened, renamed, shared and deleted, and what is refused.
import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';
import { VIEW_LIST_NAMES, VIEW_LISTS } from '#domain/staff/saved-views';
import { locationOf } from './door';
import { openStaffDoor } from './staff-door';

const door = openStaffDoor();
const PATH = '/staff/views';

let cookies = '';
let colleague = '';
beforeAll(async () => {
  cookies = await door.colleague('administrator');
  colleague = await door.colleague('warehouse');
});

test('each list has the form with its own filters, in both languages', async () => {
  for (const list of VIEW_LIST_NAMES) {
    const path = VIEW_LISTS[list].addressOf({ q: 'papir', view: 'all' }) ?? '';
    const { status, $ } = await door.page(path, `${cookies}; locale=en-GB`);
    const form = $(`form[action="${PATH}"]`);
    expect([list, status, form.find('input[name=list]').val()]).toEqual([list, 200, list]);
    expect(path).toBe([path.split('?')[0], form.find('input[name=query]').val()].filter(Boolean).join('?'));
    expect([$('details.views summary').text(), form.text().includes('views.')]).toEqual(['My views', false]);
  }
});

test('a view is saved, shown in its list as the one that is open, renamed and deleted', async () => {
  const typed = { list: 'orders', query: 'view=unpaid&store=base&after=9', name: 'Uafklaret <b>' };
  const saved = await door.post(PATH, typed, { cookies });
  expect([saved.status, locationOf(saved)]).toEqual([303, '/staff/orders?view=unpaid&store=base']);
  expect(locationOf(await door.post(PATH, typed, { cookies }))).toBe('/staff/orders?view=unpaid&store=base');
  const list = await door.page('/staff/orders?view=unpaid&store=base', cookies);
  expect(list.$('details.views summary').text()).toBe('Mine visninger: Uafklaret <b>1');
  expect(list.$('details.views li a[aria-current=page]').attr('href')).toBe('/staff/orders?view=unpaid&store=base');
  expect(list.html).not.toContain('Uafklaret <b>');
  expect((await door.page('/staff/orders', colleague)).html).not.toContain('Uafklaret');

  const { $ } = await door.page(PATH, cookies);
  const id = $('input[name=id]').attr('value') ?? '';
  const long = await door.post(PATH, { id, name: 'x'.repeat(61), shared: 'on' }, { cookies });
  const $long = load(await long.text());
  expect([long.status, $long(`#view-${id}-name`).val(), $long('details.act').attr('open') !== undefined]).toEqual([
    400,
    'x'.repeat(61),
    true,
  ]);
  expect([$long(`#view-${id}-name-error`).text(), $long('input[name=shared]').attr('checked') !== undefined]).toEqual([
    'Navnet er længere end 60 tegn.',
    true,
  ]);
  const renamed = await door.post(PATH, { id, name: 'Rykkes', shared: 'on' }, { cookies });
  expect(locationOf(renamed)).toBe(`${PATH}?done=change`);
  expect((await door.page(`${PATH}?done=change`, cookies)).$('[role=status]').text()).toBe('Visningen er gemt.');
  expect((await door.page('/staff/orders', colleague)).$('details.views li').text()).toContain(
    'Rykkes delt af administrator-',
  );
  // It is the owner's to change.
  expect((await door.page(PATH, colleague)).$('input[name=id]').length).toBe(0);
  const stolen = await door.post(PATH, { id, name: 'Min' }, { cookies: colleague });
  expect([stolen.status, load(await stolen.text())('[role=alert]').text()]).toEqual([
    400,
    'Visningen findes ikke længere.',
  ]);
  for (const _ of [1, 2])
    expect(locationOf(await door.post(PATH, { id, act: 'remove' }, { cookies }))).toBe(`${PATH}?done=remove`);
  expect((await door.page('/staff/orders', colleague)).html).not.toContain('Rykkes');
});

test('a refused one is shown again with what was typed', async () => {
  const refused = await door.post(
    PATH,
    { list: 'customers', query: 'view=business', name: ' ', shared: 'on' },
    { cookies },
  );
  const $ = load(await refused.text());
  expect([refused.status, $('#save-view-name-error').text(), $('input[name=query]').val()]).toEqual([
    400,
    'Skriv et navn til visningen.',
    'view=business',
  ]);
  expect($('input[name=shared]').attr('checked')).toBeDefined();
  const faulty = await door.page('/staff/orders?since=x', cookies);
  expect([faulty.status, faulty.$(`form[action="${PATH}"]`).length]).toEqual([400, 0]);
});

test('requires a login, and a form that names something', async () => {
  expect(locationOf(await door.ask(PATH))).toContain('/staff/login');
  expect(locationOf(await door.post(PATH, { list: 'orders', query: '', name: 'a' }, {}))).toContain('/staff/login');
  const nameless: Record<string, string>[] = [{ name: 'a' }, { id: '0', name: 'a' }, { list: 'members', name: 'a' }];
  for (const fields of nameless) expect((await door.post(PATH, fields, { cookies })).status).toBe(400);
  const closed = await door.post(PATH, { list: 'log', query: '', name: 'a' }, { cookies: colleague });
  expect(closed.status).toBe(400);
});
