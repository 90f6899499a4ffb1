// Accounts of the back office: added and removed at the command line, login and its limits, and the end of logins.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandShop, shopOver } from '#backend/cli/shop';
import { readConfig } from '#backend/config';
import { noJobs } from '#backend/db/job-queue';
import { testPayments } from '#backend/ports/payment/test-provider';
import { STAFF_IDLE_MS, STAFF_LONGEST_MS } from '#domain/staff/session';
import { commandRunner } from '../support/staff';
import { type Counter, logIn as logCustomerIn, openCounter } from './test-backend';

let counter: Counter;
let shop: CommandShop;
beforeAll(async () => {
  counter = await openCounter();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: '/nonexistent' });
  const selling = { queue: noJobs, provider: testPayments(async () => 'secret') };
  shop = shopOver({ config, database: async () => counter.database, selling, clock: counter.clock });
});
afterAll(() => counter?.close());

const { run, done } = commandRunner(() => shop, { folder: '/nonexistent', staff: 'Chef' });

const passwordIn = (text: string): string => /adgangskoden (\S+)/.exec(text)?.[1] ?? '';

interface Answered {
  staffMe?: { name: string; role: string; rights: string[] } | null;
  staffLogIn?: { token: string | null; problem: { code: string } | null };
  staffChangePassword?: { problem: { code: string; field: string | null } | null };
}

async function ask(query: string, { token, from = '203.0.113.1' }: { token?: string | null; from?: string } = {}) {
  const headers = { 'x-real-ip': from, ...(token && { authorization: `Bearer ${token}` }) };
  const { data, errors } = await counter.backend.execute({ client: 'staff', query, headers });
  return { data: data as Answered | null, codes: (errors ?? []).map(({ extensions }) => extensions.code) };
}

async function logStaffIn(email: string, password: string, from?: string) {
  const query = `mutation { staffLogIn(email: ${JSON.stringify(email)}, password: ${JSON.stringify(password)}) { token problem { code } } }`;
  const { data } = await ask(query, from ? { from } : {});
  if (!data?.staffLogIn) throw new Error('The login was not answered');
  return data.staffLogIn;
}

const whoIs = async (token: string | null) => (await ask('{ staffMe { name role rights } }', { token })).data?.staffMe;

const added = async (email: string, name: string, role = 'order-desk') =>
  passwordIn(await done('staff', 'add', email, '--name', name, '--role', role));

describe('accounts', () => {
  it('log in with the password that staff add shows once', async () => {
    const password = await added('Mette@Kontor.example', 'Mette Holm');
    expect(password).toMatch(/^([0-9a-f]{6}-){3}[0-9a-f]{6}$/);
    const { token } = await logStaffIn(' METTE@kontor.example ', password);
    expect(await whoIs(token)).toEqual({
      name: 'Mette Holm',
      role: 'order-desk',
      rights: ['orders', 'money', 'customers'],
    });
    expect(await done('staff', 'list')).toContain('mette@kontor.example  Mette Holm  order-desk\n');
  });

  it('are refused with a wrong address, a name that is taken, and an unknown role', async () => {
    expect((await run('staff', 'add', 'mette', '--name', 'M', '--role', 'manager')).error).toContain('e-mail');
    expect(
      (await run('staff', 'add', 'x@kontor.example', '--name', 'mette holm', '--role', 'manager')).error,
    ).toContain('--name');
    expect((await run('staff', 'add', 'mette@kontor.example', '--name', 'M H', '--role', 'manager')).error).toContain(
      'e-mail',
    );
    expect((await run('staff', 'add', 'y@kontor.example', '--name', 'Y', '--role', 'owner')).code).toBe(1);
  });

  it('are logged without their password', async () => {
    await added('log@kontor.example', 'Logget');
    await done('staff', 'password', 'log@kontor.example');
    const rows = await counter.rows<{ command: string; before: unknown; after: unknown }>(
      `SELECT command, before, after FROM staff_action WHERE subject = 'log@kontor.example' ORDER BY id`,
    );
    expect(rows.map(({ command }) => command)).toEqual(['staff add', 'staff password']);
    expect(rows[0]?.after).toEqual({ name: 'Logget', role: 'order-desk', isActive: true, logins: 0 });
    expect(JSON.stringify(rows)).not.toMatch(/scrypt|-[0-9a-f]{6}-/);
  });

  it('end with their logins when they are removed, and return under the same name', async () => {
    await added('boss@kontor.example', 'Boss', 'administrator');
    const { token } = await logStaffIn('gone@kontor.example', await added('gone@kontor.example', 'Gone'));
    expect(await whoIs(token)).toMatchObject({ name: 'Gone' });
    await done('staff', 'remove', 'gone@kontor.example');
    expect(await whoIs(token)).toBe(null);
    expect(await done('staff', 'list')).toContain('uden adgang');
    const password = await added('gone@kontor.example', 'Another', 'warehouse');
    expect(await whoIs(token)).toBe(null);
    expect(await whoIs((await logStaffIn('gone@kontor.example', password)).token)).toMatchObject({
      name: 'Gone',
      role: 'warehouse',
    });
  });

  it('are not removed when they are the last administrator', async () => {
    expect((await run('staff', 'remove', 'boss@kontor.example')).error).toContain('administrator');
    await added('boss2@kontor.example', 'Boss 2', 'administrator');
    await done('staff', 'remove', 'boss@kontor.example');
    expect((await run('staff', 'remove', 'boss@kontor.example')).error).toContain('findes ikke');
  });
});

describe('logins', () => {
  it('say the same of an unknown address, a wrong password and a removed account', async () => {
    await added('pw@kontor.example', 'Pw');
    for (const email of ['pw@kontor.example', 'unknown@kontor.example', 'boss@kontor.example'])
      expect(await logStaffIn(email, 'wrong')).toEqual({ token: null, problem: { code: 'STAFF_LOGIN_FAILED' } });
  });

  it('are slowed down after ten tries from one place, for the right password as well, and not from another', async () => {
    const password = await added('slow@kontor.example', 'Slow');
    for (let tries = 0; tries < 10; tries += 1) await logStaffIn('slow@kontor.example', 'wrong', '203.0.113.9');
    expect(await logStaffIn('slow@kontor.example', password, '203.0.113.9')).toEqual({
      token: null,
      problem: { code: 'LOGIN_LOCKED' },
    });
    expect((await logStaffIn('slow@kontor.example', password, '203.0.113.10')).problem).toBe(null);
  });

  it('end after an hour without use, and after twelve hours of use', async () => {
    const password = await added('idle@kontor.example', 'Idle');
    const idle = (await logStaffIn('idle@kontor.example', password)).token;
    const busy = (await logStaffIn('idle@kontor.example', password)).token;
    for (let passed = 0; passed + STAFF_IDLE_MS / 2 < STAFF_LONGEST_MS; passed += STAFF_IDLE_MS / 2) {
      counter.clock.forward(STAFF_IDLE_MS / 2);
      expect(await whoIs(busy)).toMatchObject({ name: 'Idle' });
    }
    expect(await whoIs(idle)).toBe(null);
    counter.clock.forward(STAFF_IDLE_MS / 2);
    expect(await whoIs(busy)).toBe(null);
  });

  it('end at the logout, and with the token of a customer there is none', async () => {
    const { token } = await logStaffIn('out@kontor.example', await added('out@kontor.example', 'Out'));
    await ask('mutation { staffLogOut { made } }', { token });
    expect(await whoIs(token)).toBe(null);
    const { token: customer } = await logCustomerIn(counter, 'anna@example.dk');
    expect(await whoIs(customer ?? null)).toBe(null);
  });

  it('open nothing in the shop', async () => {
    const { token } = await logStaffIn('shop@kontor.example', await added('shop@kontor.example', 'Shop'));
    const { errors } = await counter.backend.execute({
      client: 'commerce',
      query: '{ customer { email } }',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ category: 'graphql-authorization' });
  });
});

describe('a new password', () => {
  const change = async (token: string | null, old: string, wanted: string) =>
    (
      await ask(
        `mutation { staffChangePassword(old: ${JSON.stringify(old)}, wanted: ${JSON.stringify(wanted)}) { problem { code field } } }`,
        { token },
      )
    ).data?.staffChangePassword;

  it('needs the old one and twelve characters, and ends the other logins', async () => {
    const password = await added('new@kontor.example', 'New');
    const here = (await logStaffIn('new@kontor.example', password)).token;
    const there = (await logStaffIn('new@kontor.example', password)).token;
    expect(await change(here, 'wrong', 'correct horse')).toEqual({ problem: { code: 'PASSWORD_WRONG', field: 'old' } });
    expect(await change(here, password, 'elevenchars')).toEqual({
      problem: { code: 'STAFF_PASSWORD_WEAK', field: 'wanted' },
    });
    expect(await change(here, password, 'correct horse')).toEqual({ problem: null });
    expect([await whoIs(here), await whoIs(there)]).toEqual([expect.objectContaining({ name: 'New' }), null]);
    expect((await logStaffIn('new@kontor.example', password)).problem).not.toBe(null);
    expect((await logStaffIn('new@kontor.example', 'correct horse')).problem).toBe(null);
  });

  it('needs a login', async () => {
    const { codes } = await ask('mutation { staffChangePassword(old: "a", wanted: "b") { made } }');
    expect(codes).toEqual(['SESSION_EXPIRED']);
  });
});
