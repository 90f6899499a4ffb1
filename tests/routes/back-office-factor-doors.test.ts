// Every address of the back office in a shop that requires a second factor of the role: a login without one is led to its set-up and does nothing else.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { pngPhoto } from '../support/photo';
import { locationOf } from './door';
import { openStaffDoor } from './staff-door';

const door = openStaffDoor({ STAFF_SECOND_FACTOR: 'on' });
let cookies = '';
beforeAll(async () => {
  cookies = await door.colleague('administrator');
});

const SET_UP = '/staff/account/second-factor';
/** Before the login, and the set-up itself. */
const OPEN = [
  'staff/login',
  'staff/login/code',
  'staff/logout',
  'staff/language',
  'staff/invitation/:token',
  SET_UP.slice(1),
];

const paths = [...readFileSync('app/routes.ts', 'utf8').matchAll(/route\('(staff(?:\/[^']*)?)'/g)]
  .flatMap(([, path]) => path ?? [])
  .filter((path) => !OPEN.includes(path))
  .map((path) => `/${path.replace(/:\w+/g, '1')}`);

test('reads nothing: pages, files and lists', async () => {
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const answer = await door.ask(path, { cookies });
    expect([path, answer.status, locationOf(answer)]).toEqual([path, 303, SET_UP]);
  }
});

test('changes nothing: forms and uploads', async () => {
  const counts = () =>
    door.rows(
      'SELECT (SELECT count(*)::int FROM staff_action) AS acts, (SELECT count(*)::int FROM picture_file) AS pictures',
    );
  const before = await counts();
  for (const path of paths.filter(
    (each) =>
      !/\/(packing-slips|labels|invoices|erp-invoice|codes|pictures\/1|[^/]+\.csv|settings\/1\/file)$/.test(each),
  )) {
    const answer = await door.post(path, { act: 'change', seen: '' }, { cookies });
    expect([path, answer.status, locationOf(answer)]).toEqual([path, 303, SET_UP]);
  }
  const form = new FormData();
  form.append('files', new File([new Uint8Array(await pngPhoto(3))], 'photo.png', { type: 'image/png' }));
  const upload = await door.post('/staff/products/1/pictures', form, { cookies });
  expect([upload.status, locationOf(upload)]).toEqual([303, SET_UP]);
  expect(await counts()).toEqual(before);
});

test('opens the set-up and the logout', async () => {
  expect((await door.page(SET_UP, cookies)).status).toBe(200);
  expect(locationOf(await door.post('/staff/logout', {}, { cookies }))).toBe('/staff/login');
});
