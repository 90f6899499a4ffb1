// Own logins of staff: listed with the one in use marked, ended one by one or all others, never another member's.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember } from '#backend/staff/accounts/manage';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

interface Answered {
  staffLogIn?: { token: string };
  staffMe?: { name: string } | null;
  staffSessions?: { id: string; device: string; isOwn: boolean }[];
  staffEndSessions?: { problem: { code: string } | null };
}

async function ask(query: string, variables: Record<string, unknown>, token: string | null, device = 'Firefox') {
  const headers = {
    'x-real-ip': '203.0.113.10',
    'user-agent': device,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const { data, errors } = await counter.backend.execute({ client: 'staff', query, variables, headers });
  return { data: data as Answered | null, codes: (errors ?? []).map(({ extensions }) => extensions.code) };
}

async function member(name: string) {
  const email = `${name}@kontor.example`;
  const { pool } = counter.database;
  const added = await addMember({ email, name, role: 'warehouse' }, { pool, now: counter.clock.now() });
  if (!added.ok) throw new Error(name);
  const query =
    'mutation ($email: String!, $password: String!) { staffLogIn(email: $email, password: $password) { token } }';
  return async (device: string) => {
    const { data } = await ask(query, { email, password: added.password }, null, device);
    return data?.staffLogIn?.token ?? '';
  };
}

const sessions = async (token: string) =>
  (await ask('{ staffSessions { id device isOwn } }', {}, token)).data?.staffSessions ?? [];
const end = async (token: string, id: string | null) =>
  (await ask('mutation ($id: String) { staffEndSessions(id: $id) { problem { code } } }', { id }, token)).data
    ?.staffEndSessions?.problem?.code ?? 'done';
const isIn = async (token: string) => (await ask('{ staffMe { name } }', {}, token)).data?.staffMe != null;

it('lists own logins, ends one of them, then all others', async () => {
  const enters = await member('ida');
  const [desk, phone, tablet] = [await enters('Desk'), await enters('Phone'), await enters('<b>Tablet')];
  const listed = await sessions(desk);
  expect(listed.map(({ device }) => device).sort()).toEqual(['<b>Tablet', 'Desk', 'Phone']);
  expect(listed.filter(({ isOwn }) => isOwn).map(({ device }) => device)).toEqual(['Desk']);
  const phoneId = listed.find(({ device }) => device === 'Phone')?.id ?? '';
  expect([await end(desk, phoneId), await isIn(phone), await isIn(tablet)]).toEqual(['done', false, true]);
  expect(await end(desk, phoneId)).toBe('STAFF_SESSION_NOT_FOUND');
  expect([await end(desk, null), await isIn(tablet), await isIn(desk)]).toEqual(['done', false, true]);
});

it('is of the own logins alone, and requires one', async () => {
  const [one, other] = [await (await member('per'))('Desk'), await (await member('eva'))('Desk')];
  const [theirs] = await sessions(other);
  expect(await end(one, theirs?.id ?? '')).toBe('STAFF_SESSION_NOT_FOUND');
  expect(await isIn(other)).toBe(true);
  for (const query of ['{ staffSessions { id } }', 'mutation { staffEndSessions { problem { code } } }'])
    expect((await ask(query, {}, null)).codes).toEqual(['SESSION_EXPIRED']);
});
