// SMTP delivery when the server rejects, is slow or disconnects: mails are independent, none is sent twice or lost, and other jobs continue.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { LOCAL_ORIGINS, PLAIN_SERVICES } from '#backend/composition';
import { claimMail, deleteOldMails, markFailed, renewMail, troubledMails } from '#backend/mail/mail.sql';
import { CLAIM_MS, type Mailer, openMailer, SEND_MS } from '#backend/mail/mailer';
import { smtpMail } from '#backend/ports/mail/index';
import { pauseAfter } from '#domain/resilience/mail-tries';
import { PasswordLinkDocument, RequestPasswordDocument } from '~/services/generated/commerce';
import { otherBits } from '../support/forged-tokens';
import { type SmtpLoopback, type SmtpManners, startSmtpLoopback } from '../support/smtp-loopback';
import { until } from '../support/until';
import { type Counter, openCounter } from './test-backend';

const MINUTE = 60_000;
const UNKNOWN = { code: 550, text: '5.1.1 no such mailbox' };
const BUSY = { code: 451, text: '4.3.0 try again later' };

let smtp: SmtpLoopback;
let counter: Counter;
let office: Mailer;
beforeAll(async () => {
  smtp = await startSmtpLoopback();
  counter = await openCounter({ selling: { ...PLAIN_SERVICES, smtpUrl: smtp.url } });
});
afterAll(async () => {
  await counter?.close();
  await smtp?.close();
});

const openOffice = () => {
  const { database, clock, told } = counter;
  const log = { error: (_details: object, message: string) => void told.push(message) };
  const parts = {
    db: database.db,
    clock,
    log,
    stores: async () => [],
    shops: async () => [],
    from: 'a@example.dk',
    origins: LOCAL_ORIGINS,
    keepsSent: false,
    sms: { send: async () => undefined },
  };
  return openMailer({ ...parts, transport: smtpMail(smtp.url) });
};
beforeEach(async () => {
  smtp.behave({});
  smtp.taken.length = 0;
  await counter.rows('DELETE FROM mail');
  office = openOffice();
});
afterEach(() => {
  smtp.release();
});

const queue = async (key: string, recipient = `${key}@example.dk`): Promise<number> => {
  const [row] = await counter.rows<{ id: string }>(
    `INSERT INTO mail (dedupe_key, recipient, template, language, payload, queued_at)
     VALUES ($1, $2, 'password-changed', 'da', '{"storeId": 1, "told": {"firstname": "Bo"}}', $3) RETURNING id`,
    [`letter:${key}`, recipient, counter.clock.now()],
  );
  return Number(row?.id);
};
interface Row {
  tries: number;
  sent: boolean;
  given_up: boolean;
  claimed: boolean;
  failure: string | null;
}
const rowOf = async (id: number): Promise<Row | undefined> =>
  (
    await counter.rows<Row>(
      `SELECT tries, sent_at IS NOT NULL AS sent, given_up_at IS NOT NULL AS given_up, claimed_until IS NOT NULL AS claimed, failure
         FROM mail WHERE id = $1`,
      [id],
    )
  )[0];
const receivers = () => smtp.taken.map(({ to }) => to);

test('a recipient unknown to the server is given up at once and reported to staff, and other mails are delivered', async () => {
  smtp.behave({ receiver: (address) => (address.startsWith('gone') ? UNKNOWN : 'accept') });
  const [gone, broken, fine] = [await queue('gone'), await queue('broken', 'no address'), await queue('fine')];
  await office.deliverAll();
  expect(receivers()).toEqual(['fine@example.dk']);
  expect(await rowOf(gone)).toMatchObject({ tries: 1, sent: false, given_up: true, claimed: false });
  expect((await rowOf(gone))?.failure).toContain('no such mailbox');
  expect(await rowOf(broken)).toMatchObject({ given_up: true });
  expect(await rowOf(fine)).toMatchObject({ sent: true, given_up: false });
  expect(counter.told.at(-1)).toContain('given up');
  expect((await troubledMails(counter.database.db, 10)).map(({ id }) => id)).toEqual([broken, gone]);
  counter.clock.forward(100 * 24 * 60 * MINUTE);
  smtp.behave({});
  await office.deliverAll();
  expect(receivers()).toEqual(['fine@example.dk']);
  expect(await renewMail(counter.database.db, gone)).toBe(true);
  await office.deliverAll();
  expect(receivers()).toEqual(['fine@example.dk', 'gone@example.dk']);
  expect(await renewMail(counter.database.db, gone)).toBe(false);
});

test.each([
  ['that is busy', { receiver: () => BUSY }],
  ['that takes no mail at the moment', { mail: () => BUSY }],
  ['that hangs up', { mail: () => 'drop' }],
  ['that refuses everybody at the door', { greeting: () => ({ code: 554, text: 'closed' }) }],
] satisfies [string, SmtpManners][])(
  'a server %s is retried after growing pauses, and given up in the end',
  async (_how, manners) => {
    const id = await queue('later');
    smtp.behave(manners);
    await office.deliverAll();
    for (let tries = 1; tries <= 20; tries += 1) {
      expect(await rowOf(id)).toMatchObject({ tries, sent: false, claimed: false });
      const pause = pauseAfter(tries);
      expect((await rowOf(id))?.given_up).toBe(pause === null);
      if (pause === null) return;
      counter.clock.forward(pause - 1);
      await office.deliverAll();
      expect((await rowOf(id))?.tries).toBe(tries);
      counter.clock.forward(1);
      await office.deliverAll();
    }
    expect.unreachable('it is never given up');
  },
);

test('a slow server receives the mail once, although other processes try to deliver it', async () => {
  expect(CLAIM_MS).toBeGreaterThan(SEND_MS);
  const id = await queue('slow');
  smtp.behave({ mail: () => 'hold' });
  const before = smtp.handedOver();
  const first = office.deliverAll();
  await until('the mail to be claimed', async () => (await rowOf(id))?.claimed);
  const other = openOffice();
  for (let minute = 0; minute * MINUTE <= SEND_MS; minute += 1) {
    await other.deliver(id);
    await other.deliverAll();
    counter.clock.forward(minute === 0 ? 50_000 : MINUTE / 2);
  }
  await until('the server to hold the mail', async () => smtp.handedOver() > before);
  smtp.release();
  await first;
  expect(receivers()).toEqual(['slow@example.dk']);
  expect(await rowOf(id)).toMatchObject({ sent: true, claimed: false });
});

test('a mail queued during a round is delivered in that round', async () => {
  await queue('first');
  smtp.behave({ mail: () => 'hold' });
  const before = smtp.handedOver();
  const sending = office.deliverAll();
  await until('the server to hold the mail', async () => smtp.handedOver() > before);
  await queue('second');
  smtp.behave({});
  smtp.release();
  await sending;
  expect(receivers()).toEqual(['first@example.dk', 'second@example.dk']);
});

test('a stopping sender does not wait for the server; the next one resends the mail with the same message id', async () => {
  const id = await queue('leaving');
  smtp.behave({ mail: () => 'hold' });
  const before = smtp.handedOver();
  const sending = office.deliverAll();
  await until('the server to hold the mail', async () => smtp.handedOver() > before);
  await office.stop();
  await sending;
  expect(smtp.taken).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ sent: false, given_up: false, claimed: true });
  await office.deliver(await queue('too late'));
  expect(smtp.handedOver()).toBe(before + 1);
  await counter.rows(`DELETE FROM mail WHERE dedupe_key = 'letter:too late'`);
  const next = openOffice();
  smtp.behave({});
  await next.deliverAll();
  expect(smtp.taken).toEqual([]);
  counter.clock.forward(CLAIM_MS + 1);
  await next.deliverAll();
  expect(smtp.taken.map(({ to }) => to)).toEqual(['leaving@example.dk']);
  expect(smtp.taken[0]?.messageId).toBe('<letter-leaving@shop.invalid>');
});

test('a mail is claimed by one sender at a time, and only the current claim may release it', async () => {
  const { db } = counter.database;
  const [id, now] = [await queue('claimed'), counter.clock.now()];
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const mine = await claimMail(db, id, now, after(1_000));
  expect(mine?.id).toBe(id);
  expect(await claimMail(db, id, after(999), after(5_000))).toBeNull();
  const others = await claimMail(db, id, after(1_001), after(9_000));
  expect(others?.id).toBe(id);
  const failed = { failure: 'late', nextTryAt: after(1), now };
  expect(mine && (await markFailed(db, mine, failed))).toBe(false);
  expect(await rowOf(id)).toMatchObject({ tries: 0, claimed: true });
  expect(others && (await markFailed(db, others, failed))).toBe(true);
  await counter.rows('UPDATE mail SET next_try_at = NULL, sent_at = now() WHERE id = $1', [id]);
  expect(await claimMail(db, id, after(99_999), after(100_000))).toBeNull();
  await counter.rows('UPDATE mail SET sent_at = NULL, given_up_at = now() WHERE id = $1', [id]);
  expect(await claimMail(db, id, after(99_999), after(100_000))).toBeNull();
});

test('the login link is stored neither in the queued mail nor in the sent one', async () => {
  const email = 'anna@example.dk';
  expect((await counter.ask(RequestPasswordDocument, { email })).errors).toEqual([]);
  const stored = async () =>
    JSON.stringify(await counter.rows(`SELECT * FROM mail m, account_link a WHERE m.template = 'password-reset'`));
  const good = async (token: string) => (await counter.ask(PasswordLinkDocument, { token })).data?.isPasswordLinkGood;
  const waiting = await stored();
  const slot = /slot-[0-9a-f]+/.exec(waiting)?.[0] ?? '';
  expect(await good(slot)).toBe(false);
  smtp.behave({ mail: () => 'drop' });
  await office.deliverAll();
  smtp.behave({});
  counter.clock.forward(MINUTE);
  await office.deliverAll();
  const [mail] = smtp.taken;
  const token = /token=3D([\w-]{43})/.exec(mail?.raw.replaceAll('=\r\n', '') ?? '')?.[1] ?? '';
  expect(token).toHaveLength(43);
  for (const rows of [waiting, await stored()]) expect(rows).not.toContain(token);
  expect(await counter.rows(`SELECT payload FROM mail`)).toEqual([{ payload: { storeId: 1 } }]);
  expect(await good(token)).toBe(true);
  for (const forged of [`${token}=`, `${token}\n`, otherBits(token)])
    expect([forged, await good(forged)]).toEqual([forged, false]);
});

test('a link superseded by a newer one is not sent, and the newest mail has a valid link', async () => {
  const ask = () => counter.ask(RequestPasswordDocument, { email: 'birgitte@havnens-arkitekter.example' });
  await ask();
  counter.clock.forward(1_000);
  await ask();
  await office.deliverAll();
  expect(smtp.taken).toHaveLength(1);
  const token = /token=3D([\w-]{43})/.exec(smtp.taken[0]?.raw.replaceAll('=\r\n', '') ?? '')?.[1] ?? '';
  expect((await counter.ask(PasswordLinkDocument, { token })).data?.isPasswordLinkGood).toBe(true);
  const rows = await counter.rows<Row>('SELECT given_up_at IS NOT NULL AS given_up FROM mail ORDER BY id');
  expect(rows).toEqual([{ given_up: true }, { given_up: false }]);
});

test('delivered mails are deleted after their retention time, others never', async () => {
  const { db } = counter.database;
  const [sent, unsent, recent] = [await queue('sent'), await queue('unsent'), await queue('recent')];
  await counter.rows('UPDATE mail SET sent_at = now() WHERE id = ANY ($1)', [[sent, recent]]);
  await counter.rows(`UPDATE mail SET queued_at = queued_at - interval '1 year' WHERE id = ANY ($1)`, [[sent, unsent]]);
  await deleteOldMails(db, new Date(counter.clock.now().getTime() - MINUTE));
  expect((await counter.rows<{ id: string }>('SELECT id FROM mail ORDER BY id')).map(({ id }) => Number(id))).toEqual([
    unsent,
    recent,
  ]);
});

test('a rejected mail does not block the other jobs of the shop', async () => {
  smtp.behave({ receiver: () => UNKNOWN });
  await queue('refused');
  await counter.rows(
    `INSERT INTO spent_token (token_hash, expires_at) VALUES ('old', $1::timestamptz - interval '1 day')`,
    [counter.clock.now()],
  );
  await counter.backend.startJobs();
  await until('the sweep to clean up', async () => {
    const left = await counter.rows(`SELECT 1 FROM spent_token WHERE token_hash = 'old'`);
    return left.length === 0;
  });
  await until('the mail to be given up', async () => (await troubledMails(counter.database.db, 1)).length === 1);
});
