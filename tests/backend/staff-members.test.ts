// Accounts of colleagues in the back office: who manages them, invitations by mail, roles, access and logins, each with its log.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVITATION_HOURS, MEMBER_ACTS } from '#domain/staff/members';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { staffDesk } from './staff-desk';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
  for (const role of STAFF_ROLES) await enter(role);
});
afterAll(() => counter?.close());

interface Problem {
  code: string;
  field: string | null;
}
interface Member {
  id: number;
  email: string;
  name: string;
  role: string;
  state: string;
  lastLogin: string | null;
  seen: string;
  isOwn: boolean;
  sessions: { device: string }[];
  timeline: { what: string; who: string; changes: { name: string; before: string; after: string }[] }[];
  acts: string[];
}
interface Answered {
  staffMe?: { name: string; role: string } | null;
  staffMembers?: Member[];
  staffMember?: Member | null;
  staffInvitation?: { email: string; name: string } | null;
  staffInvite?: { made: string | null; problem: Problem | null };
  staffActOnMember?: { problem: Problem | null; changes: { name: string; before: string; after: string }[] };
  staffAcceptInvitation?: { token: string | null; problem: Problem | null };
}

const { ask, enter } = staffDesk<Answered>(() => counter);

const INVITE = 'mutation ($input: StaffInvite!) { staffInvite(input: $input) { made problem { code field } } }';
const ACT = `mutation ($id: Int!, $act: String!, $seen: String!, $role: String) {
  staffActOnMember(id: $id, act: $act, seen: $seen, role: $role) { problem { code field } changes { name before after } } }`;
const MEMBER = `query ($id: Int!) { staffMember(id: $id) { id email name role state lastLogin seen isOwn sessions { device } acts
  timeline { what who changes { name before after } } } }`;
const ACCEPT = `mutation ($token: String!, $password: String!) {
  staffAcceptInvitation(token: $token, password: $password) { token problem { code field } } }`;

const PASSWORD = 'a long enough one';

async function invite(input: { email: string; name: string; role: string; language?: string }, role?: string) {
  const { data, codes } = await ask(INVITE, { input: { language: 'da', ...input } }, role);
  return { ...data?.staffInvite, codes };
}

const idOf = async (email: string): Promise<number> =>
  (await counter.rows<{ id: number }>('SELECT id FROM staff_member WHERE email = $1', [email]))[0]?.id ?? 0;

async function member(email: string, role?: string): Promise<Member> {
  const found = (await ask(MEMBER, { id: await idOf(email) }, role)).data?.staffMember;
  if (!found) throw new Error(`${email} is not there`);
  return found;
}

async function act(
  email: string,
  name: string,
  { role, seen, by }: { role?: string; seen?: string; by?: string } = {},
) {
  const id = await idOf(email);
  const shown = seen ?? (await member(email)).seen;
  const { data, codes } = await ask(ACT, { id, act: name, seen: shown, role: role ?? null }, by);
  return { problem: data?.staffActOnMember?.problem, changes: data?.staffActOnMember?.changes, codes };
}

const logOf = (email: string) =>
  counter.rows<{ command: string; staff: string; before: unknown; after: unknown }>(
    'SELECT command, staff, before, after FROM staff_action WHERE subject = $1 ORDER BY id',
    [email],
  );

/** The newest mail to the address, as it was sent. */
async function mailTo(email: string) {
  await counter.deliverMail();
  const rows = await counter.rows<{ payload: { written?: { subject: string; text: string } } }>(
    'SELECT payload FROM mail WHERE recipient = $1 ORDER BY id DESC',
    [email],
  );
  const { subject = '', text = '' } = rows[0]?.payload.written ?? {};
  return { count: rows.length, subject, text, token: /invitation\/([\w-]+)/.exec(text)?.[1] ?? '' };
}

const accept = async (token: string, password = PASSWORD) =>
  (await ask(ACCEPT, { token, password }, null)).data?.staffAcceptInvitation;

const whoIs = async (token: string) => {
  const headers = { 'x-real-ip': '203.0.113.7', authorization: `Bearer ${token}` };
  const { data } = await counter.backend.execute({ client: 'staff', query: '{ staffMe { name role } }', headers });
  return (data as Answered | null)?.staffMe ?? null;
};

async function joined(name: string, role: string): Promise<{ email: string; token: string }> {
  const email = `${name}@kontor.example`;
  expect(await invite({ email, name, role })).toMatchObject({ problem: null });
  const token = (await accept((await mailTo(email)).token))?.token ?? '';
  return { email, token };
}

it('are seen and changed by roles with the right of staff only', async () => {
  const { email } = await joined('seen', 'warehouse');
  const before = await counter.rows('SELECT count(*) FROM staff_action');
  for (const role of STAFF_ROLES) {
    const may = roleHasRight(role, 'staff');
    const expected = may ? [] : ['STAFF_RIGHT_MISSING'];
    expect([role, (await ask('{ staffMembers { id } }', {}, role)).codes]).toEqual([role, expected]);
    expect([role, (await ask(MEMBER, { id: await idOf(email) }, role)).codes]).toEqual([role, expected]);
    if (may) continue;
    const invited = await invite({ email: 'no@kontor.example', name: 'No', role: 'warehouse' }, role);
    expect([role, invited.codes]).toEqual([role, expected]);
    for (const name of MEMBER_ACTS)
      expect([role, name, (await act(email, name, { role: 'service', by: role })).codes]).toEqual([
        role,
        name,
        expected,
      ]);
  }
  expect(await counter.rows('SELECT count(*) FROM staff_action')).toEqual(before);
});

it('need a login', async () => {
  expect((await ask('{ staffMembers { id } }', {}, null)).codes).toEqual(['SESSION_EXPIRED']);
});

describe('an invitation', () => {
  it('is a mail in the chosen language, whose link lets the colleague choose a password once', async () => {
    expect(
      await invite({ email: 'New@kontor.example', name: 'New One', role: 'service', language: 'en' }),
    ).toMatchObject({
      problem: null,
    });
    expect(await member('new@kontor.example')).toMatchObject({ state: 'invited', lastLogin: null, sessions: [] });
    const mail = await mailTo('new@kontor.example');
    expect(mail.subject).toMatch(/^administrator has invited you to the back office of /);
    expect(mail.text).toContain(`within ${INVITATION_HOURS} hours`);
    const read = async () =>
      (
        await ask(
          'query ($token: String!) { staffInvitation(token: $token) { email name } }',
          { token: mail.token },
          null,
        )
      ).data?.staffInvitation;
    expect(await read()).toEqual({ email: 'new@kontor.example', name: 'New One' });
    expect(await accept(mail.token, 'short')).toEqual({
      token: null,
      problem: { code: 'STAFF_PASSWORD_WEAK', field: 'password' },
    });
    const { token } = (await accept(mail.token)) ?? {};
    expect(await whoIs(token ?? '')).toEqual({ name: 'New One', role: 'service' });
    expect(await read()).toBe(null);
    expect(await member('new@kontor.example')).toMatchObject({ state: 'active', lastLogin: expect.any(String) });
    expect((await logOf('new@kontor.example')).map(({ command, staff }) => [command, staff])).toEqual([
      ['staff invite', 'administrator'],
      ['staff accept', 'New One'],
    ]);
    expect(JSON.stringify(await logOf('new@kontor.example'))).not.toMatch(/scrypt|slot-/);
  });

  it('is Danish for a Danish reader, and its token is stored nowhere but in the mail of the demo', async () => {
    await invite({ email: 'dansk@kontor.example', name: 'Dansk', role: 'service' });
    const { subject, token } = await mailTo('dansk@kontor.example');
    expect(subject).toMatch(/^administrator har inviteret dig til bagkontoret hos /);
    const rows = await counter.rows<{ token_hash: string }>('SELECT token_hash FROM staff_invitation');
    expect(rows.some(({ token_hash: hash }) => hash === token)).toBe(false);
  });

  it('is used once by two requests at the same time, and a second click logs in as the first did', async () => {
    await invite({ email: 'twice@kontor.example', name: 'Twice', role: 'service' });
    const { token } = await mailTo('twice@kontor.example');
    await Promise.all([accept(token), accept(token)]);
    expect((await logOf('twice@kontor.example')).map(({ command }) => command)).toEqual([
      'staff invite',
      'staff accept',
    ]);
    expect((await accept(token))?.problem).toBe(null);
    expect((await accept(token, 'another long one'))?.problem?.code).toBe('STAFF_INVITATION_GONE');
    counter.clock.forward(61_000);
    expect((await accept(token))?.problem?.code).toBe('STAFF_INVITATION_GONE');
  });

  it('works to its last second and not after it', async () => {
    await invite({ email: 'late@kontor.example', name: 'Late', role: 'service' });
    const { token } = await mailTo('late@kontor.example');
    const [row] = await counter.rows<{ expires_at: Date }>(
      'SELECT max(expires_at) AS expires_at FROM staff_invitation WHERE staff_id = $1',
      [await idOf('late@kontor.example')],
    );
    const expiresAt = row?.expires_at ?? new Date(0);
    const at = async (moment: number) => {
      await counter.rows('UPDATE staff_invitation SET expires_at = $1 WHERE staff_id = $2', [
        new Date(moment),
        await idOf('late@kontor.example'),
      ]);
      return (await accept(token))?.problem?.code ?? 'used';
    };
    expect(expiresAt.getTime() - counter.clock.now().getTime()).toBe(INVITATION_HOURS * 60 * 60 * 1000);
    expect(await at(counter.clock.now().getTime())).toBe('STAFF_INVITATION_GONE');
    expect(await member('late@kontor.example')).toMatchObject({ state: 'expired', acts: ['role', 'resend', 'revoke'] });
    expect(await at(counter.clock.now().getTime() + 1000)).toBe('used');
  });

  it('that is sent again ends the earlier link; two clicks send one mail', async () => {
    await invite({ email: 'again@kontor.example', name: 'Again', role: 'service' });
    const first = await mailTo('again@kontor.example');
    counter.clock.forward(61_000);
    const { seen } = await member('again@kontor.example');
    expect(await act('again@kontor.example', 'resend', { seen })).toMatchObject({ problem: null });
    expect(await act('again@kontor.example', 'resend', { seen })).toMatchObject({ problem: null });
    const second = await mailTo('again@kontor.example');
    expect([first.count, second.count]).toEqual([1, 2]);
    expect((await accept(first.token))?.problem?.code).toBe('STAFF_INVITATION_GONE');
    expect((await accept(second.token))?.problem).toBe(null);
  });

  it('that is withdrawn does not work, and may be sent again', async () => {
    await invite({ email: 'back@kontor.example', name: 'Back', role: 'service' });
    const { token } = await mailTo('back@kontor.example');
    expect(await act('back@kontor.example', 'revoke')).toMatchObject({ problem: null });
    expect((await accept(token))?.problem?.code).toBe('STAFF_INVITATION_GONE');
    expect(await member('back@kontor.example')).toMatchObject({ state: 'deactivated', acts: ['resend'] });
    counter.clock.forward(61_000);
    expect(await act('back@kontor.example', 'resend')).toMatchObject({ problem: null });
    expect((await accept((await mailTo('back@kontor.example')).token))?.problem).toBe(null);
  });

  it('is made once by two clicks, and refused at the field where something is wrong', async () => {
    const input = { email: 'click@kontor.example', name: 'Click', role: 'service' };
    const [one, two] = [await invite(input), await invite(input)];
    expect([one.problem, two.problem, one.made]).toEqual([null, null, two.made]);
    expect((await logOf('click@kontor.example')).length).toBe(1);
    const refused = async (change: object) => (await invite({ ...input, ...change })).problem;
    expect(await refused({ role: 'manager' })).toEqual({ code: 'STAFF_EMAIL_TAKEN', field: 'email' });
    expect(await refused({ email: 'click' })).toEqual({ code: 'EMAIL_INVALID', field: 'email' });
    expect(await refused({ email: 'x@kontor.example', name: ' ' })).toEqual({
      code: 'STAFF_NAME_INVALID',
      field: 'name',
    });
    expect(await refused({ email: 'x@kontor.example', name: 'x'.repeat(81) })).toMatchObject({ field: 'name' });
    expect(await refused({ email: 'x@kontor.example', name: 'CLICK' })).toEqual({
      code: 'STAFF_NAME_TAKEN',
      field: 'name',
    });
    expect(await refused({ email: 'x@kontor.example', name: 'X', role: 'owner' })).toEqual({
      code: 'STAFF_ROLE_UNKNOWN',
      field: 'role',
    });
    await act('click@kontor.example', 'revoke');
    expect(await refused({})).toEqual({ code: 'STAFF_EMAIL_FORMER', field: 'email' });
  });
});

describe('roles', () => {
  it('take effect at the next request, and are logged once with before and after', async () => {
    const { email, token } = await joined('moved', 'warehouse');
    const { seen } = await member(email);
    expect(await act(email, 'role', { role: 'finance', seen })).toMatchObject({ problem: null });
    expect(await act(email, 'role', { role: 'finance', seen })).toMatchObject({ problem: null });
    expect(await whoIs(token)).toEqual({ name: 'moved', role: 'finance' });
    const roles = (await logOf(email)).filter(({ command }) => command === 'staff role');
    expect(roles).toMatchObject([{ before: { role: 'warehouse' }, after: { role: 'finance' } }]);
    const [changed] = (await member(email)).timeline;
    expect(changed).toMatchObject({
      what: 'staff-role',
      changes: [{ name: 'role', before: 'warehouse', after: 'finance' }],
    });
  });

  it('are not changed from a page that shows an earlier one', async () => {
    const { email } = await joined('stale', 'warehouse');
    const { seen } = await member(email);
    await act(email, 'role', { role: 'finance' });
    expect(await act(email, 'role', { role: 'service', seen })).toMatchObject({
      problem: { code: 'STAFF_MEMBER_CHANGED' },
      changes: [{ name: 'role', before: 'warehouse', after: 'finance' }],
    });
    expect((await member(email)).role).toBe('finance');
    expect((await act(email, 'role', { role: 'owner' })).problem).toEqual({
      code: 'STAFF_ROLE_UNKNOWN',
      field: 'role',
    });
  });

  it('without the right of staff are not chosen for oneself, nor is the own access taken', async () => {
    const own = 'administrator@kontor.example';
    expect(await member(own)).toMatchObject({ isOwn: true, acts: [] });
    await joined('second', 'administrator');
    expect((await act(own, 'role', { role: 'manager' })).problem).toEqual({ code: 'STAFF_OWN_RIGHT', field: 'role' });
    expect((await act(own, 'deactivate')).problem?.code).toBe('STAFF_OWN_ACCOUNT');
    expect((await member(own)).role).toBe('administrator');
  });
});

describe('access', () => {
  it('ends at the next request and returns with the same password', async () => {
    const { email, token } = await joined('out', 'service');
    expect(await act(email, 'deactivate')).toMatchObject({ problem: null });
    expect(await whoIs(token)).toBe(null);
    expect(await member(email)).toMatchObject({ state: 'deactivated', acts: ['reactivate'] });
    expect(await act(email, 'reactivate')).toMatchObject({ problem: null });
    expect(await whoIs(token)).toBe(null);
    expect(await member(email)).toMatchObject({ state: 'active' });
    expect((await logOf(email)).map(({ command }) => command).slice(2)).toEqual(['staff remove', 'staff activate']);
  });

  it('of all logins ends by one act', async () => {
    const { email, token } = await joined('busy', 'service');
    expect((await member(email)).sessions.length).toBe(1);
    expect(await act(email, 'sessions')).toMatchObject({ problem: null });
    expect(await whoIs(token)).toBe(null);
    expect(await member(email)).toMatchObject({ state: 'active', sessions: [] });
    expect((await logOf(email)).at(-1)).toMatchObject({ before: { logins: 1 }, after: { logins: 0 } });
  });

  it('of the last member who can manage staff remains, also when two take each other’s at the same time', async () => {
    const others = await counter.rows<{ email: string }>(
      `SELECT email FROM staff_member WHERE role = 'administrator' AND is_active AND email NOT LIKE 'administrator@%'`,
    );
    for (const { email } of others) await act(email, 'deactivate');
    const rival = await joined('rival', 'administrator');
    const headers = { 'x-real-ip': '203.0.113.7', authorization: `Bearer ${rival.token}` };
    const [own, other] = [await member('administrator@kontor.example'), await member(rival.email)];
    const byRival = counter.backend.execute({
      ...{ client: 'staff', query: ACT, headers },
      variables: { id: own.id, act: 'deactivate', seen: own.seen, role: null },
    });
    const byOwn = ask(ACT, { id: other.id, act: 'deactivate', seen: other.seen, role: null });
    await Promise.all([byRival, byOwn]);
    const left = await counter.rows(
      `SELECT 1 FROM staff_member WHERE role = 'administrator' AND is_active AND password_hash IS NOT NULL`,
    );
    expect(left.length).toBe(1);
  });
});
