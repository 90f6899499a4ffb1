// Several orders at once in the back office over HTTP: ticking them in the list, what will happen, what happened, and what is refused.
import type { load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { textOfPdf } from '../support/pdf-text';
import { locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();

let cookies = '';
beforeAll(async () => {
  cookies = await door.enter();
});

const LIST = '/staff/orders';
const orderWords = (numbers: readonly string[]) => numbers.map((number) => `order=${number}`).join('&');
const shipPath = (...numbers: string[]) => `${LIST}/ship?${orderWords(numbers)}`;
const slipsPath = (...numbers: string[]) => `${LIST}/packing-slips?${orderWords(numbers)}`;
const labelsPath = (...numbers: string[]) => `${LIST}/labels?${orderWords(numbers)}`;
const actionsOn = async (number: string): Promise<string[]> =>
  (
    await door.rows<{ command: string }>('SELECT command FROM staff_action WHERE subject = $1 ORDER BY id', [number])
  ).map(({ command }) => command);

/** The fields of the form that ships, as the page has them. */
async function shipFields(...numbers: string[]): Promise<Record<string, string>> {
  const { $ } = await door.page(shipPath(...numbers), cookies);
  return Object.fromEntries(
    $('main form')
      .serializeArray()
      .map(({ name, value }) => [name, value]),
  );
}
const rowOf = ($: ReturnType<typeof load>, number: string) => $(`tr:has(a[href="${LIST}/${number}"])`).text();
async function held(number: string): Promise<void> {
  const { $ } = await door.page(`${LIST}/${number}`, cookies);
  const seen = $('form:has(input[name=act][value=hold]) input[name=seen]').attr('value') ?? '';
  expect((await door.post(`${LIST}/${number}`, { act: 'hold', seen, reason: 'Ring' }, { cookies })).status).toBe(303);
}

describe('the list', () => {
  test('has a box for each order, all ticked by a link that preserves view and filters', async () => {
    const number = await door.ordered();
    const { $ } = await door.page(`${LIST}?view=to-pack&q=havnens`, cookies);
    const boxes = $('input[name=order]');
    expect(boxes.length).toBe($('tbody tr').length);
    expect($('input[name=order][checked]').length).toBe(0);
    expect($(`label:has(input[value="${number}"])`).text()).toBe(`Vælg ordre ${number}`);
    const href = $('.chosen a').attr('href') ?? '';
    expect(href).toContain('view=to-pack&q=havnens');
    const all = await door.page(href, cookies);
    expect(all.$('input[name=order][checked]').length).toBe(boxes.length);
    expect(all.$('.chosen a').text()).toBe('Vælg ingen');
    expect(all.$('.chosen input[type=hidden]').serialize()).toBe('view=to-pack&q=havnens');
  });

  test('leads on to the act with the ticked orders', async () => {
    const number = await door.ordered();
    for (const [act, path] of [
      ['ship', shipPath(number)],
      ['slips', slipsPath(number)],
      ['labels', labelsPath(number)],
    ]) {
      const answer = await door.ask(`${LIST}?view=to-pack&act=${act}&order=${number}&order=${number}`, { cookies });
      expect([answer.status, locationOf(answer)]).toEqual([303, path]);
    }
  });

  test('is shown again with a message when none or more than 50 are ticked, by each way to it', async () => {
    const number = await door.ordered();
    const many = [number, ...Array.from({ length: 50 }, (_, at) => `9${at}`)];
    for (const act of ['ship', 'slips']) {
      const none = await door.page(`${LIST}?view=to-pack&act=${act}`, cookies);
      expect([none.status, none.$('[role=alert]').text()]).toEqual([400, 'Vælg mindst én ordre.']);
      expect(none.$('a[aria-current]').text()).toContain('Skal pakkes');
      const tooMany = await door.page(`${LIST}?act=${act}&${orderWords(many)}`, cookies);
      expect([tooMany.status, tooMany.$('[role=alert]').text()]).toEqual([400, 'Vælg højst 50 ordrer ad gangen.']);
      expect(tooMany.$(`input[value="${number}"]`).attr('checked')).toBeDefined();
      const most = await door.ask(`${LIST}?act=${act}&${orderWords(many.slice(1))}`, { cookies });
      expect(most.status).toBe(303);
    }
    for (const path of [shipPath(), slipsPath()])
      expect(locationOf(await door.ask(path, { cookies }))).toMatch(/^\/staff\/orders\?act=(ship|slips)$/);
    expect(locationOf(await door.post(shipPath(), {}, { cookies }))).toBe(`${LIST}?act=ship`);
    expect((await door.ask(shipPath(...many), { cookies })).status).toBe(303);
    expect((await door.ask(`${LIST}?act=toString&order=${number}`, { cookies })).status).toBe(200);
  });
});

describe('shipping', () => {
  test('says what will happen to each order, changes nothing by it, and then says what happened', async () => {
    const [one, other, waiting] = [await door.ordered(), await door.ordered(), await door.ordered()];
    await held(waiting);
    const { $, status } = await door.page(shipPath(one, waiting, other), cookies);
    expect(status).toBe(200);
    expect($('.note').text()).toContain('2 ordrer afsendes helt, i alt 6 stk.');
    expect($('.note').text()).toContain('1 ordre afsendes ikke.');
    expect(rowOf($, one)).toContain('3 stk. afsendes');
    expect(rowOf($, waiting)).toContain('Afsendes ikke: ordrens status er »I bero«.');
    expect($('main form button').text()).toBe('Afsend 2 ordrer');
    expect([await actionsOn(one), await actionsOn(other)]).toEqual([[], []]);

    const fields = await shipFields(one, waiting, other);
    const answer = await door.post(`${LIST}/ship`, fields, { cookies });
    expect(answer.status).toBe(303);
    const done = await door.page(locationOf(answer) ?? '', cookies);
    expect(done.$('[role=status]').text()).toBe('2 af 3 ordrer er afsendt.');
    expect(rowOf(done.$, one)).toMatch(/Afsendt: \d/);
    expect(rowOf(done.$, waiting)).toContain('Ikke afsendt: ordrens status er »I bero«.');
    expect(done.$('main form').length).toBe(0);
    expect(await Promise.all([one, waiting, other].map(actionsOn))).toEqual([
      ['order ship'],
      ['order hold'],
      ['order ship'],
    ]);
  });

  test('ships once when the form is sent twice, and says so', async () => {
    const number = await door.ordered();
    const fields = await shipFields(number);
    const both = await Promise.all([1, 2].map(() => door.post(`${LIST}/ship`, fields, { cookies })));
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    const texts = await Promise.all(
      both.map(async (answer) => rowOf((await door.page(locationOf(answer) ?? '', cookies)).$, number)),
    );
    expect(texts.map((text) => /Var allerede afsendt: \d|Afsendt: \d/.exec(text)?.[0].slice(0, 7)).sort()).toEqual([
      'Afsendt',
      'Var all',
    ]);
    expect(await actionsOn(number)).toEqual(['order ship']);
  });

  test('does not ship an order that a colleague has changed in the meantime', async () => {
    const [one, other] = [await door.ordered(), await door.ordered()];
    const fields = await shipFields(one, other);
    await held(one);
    const answer = await door.post(`${LIST}/ship`, fields, { cookies });
    const { $ } = await door.page(locationOf(answer) ?? '', cookies);
    expect(rowOf($, one)).toContain('Ikke afsendt: ordren er ændret');
    expect(rowOf($, other)).toMatch(/Afsendt: \d/);
    expect(await actionsOn(one)).toEqual(['order hold']);
  });

  test('has no button where none of the orders may be shipped, and claims nothing that an address says', async () => {
    const number = await door.ordered();
    await held(number);
    expect((await door.page(shipPath(number), cookies)).$('main form').length).toBe(0);
    const { $ } = await door.page(`${LIST}/ship?result=${number}&result=9.%3Cb%3E`, cookies);
    expect($('[role=status]').text()).toBe('0 af 1 ordre er afsendt.');
    expect(rowOf($, number)).toContain('Ikke afsendt');
  });

  test('is neither offered to nor done for roles without the right, customers and other sites', async () => {
    const number = await door.ordered();
    const fields = await shipFields(number);
    const finance = await door.colleague('finance');
    const { $ } = await door.page(LIST, finance);
    expect($('.chosen button').text()).toBe('Følgesedler (PDF)Adresselabels (PDF)Fakturaer (PDF)');
    for (const answer of [
      await door.ask(shipPath(number), { cookies: finance }),
      await door.post(`${LIST}/ship`, fields, { cookies: finance }),
      await door.ask(slipsPath(number), { cookies: await door.colleague('marketing') }),
    ])
      expect(answer.status).toBe(403);
    const customer = await door.logIn('birgitte@havnens-arkitekter.example');
    expect((await door.post(`${LIST}/ship`, fields, { cookies: customer })).headers.get('location')).toContain(
      '/staff/login',
    );
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await door.post(`${LIST}/ship`, fields, { cookies, headers })).status).toBe(403);
    expect(await actionsOn(number)).toEqual([]);
  });
});

test('packing slips of several orders are one PDF that is not stored', async () => {
  const numbers = [await door.ordered(), await door.ordered()];
  const answer = await door.ask(slipsPath(...numbers), { cookies });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const text = await textOfPdf(new Uint8Array(await answer.arrayBuffer()));
  for (const number of numbers) expect(text).toContain(`Følgeseddel ${number}`);
  expect((await door.ask(slipsPath(...numbers, '9'), { cookies })).status).toBe(404);
});

test('address labels are one PDF that is not stored, and the list says what they are not', async () => {
  const number = await door.ordered();
  const { $ } = await door.page(`${LIST}/${number}`, cookies);
  expect($('main').html()).toContain(labelsPath(number));
  expect((await door.page(LIST, cookies)).$('main').text()).toContain('Adresselabels har modtager');
  const answer = await door.ask(labelsPath(number), { cookies });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await textOfPdf(new Uint8Array(await answer.arrayBuffer()))).toContain(`Ordre ${number}`);
  expect((await door.ask(labelsPath(number, '9'), { cookies })).status).toBe(404);
  expect(locationOf(await door.ask(labelsPath(), { cookies }))).toBe(`${LIST}?act=labels`);
});

describe('invoices of several orders', () => {
  const invoicesPath = (...numbers: string[]) => `${LIST}/invoices?${orderWords(numbers)}`;
  const acted = async (number: string, act: string) => {
    const form = formOfAct((await door.page(`${LIST}/${number}`, cookies)).$, act);
    expect((await door.post(`${LIST}/${number}`, form ?? {}, { cookies })).status).toBe(303);
  };

  test('are one PDF that is not stored, each with separate pages', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    const numbers = [await door.ordered(), await door.ordered()];
    for (const number of numbers) {
      await acted(number, 'ship');
      await acted(number, 'invoice');
    }
    const without = await door.ordered();
    const leads = await door.ask(`${LIST}?act=invoices&${orderWords(numbers)}`, { cookies });
    expect(locationOf(leads)).toBe(invoicesPath(...numbers));
    const answer = await door.ask(invoicesPath(without, ...numbers), { cookies });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const text = await textOfPdf(new Uint8Array(await answer.arrayBuffer()));
    const titles = text.match(/Faktura \S+ · \d/g) ?? [];
    expect([titles.length, new Set(titles).size, titles.every((title) => title.endsWith('· 1'))]).toEqual([2, 2, true]);
    for (const number of numbers) expect(text).toContain(number);
    expect(text).not.toContain(without);
    expect((await door.ask(invoicesPath(...numbers), { cookies: await door.colleague('marketing') })).status).toBe(403);
  });

  test('are refused in the list where none of the orders has one', async () => {
    const number = await door.ordered();
    const answer = await door.ask(invoicesPath(number), { cookies });
    const { $, status } = await door.page(locationOf(answer) ?? '', cookies);
    expect([status, $('[role=alert]').text()]).toEqual([400, 'Ingen af de valgte ordrer er faktureret endnu.']);
    expect($(`input[value="${number}"]`).attr('checked')).toBeDefined();
  });
});

test('names of customers are shown as text', async () => {
  const number = await door.ordered();
  const markup = '<img src=x onerror=alert(1)>"';
  await door.rows(
    `UPDATE sales_order SET business_id = NULL, billing_address = billing_address || jsonb_build_object('company', $2::text) WHERE number = $1`,
    [number, markup],
  );
  const { $ } = await door.page(shipPath(number), cookies);
  expect([$('img').length, rowOf($, number).includes(markup)]).toEqual([0, true]);
});
