// Accounts of staff in the back office over HTTP: the list, an invitation to its first login, changes by forms, and who is refused.
import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';
import { cookiesOf, locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();
const EMAIL = 'nora@kontor.example';

let cookies = '';
beforeAll(async () => {
  cookies = await door.enter();
});

const typed = { email: EMAIL, name: 'Nora Lind', role: 'service', language: 'da' };

async function linkIn(recipient: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [row] = await door.rows<{ text: string | null }>(
      `SELECT payload->'written'->>'text' AS text FROM mail WHERE recipient = $1 ORDER BY id DESC`,
      [recipient],
    );
    const [path] = /\/staff\/invitation\/[\w-]+/.exec(row?.text ?? '') ?? [];
    if (path) return path;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The mail was not sent');
}

test('an invitation is refused at its field with what was typed, then mailed, and used once', async () => {
  const wrong = await door.post('/staff/new-member', { ...typed, email: 'nora' }, { cookies });
  const $wrong = load(await wrong.text());
  expect([wrong.status, $wrong('#invite-email').val(), $wrong('#invite-name').val()]).toEqual([
    400,
    'nora',
    'Nora Lind',
  ]);
  expect($wrong('#invite-role option[selected]').attr('value')).toBe('service');
  expect($wrong('#invite-email-error').text()).not.toBe('');

  const sent = await door.post('/staff/new-member', typed, { cookies });
  expect(sent.status).toBe(303);
  const page = await door.page(locationOf(sent) ?? '', cookies);
  expect(page.$('.note.good').text()).toContain(EMAIL);

  const path = await linkIn(EMAIL);
  const anyone = await door.page(path, '');
  expect([anyone.status, anyone.html.includes('Nora Lind')]).toEqual([200, true]);
  const weak = await door.post(path, { password: 'kort' });
  expect([weak.status, load(await weak.text())('#invitation-password-error').text()]).toEqual([
    400,
    expect.stringContaining('12'),
  ]);
  const chosen = await door.post(path, { password: 'mit nye kodeord 7' });
  expect([chosen.status, locationOf(chosen)]).toEqual([303, '/staff']);
  const own = cookiesOf(chosen);
  expect((await door.page('/staff', own)).html).toContain('Nora Lind');
  expect((await door.page(path, '')).status).toBe(404);
  // The role does not open the list, and a revoked right takes effect at the next request.
  expect((await door.page('/staff/members', own)).status).toBe(403);
  expect((await door.page('/staff/customers', own)).status).toBe(200);
});

test('a role is changed by its form, a stale form is refused, and access ends', async () => {
  const { $ } = await door.page('/staff/members', cookies);
  const path = $(`tbody tr:contains("${EMAIL}") a`).attr('href') ?? '';
  const own = cookiesOf(await door.post('/staff/login', { email: EMAIL, password: 'mit nye kodeord 7', to: '' }));
  const form = formOfAct((await door.page(path, cookies)).$, 'role');
  if (!form) throw new Error('The page offers no role');
  const changed = await door.post(path, { ...form, role: 'warehouse' }, { cookies });
  expect(locationOf(changed)).toBe(`${path}?done=role`);
  expect((await door.page('/staff/customers', own)).status).toBe(403);
  const stale = await door.post(path, { ...form, role: 'finance' }, { cookies });
  const $stale = load(await stale.text());
  expect([stale.status, $stale('.note.warn li').text()]).toEqual([400, 'Rolle: kundeservice → lager']);
  expect($stale('#role-role option[selected]').attr('value')).toBe('finance');
  const out = formOfAct((await door.page(path, cookies)).$, 'deactivate');
  await door.post(path, out ?? {}, { cookies });
  expect(locationOf(await door.ask('/staff', { cookies: own }))).toContain('/staff/login');
});

test('is in both languages, and refused to roles without the right and to unknown members', async () => {
  const english = await door.page('/staff/members', `${cookies}; locale=en`);
  expect(english.status).toBe(200);
  const warehouse = await door.colleague('warehouse');
  for (const path of ['/staff/members', '/staff/new-member', '/staff/members/1']) {
    expect([path, (await door.page(path, warehouse)).status]).toEqual([path, 403]);
    expect([path, (await door.post(path, typed, { cookies: warehouse })).status]).toEqual([path, 403]);
    expect([path, locationOf(await door.ask(path, {}))]).toEqual([path, expect.stringContaining('/staff/login')]);
  }
  for (const path of ['/staff/members/0', '/staff/members/999999', '/staff/members/x'])
    expect([path, (await door.page(path, cookies)).status]).toEqual([path, 404]);
  expect((await door.page('/staff/invitation/unknown', '')).status).toBe(404);
  expect((await door.post('/staff/members/1', { act: 'erase' }, { cookies })).status).toBe(400);
});
