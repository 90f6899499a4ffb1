// Second factors of staff: set up, login by code and recovery code, limits, removal, and the setting that requires one.
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, renewPassword } from '#backend/staff/accounts/manage';
import { LOGIN_STEP_MINUTES, LOGIN_STEP_TRIES } from '#domain/staff/second-factor';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
let strict: Counter;
beforeAll(async () => {
  counter = await openCounter();
  strict = await openCounter({ database: counter.database, requiresSecondFactor: true });
});
afterAll(() => counter?.close());

interface Login {
  token: string | null;
  step: string | null;
  problem: { code: string } | null;
}
interface Answered {
  staffLogIn?: Login;
  staffLogInByCode?: Login;
  staffMe?: { name: string; hasSecondFactor: boolean; lacksSecondFactor: boolean } | null;
  staffBeginSecondFactor?: string | null;
  staffConfirmSecondFactor?: { codes: string[]; problem: { code: string } | null };
  staffRenewRecoveryCodes?: { codes: string[]; problem: { code: string } | null };
  staffRecoveryCodesLeft?: number;
  staffTurnOffSecondFactor?: { problem: { code: string; field: string | null } | null };
  staffMember?: { seen: string; acts: string[]; hasSecondFactor: boolean } | null;
  staffActOnMember?: { problem: { code: string } | null };
}

let visitors = 0;

async function ask(query: string, variables: Record<string, unknown> = {}, token: string | null = null, at = counter) {
  visitors += 1;
  const headers = {
    // Limits of one address are not what these tests are about.
    'x-real-ip': `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const { data, errors } = await at.backend.execute({ client: 'staff', query, variables, headers });
  return { ...(data as Answered | null), codes: (errors ?? []).map(({ extensions }) => extensions.code) };
}

const now = () => counter.clock.now();
/** `steps`: of 30 seconds, from now. */
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret, period: 30 }).generate({ timestamp: now().getTime() + steps * 30_000 });
/** Codes of the present step are spent by the set-up. */
const nextStep = () => {
  counter.clock.forward(30_000);
  strict.clock.forward(30_000);
};

const LOG_IN = `mutation ($email: String!, $password: String!) {
  staffLogIn(email: $email, password: $password) { token step problem { code } } }`;
const BY_CODE = `mutation ($step: String!, $code: String!) {
  staffLogInByCode(step: $step, code: $code) { token step problem { code } } }`;
const CONFIRM = 'mutation ($code: String!) { staffConfirmSecondFactor(code: $code) { codes problem { code } } }';
const ME = '{ staffMe { name hasSecondFactor lacksSecondFactor } }';

async function added(name: string, role = 'warehouse') {
  const email = `${name}@kontor.example`;
  const made = await addMember({ email, name, role }, { pool: counter.database.pool, now: now() });
  if (!made.ok) throw new Error(name);
  return { email, password: made.password };
}
type Account = Awaited<ReturnType<typeof added>>;

async function ofDemo(name: string) {
  const account = await added(name, 'administrator');
  await counter.rows('UPDATE staff_member SET is_demo = true WHERE email = $1', [account.email]);
  return account;
}

const logIn = async ({ email, password }: Account) => (await ask(LOG_IN, { email, password })).staffLogIn;
const tokenOf = async (account: Account) => (await logIn(account))?.token ?? '';
const stepOf = async (account: Account) => (await logIn(account))?.step ?? '';
const byCode = async (step: string, code: string) => (await ask(BY_CODE, { step, code })).staffLogInByCode;
const begin = async (token: string) =>
  (await ask('mutation { staffBeginSecondFactor }', {}, token)).staffBeginSecondFactor ?? '';
const confirm = async (token: string, code: string) => (await ask(CONFIRM, { code }, token)).staffConfirmSecondFactor;

async function withFactor(name: string, role?: string) {
  const account = await added(name, role);
  const token = await tokenOf(account);
  const secret = await begin(token);
  const codes = (await confirm(token, codeAt(secret)))?.codes ?? [];
  expect(codes).toHaveLength(10);
  nextStep();
  return { account, token, secret, codes };
}

const codeOf = (login: Login | undefined) => login?.problem?.code ?? (login?.token ? 'in' : 'step');
const logOf = (email: string) =>
  counter.rows<{ staff: string; command: string; before: object; after: object }>(
    "SELECT staff, command, before, after FROM staff_action WHERE subject = $1 AND command LIKE 'staff second-factor%' ORDER BY id",
    [email],
  );

describe('the set-up', () => {
  it('is active from a right code on; secret and recovery codes are not stored in clear text', async () => {
    const account = await added('setup');
    const token = await tokenOf(account);
    const secret = await begin(token);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await begin(token)).toBe(secret);
    expect((await confirm(token, '000000'))?.problem?.code).toBe('STAFF_CODE_WRONG');
    expect(codeOf(await logIn(account))).toBe('in');
    const first = await confirm(token, codeAt(secret));
    expect([first?.problem, new Set(first?.codes).size]).toEqual([null, 10]);
    expect(codeOf(await logIn(account))).toBe('step');
    expect(await begin(token)).toBe('');

    // The second of two clicks: its page is shown, and its codes are those that work.
    const second = await confirm(token, codeAt(secret));
    expect(second?.codes).toHaveLength(10);
    expect(codeOf(await byCode(await stepOf(account), first?.codes[0] ?? ''))).toBe('STAFF_CODE_WRONG');
    expect(codeOf(await byCode(await stepOf(account), second?.codes[0] ?? ''))).toBe('in');

    const stored = JSON.stringify([
      await counter.rows('SELECT * FROM staff_second_factor'),
      await counter.rows('SELECT * FROM staff_recovery_code'),
      await counter.rows('SELECT * FROM staff_action'),
      await counter.rows('SELECT * FROM mail'),
    ]);
    expect(stored).toContain('sealed:');
    for (const clear of [secret, ...(second?.codes ?? [])]) expect(stored).not.toContain(clear);
  });

  it('is confirmed in the login that began it', async () => {
    const account = await added('begun');
    const [one, other] = [await tokenOf(account), await tokenOf(account)];
    const secret = await begin(one);
    expect((await confirm(other, codeAt(secret)))?.problem?.code).toBe('STAFF_FACTOR_CHANGED');
    expect(await begin(other)).not.toBe(secret);
    expect((await confirm(one, codeAt(secret)))?.problem?.code).toBe('STAFF_FACTOR_CHANGED');
  });

  it('is logged and mailed, once', async () => {
    const { account } = await withFactor('logged');
    expect(await logOf(account.email)).toEqual([
      {
        ...{
          staff: 'logged',
          command: 'staff second-factor add',
          before: { name: 'logged', role: 'warehouse', isActive: true, logins: 1 },
        },
        after: expect.objectContaining({ secondFactor: expect.any(String), recoveryCodes: 10 }),
      },
    ]);
    const mails = await counter.rows('SELECT template FROM mail WHERE recipient = $1', [account.email]);
    expect(mails).toEqual([{ template: 'staff-second-factor' }]);
  });

  it('requires a login, and is not for the demo, whose password is public', async () => {
    expect((await ask('mutation { staffBeginSecondFactor }')).codes).toEqual(['SESSION_EXPIRED']);
    expect((await ask(CONFIRM, { code: '000000' })).codes).toEqual(['SESSION_EXPIRED']);
    const demo = await tokenOf(await ofDemo('shown'));
    expect([demo === '', await begin(demo), (await confirm(demo, '000000'))?.problem?.code]).toEqual([
      false,
      '',
      'STAFF_FACTOR_CHANGED',
    ]);
  });
});

describe('the login by code', () => {
  it('has no session before the code, and one after it', async () => {
    const { account, secret } = await withFactor('code');
    const before = await counter.rows('SELECT * FROM staff_session');
    const login = await logIn(account);
    expect([login?.token, codeOf(login)]).toEqual([null, 'step']);
    expect(await counter.rows('SELECT * FROM staff_session')).toHaveLength(before.length);
    expect((await ask(ME, {}, login?.step)).staffMe).toBe(null);
    expect(codeOf(await byCode(login?.step ?? '', '000000'))).toBe('STAFF_CODE_WRONG');
    const entered = await byCode(login?.step ?? '', codeAt(secret));
    expect((await ask(ME, {}, entered?.token)).staffMe).toEqual({
      ...{ name: 'code', hasSecondFactor: true, lacksSecondFactor: false },
    });
    expect(codeOf(await byCode('unknown', codeAt(secret)))).toBe('STAFF_LOGIN_EXPIRED');
  });

  it('accepts a code once; a second click in the same browser is logged in, too', async () => {
    const { account, secret } = await withFactor('replay');
    const [one, other] = [await stepOf(account), await stepOf(account)];
    const code = codeAt(secret);
    expect(codeOf(await byCode(one, code))).toBe('in');
    expect(codeOf(await byCode(one, code))).toBe('in');
    expect(codeOf(await byCode(one, codeAt(secret, 1)))).toBe('STAFF_LOGIN_EXPIRED');
    expect(codeOf(await byCode(other, code))).toBe('STAFF_CODE_WRONG');
    counter.clock.forward(60_000);
    expect(codeOf(await byCode(one, code))).toBe('STAFF_LOGIN_EXPIRED');
  });

  it('of two at the same moment with one code, one succeeds', async () => {
    const { account, secret, codes } = await withFactor('parallel');
    const steps = await Promise.all([1, 2, 3, 4].map(() => stepOf(account)));
    const code = codeAt(secret);
    const both = await Promise.all([byCode(steps[0] ?? '', code), byCode(steps[1] ?? '', code)]);
    expect(both.map(codeOf).sort()).toEqual(['STAFF_CODE_WRONG', 'in']);
    const recovery = codes[0] ?? '';
    const again = await Promise.all([byCode(steps[2] ?? '', recovery), byCode(steps[3] ?? '', recovery)]);
    expect(again.map(codeOf).sort()).toEqual(['STAFF_CODE_WRONG', 'in']);
  });

  it('accepts each recovery code once, in any writing, and logs it without the code', async () => {
    const { account, token, codes } = await withFactor('recovery');
    const [code = ''] = codes;
    expect(codeOf(await byCode(await stepOf(account), code.toLowerCase().replace(/(.{4})/g, '$1-')))).toBe('in');
    expect(codeOf(await byCode(await stepOf(account), code))).toBe('STAFF_CODE_WRONG');
    expect((await ask('{ staffRecoveryCodesLeft }', {}, token)).staffRecoveryCodesLeft).toBe(9);
    const [, used, ...more] = await logOf(account.email);
    expect([used?.command, used?.before, used?.after, more]).toEqual([
      'staff second-factor recover',
      expect.objectContaining({ recoveryCodes: 10 }),
      expect.objectContaining({ recoveryCodes: 9 }),
      [],
    ]);
  });

  it.each([
    [0, 'in'],
    [1, 'STAFF_LOGIN_EXPIRED'],
  ])('ends after its minutes: %i ms beyond the last', async (beyond, expected) => {
    const { account, secret } = await withFactor(`late${beyond}`);
    const step = await stepOf(account);
    counter.clock.forward(LOGIN_STEP_MINUTES * 60_000 - 1 + beyond);
    expect(codeOf(await byCode(step, codeAt(secret)))).toBe(expected);
  });

  it.each([
    [LOGIN_STEP_TRIES - 1, 'in'],
    [LOGIN_STEP_TRIES, 'STAFF_LOGIN_EXPIRED'],
  ])('takes few tries: the right code after %i wrong ones', async (wrong, expected) => {
    const { account, secret } = await withFactor(`tries${wrong}`);
    const step = await stepOf(account);
    for (let tries = 0; tries < wrong; tries += 1)
      expect(codeOf(await byCode(step, '000000'))).toBe('STAFF_CODE_WRONG');
    expect(codeOf(await byCode(step, codeAt(secret)))).toBe(expected);
  });

  it.each([
    [9, 'in'],
    [10, 'LOGIN_LOCKED'],
  ])('is limited for the account over all addresses: %i wrong codes', async (wrong, expected) => {
    const { account, secret } = await withFactor(`limit${wrong}`);
    for (let tries = 0; tries < wrong; tries += 1) await byCode(await stepOf(account), '000000');
    expect(codeOf(await byCode(await stepOf(account), codeAt(secret)))).toBe(expected);
  });

  it.each(['deactivate', 'second-factor', 'sessions', 'password'])(
    'ends when the access changes before the code: %s',
    async (what) => {
      const { account, secret } = await withFactor(`mid-${what}`);
      const step = await stepOf(account);
      if (what === 'password') await renewPassword(account.email, { pool: counter.database.pool, now: now() });
      else expect(await act(account.email, what)).toBe(null);
      expect(codeOf(await byCode(step, codeAt(secret)))).toBe('STAFF_LOGIN_EXPIRED');
    },
  );
});

let administrator: Promise<string> | null = null;

async function act(email: string, name: string, by?: string): Promise<string | null> {
  administrator ??= added('boss', 'administrator').then(tokenOf);
  const token = by ?? (await administrator);
  const [{ id = 0 } = {}] = await counter.rows<{ id: number }>('SELECT id FROM staff_member WHERE email = $1', [email]);
  const shown = (await ask('query ($id: Int!) { staffMember(id: $id) { seen } }', { id }, token)).staffMember;
  const query = `mutation ($id: Int!, $act: String!, $seen: String!) {
    staffActOnMember(id: $id, act: $act, seen: $seen) { problem { code } } }`;
  const done = await ask(query, { id, act: name, seen: shown?.seen ?? '' }, token);
  return String(done.codes[0] ?? done.staffActOnMember?.problem?.code ?? '') || null;
}

describe('the own factor', () => {
  it('gets new recovery codes by a code; the earlier ones stop working', async () => {
    const { account, token, secret, codes } = await withFactor('renews');
    const query = 'mutation ($code: String!) { staffRenewRecoveryCodes(code: $code) { codes problem { code } } }';
    const wrong = (await ask(query, { code: '000000' }, token)).staffRenewRecoveryCodes;
    expect([wrong?.problem?.code, wrong?.codes]).toEqual(['STAFF_CODE_WRONG', []]);
    const renewed = (await ask(query, { code: codeAt(secret) }, token)).staffRenewRecoveryCodes?.codes ?? [];
    expect(renewed).toHaveLength(10);
    expect(codeOf(await byCode(await stepOf(account), codes[0] ?? ''))).toBe('STAFF_CODE_WRONG');
    expect(codeOf(await byCode(await stepOf(account), renewed[0] ?? ''))).toBe('in');
  });

  it('is turned off by password and code together', async () => {
    const { account, token, secret } = await withFactor('off');
    const query = `mutation ($password: String!, $code: String!) {
      staffTurnOffSecondFactor(password: $password, code: $code) { problem { code field } } }`;
    const off = async (password: string, code: string) =>
      (await ask(query, { password, code }, token)).staffTurnOffSecondFactor?.problem ?? null;
    expect(await off('wrong', codeAt(secret))).toEqual({ code: 'PASSWORD_WRONG', field: 'password' });
    expect(await off(account.password, '000000')).toEqual({ code: 'STAFF_CODE_WRONG', field: 'code' });
    expect(codeOf(await logIn(account))).toBe('step');
    expect(await off(account.password, codeAt(secret))).toBe(null);
    expect(codeOf(await logIn(account))).toBe('in');
    expect((await logOf(account.email)).map(({ command }) => command)).toEqual([
      'staff second-factor add',
      'staff second-factor remove',
    ]);
    expect(
      await counter.rows(
        'SELECT 1 FROM staff_recovery_code c JOIN staff_member m ON m.id = c.staff_id WHERE email = $1',
        [account.email],
      ),
    ).toEqual([]);
  });
});

describe('an administrator', () => {
  it('removes it from a colleague with before and after in the log, and a mail', async () => {
    const { account } = await withFactor('lost', 'finance');
    expect(await act(account.email, 'second-factor')).toBe(null);
    expect(codeOf(await logIn(account))).toBe('in');
    const [, removed] = await logOf(account.email);
    expect([removed?.staff, removed?.command, removed?.before]).toEqual([
      'boss',
      'staff second-factor remove',
      expect.objectContaining({ secondFactor: expect.any(String), recoveryCodes: 10 }),
    ]);
    expect(removed?.after).not.toHaveProperty('secondFactor');
    await counter.deliverMail();
    const mails = await counter.rows<{ text: string }>(
      "SELECT payload->'written'->>'text' AS text FROM mail WHERE recipient = $1 ORDER BY id",
      [account.email],
    );
    expect([mails.length, mails[1]?.text.includes('boss har fjernet totrinslogin')]).toEqual([2, true]);
    expect(await act(account.email, 'second-factor')).toBe(null);
    expect(await logOf(account.email)).toHaveLength(2);
  });

  it('neither from the own account, nor without the right', async () => {
    const { account, token } = await withFactor('chief', 'administrator');
    expect(await act(account.email, 'second-factor', token)).toBe('STAFF_OWN_ACCOUNT');
    const manager = await tokenOf(await added('manager', 'manager'));
    expect(await act(account.email, 'second-factor', manager)).toBe('STAFF_RIGHT_MISSING');
    expect(codeOf(await logIn(account))).toBe('step');
  });
});

describe('a shop that requires it', () => {
  const meIn = async (token: string) => (await ask(ME, {}, token, strict)).staffMe?.lacksSecondFactor;

  it('lets a role with money or staff do nothing before, and set it up', async () => {
    const token = await tokenOf(await added('strict', 'finance'));
    expect(await meIn(token)).toBe(true);
    for (const query of [
      '{ staffOrderViews { view } }',
      '{ staffSessions { id } }',
      '{ staffWaiting { kind } }',
      '{ staffRecoveryCodesLeft }',
    ])
      expect([query, (await ask(query, {}, token, strict)).codes]).toEqual([query, ['STAFF_SECOND_FACTOR_MISSING']]);
    expect((await ask('{ staffOrderViews { view } }', {}, token)).codes).toEqual([]);
    const secret = (await ask('mutation { staffBeginSecondFactor }', {}, token, strict)).staffBeginSecondFactor ?? '';
    // Two back ends, each with its own clock.
    const code = new TOTP({ secret, period: 30 }).generate({ timestamp: strict.clock.now().getTime() });
    expect((await ask(CONFIRM, { code }, token, strict)).staffConfirmSecondFactor?.codes).toHaveLength(10);
    expect([await meIn(token), (await ask('{ staffOrderViews { view } }', {}, token, strict)).codes]).toEqual([
      false,
      [],
    ]);
  });

  it('requires it neither of other roles nor of the demo', async () => {
    expect(await meIn(await tokenOf(await added('packer', 'warehouse')))).toBe(false);
    expect(await meIn(await tokenOf(await ofDemo('shared')))).toBe(false);
  });
});
