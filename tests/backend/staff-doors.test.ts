// Every door of the back office against a login whose role lacks the second factor that the shop requires: each field of the endpoint, and the
// upload of pictures. What such a login may do is one list.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pngPhoto } from '../support/photo';
import { STAFF_OPERATIONS as DOORS, type StaffOperation } from '../support/staff-operations';
import { staffDesk } from './staff-desk';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
let strict: Counter;
beforeAll(async () => {
  counter = await openCounter();
  strict = await openCounter({ database: counter.database, requiresSecondFactor: true });
  await enter('administrator');
});
afterAll(() => counter?.close());

const { enter, tokenOf } = staffDesk<object>(() => counter);

/** Before the login, and what sets up the factor. */
const OPEN = [
  ...['staffMe', 'staffInvitation', 'staffLogIn', 'staffLogInByCode', 'staffAcceptInvitation', 'staffLogOut'],
  ...['staffBeginSecondFactor', 'staffConfirmSecondFactor'],
];

async function codesAt(at: Counter, { query, variables }: StaffOperation): Promise<unknown[]> {
  const headers = { 'x-real-ip': '203.0.113.9', authorization: `Bearer ${tokenOf('administrator')}` };
  const { errors } = await at.backend.execute({ client: 'staff', query, variables, headers });
  return (errors ?? []).map(({ extensions }) => extensions.code);
}

const loggedActions = () => counter.rows('SELECT count(*)::int AS n FROM staff_action');

it('is closed in every field of the endpoint but those of the list', async () => {
  const before = await loggedActions();
  const closed: string[] = [];
  // The logout ends the login: it is called in the other test.
  for (const door of DOORS.filter(({ name }) => name !== 'staffLogOut')) {
    const codes = await codesAt(strict, door);
    if (codes[0] === 'STAFF_SECOND_FACTOR_MISSING' && codes.length === 1) closed.push(door.name);
  }
  const expected = DOORS.map(({ name }) => name).filter((name) => !OPEN.includes(name));
  expect(closed.sort()).toEqual(expected.sort());
  expect(expected.length).toBeGreaterThan(40);
  expect(await loggedActions()).toEqual(before);
});

const upload = async (at: Counter) => {
  const headers = { authorization: `Bearer ${tokenOf('administrator')}` };
  const body = new Uint8Array(await pngPhoto(7));
  return (
    await at.backend.files(new Request('http://localhost/staff-picture', { method: 'POST', headers, body }))
  ).json();
};

it('is closed in the upload of pictures, and nothing is stored', async () => {
  const pictures = () => counter.rows('SELECT count(*)::int AS n FROM picture_file');
  const before = await pictures();
  expect(await upload(strict)).toMatchObject({ ok: false, code: 'STAFF_SECOND_FACTOR_MISSING' });
  expect(await pictures()).toEqual(before);
  expect(await upload(counter)).toMatchObject({ hash: expect.any(String) });
});

it('is open to the same login in a shop that requires none', async () => {
  for (const door of DOORS)
    expect([door.name, await codesAt(counter, door)]).not.toEqual([door.name, ['STAFF_SECOND_FACTOR_MISSING']]);
});
