// Accounts: creation, welcome mail, changes, closure; passwords by single-use links.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ChangeEmailDocument,
  ChangePasswordDocument,
  ChoosePasswordDocument,
  CloseAccountDocument,
  ConfirmEmailDocument,
  CreateAccountDocument,
  CustomerDocument,
  LoginDocument,
  ProfileDocument,
  RequestPasswordDocument,
  UpdateProfileDocument,
} from '~/services/generated/commerce';
import { type Counter, logIn, openCounter, type Who } from './test-backend';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const SOREN = {
  firstname: 'Søren',
  lastname: 'Kierk',
  email: 'Soeren@Example.dk',
  password: 'Enten-Eller-1843',
  terms_accepted: true,
};
const create = (input: object, who: Who = {}) =>
  counter.ask(CreateAccountDocument, { input: { ...SOREN, ...input } }, { address: '192.0.2.9', ...who });
const enter = async (email: string, password: string) =>
  (await counter.ask(LoginDocument, { email, password }, { store: 'b2c', address: email })).data?.generateCustomerToken
    ?.token;
const letters = async (template: string, recipient: string) => {
  await counter.deliverMail();
  const rows = await counter.rows<{ id: number }>(
    'SELECT id FROM mail WHERE template = $1 AND recipient = $2 ORDER BY id',
    [template, recipient],
  );
  return Promise.all(rows.map(({ id }) => counter.backend.readMail(id)));
};
const tokenIn = (mail: Awaited<ReturnType<typeof letters>>[number] | undefined) =>
  /(?:token|confirm)=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

test('a private customer creates an account, receives one welcome mail, and logs in', async () => {
  expect((await create({ is_subscribed: true })).errors).toEqual([]);
  const token = await enter('soeren@example.dk', SOREN.password);
  const { data } = await counter.ask(ProfileDocument, {}, { token: token ?? '' });
  // The checkbox is only a request: the subscription is confirmed by mail.
  const wish = { is_subscribed: false, newsletter_status: 'UNCONFIRMED' };
  expect(data?.customer).toMatchObject({ email: 'soeren@example.dk', firstname: 'Søren', ...wish });
  expect(await letters('newsletter-confirm', 'soeren@example.dk')).toHaveLength(1);
  const [welcome, ...more] = await letters('welcome', 'soeren@example.dk');
  expect(more).toEqual([]);
  expect(welcome?.subject).toContain('Velkommen til');
});

test('rejects an address already in use, also in concurrent requests, without leaving an orphaned business', async () => {
  const business = { name: 'Enten & Co', cvr: '13748136' };
  const before = await counter.rows('SELECT id FROM business');
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => create({ email: 'regine@example.dk', business }, { store: 'b2b' })),
  );
  expect(replies.filter((reply) => reply.errors.length === 0)).toHaveLength(1);
  const refused = replies.flatMap((reply) => reply.errors);
  expect(new Set(refused.map((error) => error.message))).toEqual(
    new Set(['A customer with the same email address already exists in an associated website.']),
  );
  expect(await counter.rows('SELECT id FROM business')).toHaveLength(before.length + 1);
});

test('a new business customer is its first administrator, without payment on invoice', async () => {
  const [row] = await counter.rows<{ flags: { isBusinessAdmin: boolean }; invoice_allowed: boolean; vat_id: string }>(
    `SELECT c.flags, b.invoice_allowed, b.vat_id FROM customer c JOIN business b ON b.id = c.business_id WHERE c.email = 'regine@example.dk'`,
  );
  expect(row).toMatchObject({ flags: { isBusinessAdmin: true }, invoice_allowed: false, vat_id: 'DK13748136' });
});

test.each([
  [{ firstname: '' }, 'REQUIRED'],
  [{ firstname: 'A'.repeat(16), lastname: 'B'.repeat(15) }, 'NAME_TOO_LONG'],
  [{ email: 'soeren@' }, 'EMAIL_INVALID'],
  [{ password: 'entenelle' }, 'PASSWORD_TOO_WEAK'],
  [{ terms_accepted: false }, 'TERMS_NOT_ACCEPTED'],
  [{ business: { name: 'X', cvr: '12345678' } }, 'CVR_CHECK_DIGIT'],
  [{ business: { name: 'X', cvr: '13748136', ean: '5790000275853' } }, 'EAN_CHECK_DIGIT'],
])('rejects %j', async (input, code) => {
  const reply = await create({ email: 'johannes@example.dk', ...input }, { address: `192.0.2.${code.length}` });
  expect(reply.errors.map((error) => error.code)).toEqual([code]);
});

test('a password link works once and ends all sessions; an unknown address gets the same response and no mail', async () => {
  const old = await enter('soeren@example.dk', SOREN.password);
  const ask = (email: string) => counter.ask(RequestPasswordDocument, { email }, { address: '192.0.2.10' });
  expect(await ask('soeren@example.dk')).toEqual(await ask('nobody@example.dk'));
  expect(await letters('password-reset', 'nobody@example.dk')).toEqual([]);
  const [mail] = await letters('password-reset', 'soeren@example.dk');
  const choose = (token: string, password = 'Gentagelsen-1843') =>
    counter.ask(ChoosePasswordDocument, { token, password });
  const token = tokenIn(mail);
  expect((await choose(token, 'weak')).errors[0]?.code).toBe('PASSWORD_TOO_SHORT');
  const both = await Promise.all([choose(token), choose(token)]);
  expect(both.flatMap(({ errors }) => errors.map((error) => error.code))).toEqual(['LINK_USED_UP']);
  expect((await choose('made-up')).errors[0]?.code).toBe('LINK_USED_UP');
  expect((await counter.ask(CustomerDocument, {}, { token: old ?? '' })).errors[0]?.category).toBe(
    'graphql-authorization',
  );
  expect(await enter('soeren@example.dk', 'Gentagelsen-1843')).toBeTruthy();
});

test('runs as many statements for an unknown address as for a known one, and stores no mail for it', async () => {
  const statements = async (email: string, address: string) =>
    (
      await counter.backend.execute({
        client: 'commerce',
        document: RequestPasswordDocument,
        variables: { email },
        headers: { store: 'b2c', 'x-real-ip': address },
      })
    ).statements;
  await statements('warm@example.dk', '192.0.2.60');
  const known = await statements('birgitte@havnens-arkitekter.example', '192.0.2.61');
  expect(await statements('ingen@example.dk', '192.0.2.62')).toBe(known);
  await counter.deliverMail();
  expect(await counter.rows(`SELECT id FROM mail WHERE recipient IN ('ingen@example.dk', 'warm@example.dk')`)).toEqual(
    [],
  );
});

test('rejects an expired password link and one superseded by a newer link', async () => {
  const ask = () => counter.ask(RequestPasswordDocument, { email: 'regine@example.dk' }, { address: '192.0.2.11' });
  await ask();
  counter.clock.forward(1000);
  await ask();
  const [first, second] = await letters('password-reset', 'regine@example.dk');
  const choose = (token: string) => counter.ask(ChoosePasswordDocument, { token, password: 'Stadier-1845' });
  expect((await choose(tokenIn(first))).errors[0]?.code).toBe('LINK_USED_UP');
  counter.clock.forward(24 * 60 * 60 * 1000);
  expect((await choose(tokenIn(second))).errors[0]?.code).toBe('LINK_USED_UP');
});

test('sends at most three password links to one address per hour', async () => {
  for (let tries = 0; tries < 6; tries += 1) {
    counter.clock.forward(1000);
    await counter.ask(RequestPasswordDocument, { email: 'anna@example.dk' }, { address: '192.0.2.12' });
  }
  expect(await letters('password-reset', 'anna@example.dk')).toHaveLength(3);
});

test('changes the password when the old one is correct, and ends the other sessions', async () => {
  const here = { token: (await enter('soeren@example.dk', 'Gentagelsen-1843')) ?? '' };
  const there = { token: (await enter('soeren@example.dk', 'Gentagelsen-1843')) ?? '' };
  const change = (current: string) => counter.ask(ChangePasswordDocument, { current, next: 'Frygt-og-Baeven-1' }, here);
  expect((await change('wrong')).errors[0]?.code).toBe('PASSWORD_WRONG');
  expect((await change('Gentagelsen-1843')).errors).toEqual([]);
  expect((await counter.ask(CustomerDocument, {}, there)).errors[0]?.category).toBe('graphql-authorization');
  expect((await counter.ask(CustomerDocument, {}, here)).data?.customer?.email).toBe('soeren@example.dk');
});

test('a new e-mail address takes effect when its link is followed, unless it is taken by then', async () => {
  const here = { token: (await enter('soeren@example.dk', 'Frygt-og-Baeven-1')) ?? '' };
  const ask = (email: string) => counter.ask(ChangeEmailDocument, { email, password: 'Frygt-og-Baeven-1' }, here);
  expect((await ask('anna@example.dk')).errors[0]?.code).toBe('EMAIL_TAKEN');
  expect((await ask('Vigilius@example.dk')).data?.updateCustomerEmail?.customer.email).toBe('soeren@example.dk');
  const [mail] = await letters('email-confirmation', 'vigilius@example.dk');
  const confirm = () => counter.ask(ConfirmEmailDocument, { token: tokenIn(mail) });
  expect((await confirm()).data?.confirmCustomerEmail).toBe(true);
  expect((await confirm()).errors[0]?.code).toBe('LINK_USED_UP');
  expect((await counter.ask(CustomerDocument, {}, here)).data?.customer?.email).toBe('vigilius@example.dk');
  counter.clock.forward(1000);
  await ask('climacus@example.dk');
  expect((await create({ email: 'climacus@example.dk' })).errors).toEqual([]);
  const [late] = await letters('email-confirmation', 'climacus@example.dk');
  expect((await counter.ask(ConfirmEmailDocument, { token: tokenIn(late) })).errors[0]?.code).toBe('EMAIL_TAKEN');
});

test('the newsletter subscription moves to the new e-mail address with its proof of consent, and the old address is unsubscribed', async () => {
  const news = (email: string) =>
    counter.rows<{ status: string; events: string[]; words: string | null }>(
      `SELECT s.status, array_agg(c.event || ' ' || c.location ORDER BY c.id) AS events, min(c.words) FILTER (WHERE c.event = 'confirmed') AS words
        FROM newsletter_subscription s JOIN newsletter_consent c ON c.email = s.email WHERE s.email = $1 GROUP BY s.status`,
      [email],
    );
  const here = { token: (await enter('vigilius@example.dk', 'Frygt-og-Baeven-1')) ?? '' };
  await counter.rows(
    `INSERT INTO newsletter_subscription (email, store_id, status, location, changed_at) VALUES ('vigilius@example.dk', 1, 'SUBSCRIBED', 'popup', now())
      ON CONFLICT (email) DO UPDATE SET status = 'SUBSCRIBED'`,
  );
  await counter.rows(
    `INSERT INTO newsletter_consent (email, store_id, event, location, words, words_version, at) VALUES ('vigilius@example.dk', 1, 'confirmed', 'popup', 'Ja tak', '1', now())`,
  );
  const moveTo = async (email: string) => {
    counter.clock.forward(1000);
    await counter.ask(ChangeEmailDocument, { email, password: 'Frygt-og-Baeven-1' }, here);
    const mail = (await letters('email-confirmation', email)).at(-1);
    expect((await counter.ask(ConfirmEmailDocument, { token: tokenIn(mail) })).data?.confirmCustomerEmail).toBe(true);
  };
  await moveTo('notabene@example.dk');
  expect(await news('notabene@example.dk')).toEqual([
    { status: 'SUBSCRIBED', events: ['confirmed email-change'], words: 'Ja tak' },
  ]);
  expect(await news('vigilius@example.dk')).toMatchObject([
    { status: 'UNSUBSCRIBED', events: ['confirmed popup', 'left email-change'] },
  ]);
  // Both changes are queued for the external sending service.
  const told = `SELECT email, status FROM newsletter_telling WHERE email IN ('notabene@example.dk', 'vigilius@example.dk') ORDER BY email`;
  expect(await counter.rows(told)).toEqual([
    { email: 'notabene@example.dk', status: 'SUBSCRIBED' },
    { email: 'vigilius@example.dk', status: 'UNSUBSCRIBED' },
  ]);
  // Changed back: the old address never unsubscribed by itself. One that did stays unsubscribed.
  await moveTo('vigilius@example.dk');
  expect((await news('vigilius@example.dk'))[0]?.status).toBe('SUBSCRIBED');
  await counter.rows(
    `WITH gone AS (INSERT INTO newsletter_subscription (email, store_id, status, location, changed_at) VALUES ('judge@example.dk', 1, 'UNSUBSCRIBED', 'footer', now()) RETURNING email)
      INSERT INTO newsletter_consent (email, store_id, event, location, at) SELECT email, 1, 'left', 'footer', now() FROM gone`,
  );
  await moveTo('judge@example.dk');
  expect((await news('judge@example.dk'))[0]?.status).toBe('UNSUBSCRIBED');
  await moveTo('vigilius@example.dk');
});

test('changes name, language and newsletter consent', async () => {
  const here = { token: (await enter('vigilius@example.dk', 'Frygt-og-Baeven-1')) ?? '' };
  const input = { firstname: 'Victor', lastname: 'Eremita', is_subscribed: false, default_language: 1 };
  await counter.ask(UpdateProfileDocument, { input }, here);
  expect((await counter.ask(ProfileDocument, {}, here)).data?.customer).toMatchObject({
    firstname: 'Victor',
    is_subscribed: false,
    account_settings: { default_language: 1 },
  });
});

test('a closed account loses name, login and addresses; the last administrator cannot close theirs', async () => {
  const here = { token: (await enter('vigilius@example.dk', 'Frygt-og-Baeven-1')) ?? '' };
  const close = (who: Who, password: string) => counter.ask(CloseAccountDocument, { password }, who);
  expect((await close(here, 'wrong')).errors[0]?.code).toBe('PASSWORD_WRONG');
  expect((await close(here, 'Frygt-og-Baeven-1')).data?.closeCustomerAccount).toBe(true);
  expect(await enter('vigilius@example.dk', 'Frygt-og-Baeven-1')).toBeUndefined();
  expect(await counter.rows(`SELECT id FROM customer WHERE firstname = 'Victor'`)).toEqual([]);
  const birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  expect((await close(birgitte, DEMO_PASSWORD)).errors[0]?.code).toBe('LAST_ADMINISTRATOR');
});
