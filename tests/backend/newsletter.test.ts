// Newsletter against the database: sign-up, confirmation, unsubscribing, proof of consent, abuse, and an unavailable sending service.
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '#backend/cli/run';
import { openShop, shopOver } from '#backend/cli/shop';
import { moveNewsletter } from '#backend/commerce/newsletter/follow-email';
import { countAddresses, endUnanswered } from '#backend/commerce/newsletter/newsletter.sql';
import { openNewsletterTeller } from '#backend/commerce/newsletter/tell-service';
import { listStores } from '#backend/commerce/store/store.sql';
import { LOCAL_ORIGINS } from '#backend/composition';
import { listShopEntries } from '#backend/content/shop/list-shop-entries';
import { noJobs } from '#backend/db/job-queue';
import { inTransaction } from '#backend/db/transaction';
import { type NewsletterService, openNewsletterService, type ToldAddress } from '#backend/ports/newsletter/index';
import { testPayments } from '#backend/ports/payment/test-provider';
import { CONFIRM_DAYS, CONSENT_VERSION, consentWords } from '#domain/content/newsletter';
import {
  CloseAccountDocument,
  ConfirmNewsletterDocument,
  LeaveNewsletterDocument,
  ProfileDocument,
  SubscribeNewsletterDocument,
  UpdateProfileDocument,
} from '~/services/generated/commerce';
import { mailIn, mailsIn } from '../support/outbox';
import { type Counter, logIn, openCounter, type Who } from './test-backend';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

const DAY = 24 * 60 * 60 * 1000;
let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const ask = async (email: string, location: string | null = 'footer', who: Who = {}) => {
  const { data, errors } = await counter.ask(SubscribeNewsletterDocument, { email, location }, who);
  return { ...data?.subscribeEmailToNewsletter, thrown: errors };
};
const statusOf = async (email: string) =>
  (await counter.rows<{ status: string }>('SELECT status FROM newsletter_subscription WHERE email = $1', [email]))[0]
    ?.status ?? null;
const proofs = (email: string) =>
  counter.rows<{ event: string; location: string; words: string | null; words_version: string | null }>(
    'SELECT event, location, words, words_version FROM newsletter_consent WHERE email = $1 ORDER BY id',
    [email],
  );
const tellings = () =>
  counter.rows<{ email: string; status: string; tries: number; given_up_at: Date | null }>(
    'SELECT email, status, tries, given_up_at FROM newsletter_telling ORDER BY email',
  );
const tokenOf = async (email: string, about: string) => {
  await counter.deliverMail();
  const mail = await mailIn(counter.outbox, email, about);
  return mail.links.map((href) => new URL(href).pathname.split('/').at(-1) ?? '')[0] ?? '';
};
const confirm = async (token: string, who: Who = {}) =>
  (await counter.ask(ConfirmNewsletterDocument, { token }, who)).data?.confirmNewsletter;
const leave = async (token: string) => (await counter.ask(LeaveNewsletterDocument, { token })).data?.leaveNewsletter;
const CONFIRM = 'Bekræft nyhedsbrevet fra';
const WELCOME = 'Du er tilmeldt nyhedsbrevet';
const joined = async (email: string, location = 'footer') => {
  await ask(email, location);
  await confirm(await tokenOf(email, CONFIRM));
};
const shopCommand = async (...typed: string[]) => {
  const own = openShop({ NODE_ENV: 'test' });
  const selling = { queue: noJobs, provider: testPayments(async () => 'secret') };
  const shop = shopOver({ config: own.config, database: async () => counter.database, selling });
  const said: string[] = [];
  const terminal = { out: (text: string) => void said.push(text), error: (text: string) => void said.push(text) };
  const code = await runCommand(typed, shop, { ...terminal, folder: counter.outbox, staff: 'Mette' });
  return `${code} ${said.join('')}`;
};

type Known = [status: string, location?: string] | null;
const known = async (email: string, state: Known) => {
  if (!state) return;
  const [status, location = 'popup'] = state;
  const event = { SUBSCRIBED: 'confirmed', UNCONFIRMED: 'asked', UNSUBSCRIBED: 'left', NOT_ACTIVE: 'stopped' }[status];
  await counter.rows(
    `WITH s AS (INSERT INTO newsletter_subscription (email, store_id, status, location, changed_at, confirm_until, confirm_token)
       VALUES ($1, 1, $2, $3, now(), CASE $2 WHEN 'UNCONFIRMED' THEN now() END, CASE $2 WHEN 'UNCONFIRMED' THEN $1 END) RETURNING email)
      INSERT INTO newsletter_consent (email, store_id, event, location, words, words_version, at) SELECT email, 1, $4, $3, 'Ja tak', '1', now() FROM s`,
    [email, status, location, event],
  );
};
test.each<[from: Known, to: Known, fromAfter: string | null, toAfter: string | null, isConfirmed: boolean]>([
  [null, null, null, null, false],
  [['UNSUBSCRIBED'], null, 'UNSUBSCRIBED', null, false],
  [['NOT_ACTIVE'], null, 'NOT_ACTIVE', null, false],
  // Its link went to the old mailbox.
  [['UNCONFIRMED'], null, 'UNSUBSCRIBED', null, false],
  [['SUBSCRIBED'], null, 'UNSUBSCRIBED', 'SUBSCRIBED', true],
  [['SUBSCRIBED'], ['UNCONFIRMED'], 'UNSUBSCRIBED', 'SUBSCRIBED', true],
  [['SUBSCRIBED'], ['UNSUBSCRIBED', 'email-change'], 'UNSUBSCRIBED', 'SUBSCRIBED', true],
  [['SUBSCRIBED'], ['UNSUBSCRIBED', 'footer'], 'UNSUBSCRIBED', 'UNSUBSCRIBED', false],
  [['SUBSCRIBED'], ['NOT_ACTIVE', 'email-change'], 'UNSUBSCRIBED', 'NOT_ACTIVE', false],
  [['SUBSCRIBED'], ['SUBSCRIBED'], 'UNSUBSCRIBED', 'SUBSCRIBED', false],
])(
  'a change of address of %j to one of %j leaves them %s and %s',
  async (from, to, fromAfter, toAfter, isConfirmed) => {
    const [old, fresh] = ['before@example.dk', 'after@example.dk'] as const;
    await known(old, from);
    await known(fresh, to);
    const { pool } = counter.database;
    await inTransaction(pool, (tx) => moveNewsletter(tx, { from: old, to: fresh }, counter.clock.now()));
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([fromAfter, toAfter]);
    const confirmed = (await proofs(fresh)).filter(
      ({ event, location }) => `${event} ${location}` === 'confirmed email-change',
    );
    const proof = { event: 'confirmed', location: 'email-change', words: 'Ja tak', words_version: '1' };
    expect(confirmed).toEqual(isConfirmed ? [proof] : []);
    // The sending service has those that it sends to, and no others.
    expect((await tellings()).map(({ email, status }) => `${email} ${status}`)).toEqual([
      ...(isConfirmed ? [`${fresh} SUBSCRIBED`] : []),
      ...(from?.[0] === 'SUBSCRIBED' ? [`${old} UNSUBSCRIBED`] : []),
    ]);
    await counter.rows('DELETE FROM newsletter_telling');
    await counter.rows('DELETE FROM newsletter_subscription WHERE email = ANY ($1)', [[old, fresh]]);
  },
);

describe('from sign-up to unsubscribing', () => {
  // spec: 7 Commerce mutations: Newsletter subscription (email, location) returns status and errors
  //   at backend/commerce/newsletter/resolvers.ts
  test('an address confirms by mail, and unsubscribes by the link of any mail', async () => {
    expect(await ask(' Vibeke@Example.dk ', 'popup')).toEqual({ status: 'UNCONFIRMED', errors: [], thrown: [] });
    expect(await statusOf('vibeke@example.dk')).toBe('UNCONFIRMED');
    expect(await tellings()).toEqual([]);
    const token = await tokenOf('vibeke@example.dk', CONFIRM);
    expect(await confirm(token)).toEqual({ status: 'SUBSCRIBED', errors: [] });
    // Confirming twice has one effect.
    expect(await confirm(token)).toEqual({ status: 'SUBSCRIBED', errors: [] });
    const leaveToken = await tokenOf('vibeke@example.dk', WELCOME);
    expect(await leave(leaveToken)).toEqual({ status: 'UNSUBSCRIBED', errors: [] });
    expect(await leave(leaveToken)).toEqual({ status: 'UNSUBSCRIBED', errors: [] });
    expect(await statusOf('vibeke@example.dk')).toBe('UNSUBSCRIBED');
    // The confirmation link does not resubscribe an address that unsubscribed.
    expect((await confirm(token))?.status).toBeNull();
    const words = consentWords('Kontorværk Privat', 'da');
    expect(await proofs('vibeke@example.dk')).toEqual([
      { event: 'asked', location: 'popup', words, words_version: CONSENT_VERSION },
      { event: 'confirmed', location: 'popup', words, words_version: CONSENT_VERSION },
      { event: 'left', location: 'mail', words: null, words_version: null },
    ]);
    const mails = (await mailsIn(counter.outbox)).filter(({ to }) => to.includes('vibeke@example.dk'));
    expect(mails).toHaveLength(2);
  });

  test('a mail client unsubscribes with one POST without login', async () => {
    await joined('program@example.dk');
    await counter.deliverMail();
    const files = fs
      .readdirSync(counter.outbox)
      .map((name) => fs.readFileSync(path.join(counter.outbox, name), 'utf8'));
    const unfolded = files.map((text) => text.replaceAll(/\r?\n[ \t]+/g, ' '));
    const welcome =
      unfolded.find((text) => text.includes('program@example.dk') && /^List-Unsubscribe:/m.test(text)) ?? '';
    expect(welcome).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/nyhedsbrev\/frameld\/[\w-]{20,}>$/m);
    expect(welcome).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    // Before confirmation there is nothing to unsubscribe from.
    expect(unfolded.filter((text) => text.includes(CONFIRM.slice(0, 7)) && /^List-Unsubscribe:/m.test(text))).toEqual(
      [],
    );
  });

  test('a repeated sign-up leaves the first link valid; after unsubscribing an old link is invalid', async () => {
    await ask('igen@example.dk');
    const first = await tokenOf('igen@example.dk', CONFIRM);
    await ask('igen@example.dk', 'page');
    expect((await confirm(first))?.status).toBe('SUBSCRIBED');
    await leave(await tokenOf('igen@example.dk', WELCOME));
    await ask('igen@example.dk');
    expect((await confirm(first))?.status).toBeNull();
    expect(await statusOf('igen@example.dk')).toBe('UNCONFIRMED');
  });

  test('concurrent sign-ups and confirmations count once', async () => {
    const answers = await Promise.all([ask('to@example.dk'), ask('to@example.dk')]);
    expect(answers.map(({ status }) => status)).toEqual(['UNCONFIRMED', 'UNCONFIRMED']);
    const token = await tokenOf('to@example.dk', CONFIRM);
    await Promise.all([confirm(token), confirm(token)]);
    expect((await proofs('to@example.dk')).filter(({ event }) => event === 'confirmed')).toHaveLength(1);
  });
});

describe('abuse', () => {
  test('the response does not reveal whether the address exists, and a subscribed address is informed by mail', async () => {
    await joined('kendt@example.dk');
    const known = await ask('kendt@example.dk');
    expect(known).toEqual(await ask('ukendt@example.dk'));
    await counter.deliverMail();
    expect((await mailIn(counter.outbox, 'kendt@example.dk', 'allerede')).text).toContain('Du er tilmeldt i forvejen');
    expect(await statusOf('kendt@example.dk')).toBe('SUBSCRIBED');
  });

  test.each([
    ['a new line', 'a@example.dk\nbcc: b@example.dk'],
    ['a new line of Windows', 'a@example.dk\r\nSubject: x'],
    ['300 letters', `${'a'.repeat(290)}@example.dk`],
    ['two addresses', 'a@example.dk, b@example.dk'],
    ['no domain', 'a@'],
    ['nothing', ''],
    ['a name', 'Anna <anna@example.dk'],
  ])('rejects %s as an address', async (_, email) => {
    expect(await ask(email)).toEqual({ status: null, errors: ['Skriv en gyldig e-mailadresse.'], thrown: [] });
    expect((await ask(email, 'footer', { language: 'en' })).errors).toEqual(['Enter a valid e-mail address.']);
  });

  test.each([
    ["o'hara+nyt@example.dk", "o'hara+nyt@example.dk"],
    ['ÆRLIG@smørrebrød.dk', null],
    ['kontakt@smørrebrød.dk', 'kontakt@smørrebrød.dk'],
    ['Anna.B@Example.DK', 'anna.b@example.dk'],
    // Only the plain address: angle brackets belong to mail headers.
    ['<Anna.B@Example.DK>', null],
    [`${'a'.repeat(64)}@example.dk`, `${'a'.repeat(64)}@example.dk`],
  ])('the unusual address %s is either stored unchanged or rejected', async (typed, kept) => {
    expect((await ask(typed)).status).toBe(kept === null ? null : 'UNCONFIRMED');
    if (kept !== null) expect(await statusOf(kept)).toBe('UNCONFIRMED');
  });

  test('a location is one plain line; clients of plain Magento send none', async () => {
    for (const location of ['', 'x'.repeat(61), 'footer\nx', '<b>'])
      expect((await ask('sted@example.dk', location)).errors).toEqual(['Det mangler, hvor tilmeldingen blev givet.']);
    expect(await statusOf('sted@example.dk')).toBeNull();
    expect((await ask('sted@example.dk', null)).status).toBe('UNCONFIRMED');
    expect(await proofs('sted@example.dk')).toMatchObject([{ event: 'asked', location: 'api' }]);
  });

  test('limits the mails per mailbox and the sign-ups per sender', async () => {
    const tries = [];
    for (let at = 0; at < 4; at += 1) tries.push((await ask('fyldt@example.dk')).status);
    expect(tries).toEqual(['UNCONFIRMED', 'UNCONFIRMED', 'UNCONFIRMED', null]);
    const sender = { address: '198.51.100.7' };
    const sent = [];
    for (let at = 0; at < 21; at += 1) sent.push(await ask(`nr${at}@example.dk`, 'page', sender));
    expect(sent.filter(({ status }) => status === 'UNCONFIRMED')).toHaveLength(20);
    expect(sent.at(-1)?.errors).toEqual(['Der er kommet for mange tilmeldinger herfra. Prøv igen om en time.']);
  });

  test('unknown links are rejected, of any length and characters', async () => {
    for (const token of ['', 'x', 'x'.repeat(5000), "' OR 1=1 --", '\u0000', 'æøå']) {
      expect([token.slice(0, 5), (await confirm(token))?.status ?? null]).toEqual([token.slice(0, 5), null]);
      expect([token.slice(0, 5), (await leave(token))?.status ?? null]).toEqual([token.slice(0, 5), null]);
    }
  });
});

describe('an address that never confirms', () => {
  test('is deleted with its records; one that had subscribed before stays unsubscribed', async () => {
    await ask('tavs@example.dk');
    await joined('tilbage@example.dk');
    await leave(await tokenOf('tilbage@example.dk', WELCOME));
    await ask('tilbage@example.dk');
    const late = await tokenOf('tavs@example.dk', CONFIRM);
    counter.clock.forward(CONFIRM_DAYS * DAY + 1);
    expect(await confirm(late)).toEqual({
      status: null,
      errors: ['Linket kan ikke bruges længere. Tilmeld dig igen, så sender vi et nyt.'],
    });
    await endUnanswered(counter.database.db, counter.clock.now());
    expect([await statusOf('tavs@example.dk'), await proofs('tavs@example.dk')]).toEqual([null, []]);
    expect(await statusOf('tilbage@example.dk')).toBe('UNSUBSCRIBED');
    expect(await statusOf('kendt@example.dk')).toBe('SUBSCRIBED');
  });
});

describe('a customer', () => {
  const profile = async (who: Who, is_subscribed: boolean) => {
    await counter.ask(UpdateProfileDocument, { input: { firstname: 'Anna', lastname: 'Bech', is_subscribed } }, who);
    const { data } = await counter.ask(ProfileDocument, {}, who);
    return [data?.customer?.is_subscribed, data?.customer?.newsletter_status];
  };

  test('subscribes and unsubscribes in the profile; saving again sends no second confirmation', async () => {
    const anna = await logIn(counter, 'anna@example.dk', 'b2c');
    expect(await profile(anna, false)).toEqual([false, null]);
    expect(await profile(anna, true)).toEqual([false, 'UNCONFIRMED']);
    expect(await profile(anna, true)).toEqual([false, 'UNCONFIRMED']);
    expect(await proofs('anna@example.dk')).toMatchObject([{ event: 'asked', location: 'profile' }]);
    await confirm(await tokenOf('anna@example.dk', CONFIRM));
    expect(await profile(anna, true)).toEqual([true, 'SUBSCRIBED']);
    expect(await profile(anna, false)).toEqual([false, 'UNSUBSCRIBED']);
  });

  test('closing the account deletes the subscription, and the sending service is notified', async () => {
    const anna = await logIn(counter, 'anna@example.dk', 'b2c');
    await joined('anna@example.dk');
    expect(await statusOf('anna@example.dk')).toBe('SUBSCRIBED');
    await counter.rows('DELETE FROM newsletter_telling');
    const { errors } = await counter.ask(CloseAccountDocument, { password: DEMO_PASSWORD }, anna);
    expect(errors).toEqual([]);
    expect([await statusOf('anna@example.dk'), await tellings()]).toMatchObject([null, [{ status: 'UNSUBSCRIBED' }]]);
  });
});

describe('external sending service', () => {
  const teller = (service: NewsletterService | null) =>
    openNewsletterTeller({
      ...{ db: counter.database.db, pool: counter.database.pool, clock: counter.clock },
      log: { error: (_details: object, message: string) => void counter.told.push(message) },
      ...{ service, origins: LOCAL_ORIGINS },
      stores: () => listStores(counter.database.db),
      shops: () => listShopEntries(counter.database.pool),
    });
  const saying = (outcome: Awaited<ReturnType<NewsletterService['tell']>>) => {
    const heard: ToldAddress[] = [];
    const tell = async (address: ToldAddress) => {
      heard.push(address);
      return outcome;
    };
    return { heard, tell };
  };
  const clear = () => counter.rows('DELETE FROM newsletter_telling');

  test('when none is configured, the queue is emptied and the shop’s own table is authoritative', async () => {
    await clear();
    await joined('egen@example.dk');
    expect(await tellings()).toMatchObject([{ email: 'egen@example.dk', status: 'SUBSCRIBED' }]);
    await teller(null).tellAll();
    expect([await tellings(), await statusOf('egen@example.dk')]).toEqual([[], 'SUBSCRIBED']);
  });

  test('is notified once of subscribing and unsubscribing, with consent and unsubscribe link, and never of unconfirmed addresses', async () => {
    await clear();
    await joined('hoert@example.dk', 'page');
    await ask('uhoert@example.dk');
    const service = saying({ ok: true });
    await teller(service).tellAll();
    await teller(service).tellAll();
    expect(service.heard).toEqual([
      {
        ...{ email: 'hoert@example.dk', status: 'SUBSCRIBED', language: 'da', store: 'b2c' },
        consent: { at: expect.any(Date), location: 'page' },
        leaveAt: expect.stringMatching(/^http:\/\/localhost:3000\/nyhedsbrev\/frameld\/[\w-]+$/),
      },
    ]);
    await leave(service.heard[0]?.leaveAt?.split('/').at(-1) ?? '');
    const after = saying({ ok: true });
    await teller(after).tellAll();
    expect(after.heard).toMatchObject([{ email: 'hoert@example.dk', status: 'UNSUBSCRIBED', consent: null }]);
  });

  test('when unavailable, is retried after a minute and given up after three days', async () => {
    await clear();
    await joined('vent@example.dk');
    const away = saying({ ok: false, isForGood: false, why: 'HTTP 503' });
    await teller(away).tellAll();
    await teller(away).tellAll();
    expect([away.heard.length, await tellings()]).toMatchObject([1, [{ tries: 1, given_up_at: null }]]);
    for (let at = 0; at < 12; at += 1) {
      counter.clock.forward(DAY);
      await teller(away).tellAll();
    }
    expect((await tellings())[0]?.given_up_at).not.toBeNull();
    expect(await statusOf('vent@example.dk')).toBe('SUBSCRIBED');
    expect(await shopCommand('newsletter', 'list', '--status', 'SUBSCRIBED')).toContain(
      'Ikke fortalt: vent@example.dk',
    );
    // A later change is notified again.
    expect(await shopCommand('newsletter', 'tell', '--staff', 'Mette')).toMatch(/^0 \d+ adresser/);
    const back = saying({ ok: true });
    await teller(back).tellAll();
    expect(back.heard.map(({ email }) => email)).toContain('vent@example.dk');
  });

  test('rejecting an address sets it to NOT_ACTIVE, until it signs up and confirms again', async () => {
    await clear();
    await joined('doed@example.dk');
    await teller(saying({ ok: false, isForGood: true, why: 'HTTP 422' })).tellAll();
    expect(await statusOf('doed@example.dk')).toBe('NOT_ACTIVE');
    expect((await proofs('doed@example.dk')).at(-1)).toMatchObject({ event: 'stopped', location: 'service' });
    await ask('doed@example.dk');
    await confirm(await tokenOf('doed@example.dk', CONFIRM));
    expect(await statusOf('doed@example.dk')).toBe('SUBSCRIBED');
  });

  test('is retried over HTTP after an error status and after an invalid body', async () => {
    await clear();
    await joined('http@example.dk');
    const replies = [
      () => ({ status: 503, body: '' }),
      () => ({ status: 200, body: '<html>' }),
      (email: string) => ({ status: 200, body: JSON.stringify({ data: { email, status: 'active' } }) }),
    ];
    let calls = 0;
    const server = createServer(async (request, response) => {
      let sent = '';
      for await (const part of request) sent += part;
      const reply = replies[calls]?.(JSON.parse(sent).email) ?? { status: 500, body: '' };
      calls += 1;
      response.writeHead(reply.status).end(reply.body);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const news = teller(openNewsletterService({ key: 'k', url }));
    for (const left of [1, 1, 0]) {
      await news.tellAll();
      expect(await tellings()).toHaveLength(left);
      counter.clock.forward(DAY);
    }
    await news.stop();
    server.close();
  });
});

describe('staff', () => {
  test('view the proof, unsubscribe and block addresses, and export the list as a file', async () => {
    await joined('stab@example.dk', 'page');
    const shown = await shopCommand('newsletter', 'show', 'Stab@example.dk');
    expect(shown).toContain('SUBSCRIBED, da');
    expect(shown).toContain(`(${CONSENT_VERSION}) ${consentWords('Kontorværk Privat', 'da')}`);
    expect(await shopCommand('newsletter', 'export', 'liste.csv')).toContain('liste.csv: ');
    const lines = fs.readFileSync(path.join(counter.outbox, 'liste.csv'), 'utf8').split('\n');
    expect(lines[0]).toBe('email;status;store;language;location;changed_at;leave_url');
    expect(lines.find((line) => line.startsWith('stab@'))).toMatch(/;SUBSCRIBED;b2c;da;page;.*\/nyhedsbrev\/frameld\//);
    expect(lines.some((line) => line.includes('UNCONFIRMED'))).toBe(false);
    expect(await countAddresses(counter.database.db, { status: 'SUBSCRIBED', store: null })).toBe(lines.length - 2);
    const ofStore = lines.filter((line) => line.split(';')[2] === 'b2c').length;
    expect(await countAddresses(counter.database.db, { status: 'SUBSCRIBED', store: 'b2c' })).toBe(ofStore);
    expect(await shopCommand('newsletter', 'leave', 'stab@example.dk', '--staff', 'Mette')).toContain('er frameldt');
    expect(await shopCommand('newsletter', 'leave', 'stab@example.dk', '--staff', 'Mette')).toContain(
      'er ikke tilmeldt',
    );
    expect(await shopCommand('newsletter', 'stop', 'stab@example.dk', '--staff', 'Mette')).toMatch(/^0 /);
    expect(await statusOf('stab@example.dk')).toBe('NOT_ACTIVE');
    expect(await shopCommand('newsletter', 'show', 'ingen@example.dk')).toMatch(/^1 .*ikke skrevet op/);
    const log = await counter.rows<{ command: string }>(
      `SELECT command FROM staff_action WHERE subject = 'stab@example.dk' ORDER BY id`,
    );
    expect(log.map(({ command }) => command)).toEqual(['newsletter leave', 'newsletter stop']);
  });
});
