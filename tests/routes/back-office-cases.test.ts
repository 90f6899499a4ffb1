// Cases after the sale over HTTP: lists lead to a case, its forms act, wrong input returns to its field, and shoppers' words are never markup.
import { beforeAll, expect, test } from 'vitest';
import { locationOf } from './door';
import { openStaffDoor } from './staff-door';

const door = openStaffDoor();
const MARKUP = '<img src=x onerror=alert(1)>';

let cookies = '';
beforeAll(async () => {
  cookies = await door.enter();
  await door.rows(
    `WITH u AS (INSERT INTO complaint_upload (key, created_at) VALUES (gen_random_uuid(), now()) RETURNING id),
      p AS (INSERT INTO complaint_picture (upload_id, side, hash, bytes, taken_at) SELECT id, 'front', 'x', '\\x52494646', now() FROM u)
      INSERT INTO complaint (number, public_token, upload_id, store_id, is_consumer, product, quantity, name, email, description, wish, state,
        language, received_at)
      SELECT 'K-1', 'token', id, (SELECT min(id) FROM store), true, $1, 1, $1, 'ole@example.dk', $1, 'refund', 'received', 'da', now() FROM u`,
    [MARKUP],
  );
});

test('a list leads to the case, which shows the words and pictures of the shopper as text and images', async () => {
  const list = await door.page('/staff/waiting/complaints', cookies);
  expect(list.$('th a[href="/staff/cases/complaints/K-1"]').text()).toBe('K-1');
  const { $, status } = await door.page('/staff/cases/complaints/K-1', cookies);
  expect(status).toBe(200);
  expect($('main').text()).toContain(MARKUP);
  expect(
    $('img')
      .map((_, each) => $(each).attr('src'))
      .get(),
  ).toEqual(['/staff/cases/complaints/K-1/pictures/front']);
  expect($('script').length).toBe(0);
  expect(
    $('details summary')
      .map((_, each) => $(each).text())
      .get(),
  ).toEqual(['Spørg kunden', 'Godkend', 'Afvis', 'Er repareret']);
});

test('a picture is for staff alone', async () => {
  const path = '/staff/cases/complaints/K-1/pictures/front';
  const answer = await door.ask(path, { cookies });
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ]);
  expect((await door.ask(path)).status).toBe(303);
  expect((await door.ask(path, { cookies: await door.colleague('marketing') })).status).toBe(403);
  for (const other of ['back', 'toString'])
    expect((await door.ask(`/staff/cases/complaints/K-1/pictures/${other}`, { cookies })).status).toBe(404);
});

test('an act without its message returns to the field, and is done with it; a second send changes nothing', async () => {
  const path = '/staff/cases/complaints/K-1';
  const first = await door.page(path, cookies);
  const seen = first.$('input[name=seen]').first().attr('value') ?? '';
  const refused = await door.post(path, { act: 'accept', seen, remedy: 'repair', text: ' ' }, { cookies });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain('Skriv det, kunden skal læse.');
  expect(html).toContain('href="#accept-text"');
  const form = { act: 'accept', seen, remedy: 'repair', text: 'Send den til os.' };
  const done = await door.post(path, form, { cookies });
  expect([done.status, locationOf(done)]).toEqual([303, `${path}?done=accept`]);
  const again = await door.post(path, form, { cookies });
  expect(again.status).toBe(400);
  expect(await again.text()).toContain('Ændret i mellemtiden');
  const after = await door.page(`${path}?done=accept`, cookies);
  expect(after.$('[role=status]').text()).toBe('Reklamationen er godkendt.');
  expect(after.$('.timeline').first().find('li')).toHaveLength(1);
});

test('what is no case and no act is refused', async () => {
  for (const path of ['/staff/cases/complaints/9', '/staff/cases/toString/K-1', '/staff/cases/returns/9'])
    expect([path, (await door.ask(path, { cookies })).status]).toEqual([path, 404]);
  for (const act of ['', 'toString', 'receive'])
    expect((await door.post('/staff/cases/complaints/K-1', { act }, { cookies })).status).toBe(400);
  expect((await door.ask('/staff/cases/complaints/K-1', { cookies: await door.colleague('purchasing') })).status).toBe(
    403,
  );
});
