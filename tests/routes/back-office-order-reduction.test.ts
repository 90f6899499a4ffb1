// Taking pieces off an order by its form: what it costs is shown first, then done, logged, and refused where the order has changed.
import { type CheerioAPI, load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();

let cookies = '';
beforeAll(async () => {
  cookies = await door.enter();
});

const pathOf = (number: string) => `/staff/orders/${number}`;
const formIn = ($: CheerioAPI): Record<string, string> => {
  const fields = formOfAct($, 'reduce');
  if (!fields) throw new Error('The page does not offer it');
  return fields;
};

async function posted(number: string, fields: Record<string, string>, by = cookies) {
  const answer = await door.post(pathOf(number), fields, { cookies: by });
  return { answer, status: answer.status, $: load(await answer.clone().text()) };
}

/** The order has two lines, of one and of two pieces. */
async function previewed(typed: Record<string, string>) {
  const number = await door.ordered();
  const shown = await posted(number, { ...formIn((await door.page(pathOf(number), cookies)).$), ...typed });
  return { number, ...shown };
}

const calledOff = async (number: string) =>
  (
    await door.rows<{ canceled: number }>(
      'SELECT l.canceled FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1 ORDER BY l.position',
      [number],
    )
  ).map(({ canceled }) => canceled);
const actionsOn = (number: string) =>
  door.rows<{ command: string; before: { pieces: object }; after: { pieces: object } }>(
    'SELECT command, before, after FROM staff_action WHERE subject = $1 ORDER BY id',
    [number],
  );

describe('the form', () => {
  test('shows what it costs before anything is done, then does it and logs it', async () => {
    const { number, status, $ } = await previewed({ 'pieces-#2': '1', reason: 'Kunden <b>ringede' });
    expect(status).toBe(200);
    expect($('details:has(#reduce-reason)').attr('open')).toBeDefined();
    expect(
      $('.changed dt')
        .map((_at, one) => $(one).text())
        .get(),
    ).toEqual([expect.stringMatching(/ antal$/), 'Ordren i alt inkl. moms']);
    expect($('.changed del').first().text()).toBe('2');
    expect($('.changed ins').first().text()).toBe('1');
    expect($('#reduce-reason').attr('value')).toBe('Kunden <b>ringede');
    expect(await calledOff(number)).toEqual([0, 0]);
    const planned = $('.changed ins').last().text();

    const { answer } = await posted(number, formIn($));
    expect(answer.status).toBe(303);
    const page = await door.page(locationOf(answer) ?? '', cookies);
    expect(page.$('[role=status]').text()).toBe('Varerne er taget af ordren.');
    expect(await calledOff(number)).toEqual([0, 1]);
    const sums = page.$('.facts').first().text();
    expect(sums).toContain('I alt nu');
    expect(sums).toContain(planned);
    expect(page.$('.timeline').text()).toMatch(/tog varer af/);
    expect(page.$('.timeline').text()).toContain('Kunden <b>ringede');
    expect(await actionsOn(number)).toMatchObject([
      { command: 'order reduce', before: { pieces: { canceled: 0 } }, after: { pieces: { canceled: 1 } } },
    ]);
    const mails = await door.rows<{ template: string }>(
      'SELECT m.template FROM mail m JOIN sales_order o ON o.id = m.order_id WHERE o.number = $1',
      [number],
    );
    expect(mails).toContainEqual({ template: 'order-reduced' });
  });

  test('that is sent with other pieces than were shown shows them first', async () => {
    const { number, $ } = await previewed({ 'pieces-#2': '1', reason: 'Ringede' });
    const again = await posted(number, { ...formIn($), 'pieces-#1': '1' });
    expect([again.status, again.$('.changed div').length]).toEqual([200, 3]);
    expect(await calledOff(number)).toEqual([0, 0]);
    expect((await posted(number, formIn(again.$))).status).toBe(303);
    expect(await calledOff(number)).toEqual([1, 1]);
  });

  test('that is sent twice takes the pieces off once', async () => {
    const { number, $ } = await previewed({ 'pieces-#2': '1', reason: 'Ringede' });
    const twice = await Promise.all([1, 2].map(() => posted(number, formIn($))));
    expect(twice.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect(await calledOff(number)).toEqual([0, 1]);
  });
});

test.each([
  ['no pieces', { reason: 'x' }, 'pieces', 'Skriv, hvor mange'],
  ['more than there are', { 'pieces-#2': '3', reason: 'x' }, 'pieces', 'er der kun 2 tilbage'],
  ['what is no number', { 'pieces-#2': '<i>', reason: 'x' }, 'pieces', ''],
  ['all of them', { 'pieces-#1': '1', 'pieces-#2': '2', reason: 'x' }, 'pieces', 'annullér den i stedet'],
  ['no reason', { 'pieces-#2': '1', reason: ' ' }, 'reason', 'Skriv hvorfor'],
])('%s: a message at the field, with what was typed', async (_what, typed, field, message) => {
  const { number, status, $ } = await previewed(typed);
  expect(status).toBe(400);
  expect($(`#reduce-${field}-error`).text()).toContain(message);
  expect($(`a[href="#reduce-${field}"]`).length).toBe(1);
  expect($(`#reduce-${field}`).length).toBe(1);
  for (const [name, value] of Object.entries(typed)) expect(formIn($)[name]).toBe(value);
  expect([await calledOff(number), await actionsOn(number)]).toEqual([[0, 0], []]);
});

test('an order that a colleague has changed since it was shown is left alone, and the page lists what changed', async () => {
  const { number, $ } = await previewed({ 'pieces-#2': '1', reason: 'Ringede' });
  const { $: other } = await door.page(pathOf(number), cookies);
  await door.post(pathOf(number), { ...formOfAct(other, 'hold'), reason: '' }, { cookies });
  const late = await posted(number, formIn($));
  expect(late.status).toBe(400);
  expect(late.$('.note.warn').text()).toContain('Ændret i mellemtiden');
  expect(await calledOff(number)).toEqual([0, 0]);
});

test('roles without the right neither see nor send it', async () => {
  const { number, $ } = await previewed({ 'pieces-#2': '1', reason: 'Ringede' });
  const finance = await door.colleague('finance');
  expect(formOfAct((await door.page(pathOf(number), finance)).$, 'reduce')).toBe(null);
  expect((await posted(number, formIn($), finance)).status).toBe(400);
  const { shown: _shown, ...unseen } = formIn($);
  expect((await posted(number, unseen, finance)).status).toBe(403);
  expect(await calledOff(number)).toEqual([0, 0]);
});

test('is not offered where one piece is left, and for an order that is sent', async () => {
  const number = await door.ordered();
  const fields = formOfAct((await door.page(pathOf(number), cookies)).$, 'ship');
  await door.post(pathOf(number), { ...fields }, { cookies });
  expect(formOfAct((await door.page(pathOf(number), cookies)).$, 'reduce')).toBe(null);
});
