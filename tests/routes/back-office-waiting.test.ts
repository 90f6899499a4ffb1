// What waits for staff, over HTTP: tiles of the front page lead to lists, a failed mail is sent again, a price request is answered.
import { beforeAll, expect, test } from 'vitest';
import { locationOf } from './door';
import { openStaffDoor } from './staff-door';

const door = openStaffDoor();
const MARKUP = '<img src=x onerror=alert(1)>';

let cookies = '';
beforeAll(async () => {
  cookies = await door.enter();
  await door.rows(
    `INSERT INTO price_request (form_key, product_id, store_id, name, email, quantity, message, language, asked_at, answer_by)
      SELECT 'r-test', (SELECT min(id) FROM product), (SELECT min(id) FROM store), $1, 'ole@example.dk', 500, $1, 'da', now(), '2020-01-02'`,
    [MARKUP],
  );
  await door.rows(
    `INSERT INTO mail (dedupe_key, recipient, template, language, queued_at, tries, given_up_at, failure)
      VALUES ('m-test', 'test@example.dk', 'password-changed', 'da', (SELECT max(seen_at) FROM staff_session), 9, now(), $1)`,
    [MARKUP],
  );
});

test('the front page counts and leads to each list, and lists are never scripts', async () => {
  const { $ } = await door.page('/staff', cookies);
  for (const kind of ['requests', 'mails']) {
    expect($(`.waiting a[href="/staff/waiting/${kind}"] strong`).text()).toMatch(/^\d+$/);
    const list = await door.page(`/staff/waiting/${kind}`, cookies);
    expect(list.status).toBe(200);
    expect([list.$('img').length, list.$('script').length]).toEqual([0, 0]);
    expect(list.$('main').text()).toContain(MARKUP);
  }
  for (const kind of ['withdrawals', 'complaints', 'returns', 'approvals'])
    expect((await door.page(`/staff/waiting/${kind}`, cookies)).status).toBe(200);
  expect((await door.ask('/staff/waiting/toString', { cookies })).status).toBe(404);
});

test('a price request is marked as answered by its form', async () => {
  const { $ } = await door.page('/staff/waiting/requests', cookies);
  const row = $('tbody tr').filter((_, each) => $(each).text().includes(MARKUP));
  expect(row.find('.mark.bad').text()).toBe('2. januar 2020');
  const request = row.find('button').attr('value') ?? '';
  const answer = await door.post('/staff/waiting/requests', { request }, { cookies });
  expect([answer.status, locationOf(answer)]).toEqual([303, '/staff/waiting/requests?done=request']);
  const after = await door.page('/staff/waiting/requests?done=request', cookies);
  expect(after.$('[role=status]').text()).toBe('Forespørgslen er besvaret.');
  expect(after.$('main').text()).not.toContain(MARKUP);
  for (const wrong of ['', 'x', '0', '999999'])
    expect((await door.post('/staff/waiting/requests', { request: wrong }, { cookies })).status).toBe(400);
});

test('a failed mail is sent again by its form, and other lists have no acts', async () => {
  const { $ } = await door.page('/staff/waiting/mails', cookies);
  const mail = $('tbody tr').find('button').first().attr('value') ?? '';
  const answer = await door.post('/staff/waiting/mails', { mail }, { cookies });
  expect([answer.status, locationOf(answer)]).toEqual([303, '/staff/waiting/mails?done=mail']);
  const [row] = await door.rows<{ given_up_at: Date | null }>('SELECT given_up_at FROM mail WHERE id = $1', [mail]);
  expect(row?.given_up_at).toBe(null);
  expect((await door.post('/staff/waiting/mails', { mail: '0' }, { cookies })).status).toBe(400);
  expect((await door.post('/staff/waiting/withdrawals', {}, { cookies })).status).toBe(400);
});

test('roles without the right see neither the tile nor the list', async () => {
  const warehouse = await door.colleague('warehouse');
  expect((await door.page('/staff', warehouse)).$('a[href="/staff/waiting/requests"]').length).toBe(0);
  expect((await door.ask('/staff/waiting/requests', { cookies: warehouse })).status).toBe(403);
  expect((await door.post('/staff/waiting/requests', { request: '1' }, { cookies: warehouse })).status).toBe(403);
  expect((await door.ask('/staff/waiting/mails')).status).toBe(303);
});
