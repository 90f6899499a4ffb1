// Webhooks in the back office: receivers, deliveries with their replies, events sent once more, tests, keys, and who may do it.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApiKey } from '#backend/api/keys';
import { allowPrivateHosts } from '#backend/ports/public-fetch';
import { webhookPoster } from '#backend/webhooks/post-webhook';
import { newWebhookSecret, sealWebhookSecret } from '#backend/webhooks/secrets';
import { openWebhookSender } from '#backend/webhooks/send-webhooks';
import { insertWebhook } from '#backend/webhooks/webhooks.sql';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { SEES_WEBHOOKS } from '#domain/staff/webhook-views';
import { staffDesk } from './staff-desk';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
let server: Server;
let url = '';
let status = 200;
const got: string[] = [];
beforeAll(async () => {
  counter = await openCounter();
  for (const role of STAFF_ROLES) await enter(role);
  server = createServer(async (request, response) => {
    for await (const _ of request);
    got.push(String(request.headers['webhook-id']));
    response.writeHead(status).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
  allowPrivateHosts(['127.0.0.1']);
  const receiver = { name: 'erp', url, kinds: null, stores: null, secret: sealWebhookSecret(newWebhookSecret()) };
  await insertWebhook(counter.database.pool, receiver, counter.clock.now());
});
afterAll(async () => {
  allowPrivateHosts([]);
  server?.close().closeAllConnections();
  await counter?.close();
});

interface Done {
  problem: { code: string; params: { name: string; value: string }[] } | null;
  made: string | null;
}
interface Delivery {
  number: number;
  type: string;
  tries: number;
  status: number | null;
  failure: string | null;
  deliveredAt: string | null;
  nextTryAt: string | null;
}
interface Answered {
  staffWebhooks?: {
    name: string;
    waiting: number;
    delivered: number;
    givenUp: number;
    lastDeliveredAt: string | null;
    resumeAt: string | null;
  }[];
  staffWebhookLog?: { rows: Delivery[]; hasNewer: boolean; hasOlder: boolean } | null;
  staffWebhookEvent?: { event: string; delivery: Delivery } | null;
  staffApiKeys?: { id: string; name: string; isValid: boolean; scopes: string[] }[];
  staffTestWebhook?: Done;
  staffReplayWebhook?: Done;
  staffRevokeApiKey?: Done;
}
const { ask, enter } = staffDesk<Answered>(() => counter);

const sendAll = () =>
  openWebhookSender({
    ...{ pool: counter.database.pool, clock: counter.clock, post: webhookPoster(2_000) },
    log: { error: () => undefined },
  }).sendAll();
const changed = (note: string) =>
  counter.rows('UPDATE sales_order SET comment = $1 WHERE id = (SELECT min(id) FROM sales_order)', [note]);
const receiver = async () =>
  (await ask('{ staffWebhooks { name waiting delivered givenUp lastDeliveredAt resumeAt } }', {})).data
    ?.staffWebhooks?.[0];
const log = async (state: string, page: { after?: string; before?: string; first?: number } = {}, role?: string) =>
  ask(
    `query ($state: String!, $after: String, $before: String, $first: Int!) {
      staffWebhookLog(name: "erp", state: $state, after: $after, before: $before, first: $first) {
        hasNewer hasOlder rows { number type tries status failure deliveredAt nextTryAt } } }`,
    { state, first: 50, ...page },
    role,
  );
const rowsIn = async (state: string, page = {}) => (await log(state, page)).data?.staffWebhookLog?.rows ?? [];
const now = () => counter.clock.now().toISOString();
const replay = (input: Record<string, unknown>, role?: string) =>
  ask(
    'mutation ($input: StaffReplayInput!) { staffReplayWebhook(name: "erp", input: $input) { made problem { code params { name value } } } }',
    { input: { shownAt: now(), ...input } },
    role,
  );
const replayed = async (input: Record<string, unknown>) => {
  const done = (await replay(input)).data?.staffReplayWebhook;
  return done?.problem?.code ?? done?.made;
};
const test = (role?: string) =>
  ask('mutation { staffTestWebhook(name: "erp") { made problem { code params { name value } } } }', {}, role);
const logged = (command: string) =>
  counter.rows<{ staff: string; subject: string; after: unknown }>(
    'SELECT staff, subject, after FROM staff_action WHERE command = $1 ORDER BY id',
    [command],
  );

describe('the log of a receiver', () => {
  it('has each delivery with its tries, last reply and times, by state', async () => {
    status = 503;
    await changed('en');
    await sendAll();
    expect(await receiver()).toMatchObject({
      waiting: 1,
      delivered: 0,
      lastDeliveredAt: null,
      resumeAt: expect.any(String),
    });
    expect(await rowsIn('waiting')).toMatchObject([
      {
        type: 'order.changed',
        tries: 1,
        status: 503,
        failure: 'HTTP 503',
        deliveredAt: null,
        nextTryAt: expect.any(String),
      },
    ]);
    expect([await rowsIn('delivered'), await rowsIn('given-up')]).toEqual([[], []]);
    status = 204;
    counter.clock.forward(60_000);
    await sendAll();
    expect(await receiver()).toMatchObject({ waiting: 0, delivered: 1, lastDeliveredAt: now(), resumeAt: null });
    expect(await rowsIn('all')).toMatchObject([{ tries: 2, status: 204, failure: null, deliveredAt: now() }]);
    expect(await rowsIn('waiting')).toEqual([]);
  });

  it('is paged by number in both directions', async () => {
    for (const note of ['to', 'tre', 'fire']) await changed(note);
    await sendAll();
    const numbers = (await rowsIn('all')).map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
    const [newest, second, third, oldest] = numbers;
    const page = async (at: object) => {
      const found = (await log('all', { first: 2, ...at })).data?.staffWebhookLog;
      return [found?.rows.map(({ number }) => number), found?.hasNewer, found?.hasOlder];
    };
    expect(await page({})).toEqual([[newest, second], false, true]);
    expect(await page({ after: String(second) })).toEqual([[third, oldest], true, false]);
    expect(await page({ before: String(third) })).toEqual([[newest, second], false, true]);
    expect(await page({ before: String(oldest) })).toEqual([[second, third], true, true]);
    expect(await page({ after: 'x' })).toEqual(await page({}));
    expect((await log('toString')).codes).toHaveLength(1);
  });

  it('shows an event as it is posted', async () => {
    const [{ number } = { number: 0 }] = await rowsIn('all');
    const show = (name: string, wanted: number) =>
      ask(
        'query ($name: String!, $number: Float!) { staffWebhookEvent(name: $name, number: $number) { event delivery { tries } } }',
        { name, number: wanted },
      );
    const { data } = await show('erp', number);
    expect(JSON.parse(data?.staffWebhookEvent?.event ?? '')).toMatchObject({
      ...{ number, type: 'order.changed', subject: { kind: 'order' }, data: { comment: 'fire' } },
    });
    for (const [name, wanted] of [
      ['erp', 999_999_999],
      ['erp', 1.5],
      ['other', number],
    ] as const)
      expect((await show(name, wanted)).data?.staffWebhookEvent).toBe(null);
  });
});

describe('sending again', () => {
  it('sends one event once, also by two clicks, under the same id', async () => {
    const [{ number } = { number: 0 }] = await rowsIn('all');
    got.length = 0;
    counter.clock.forward(1_000);
    const shownAt = now();
    expect(await replayed({ number, shownAt })).toBe('1');
    counter.clock.forward(1_000);
    await sendAll();
    expect(got).toHaveLength(1);
    expect(await replayed({ number, shownAt })).toBe('0');
    await sendAll();
    expect(got).toHaveLength(1);
    expect(await replayed({ number })).toBe('0');
    counter.clock.forward(1);
    expect(await replayed({ number })).toBe('1');
    await sendAll();
    expect(new Set(got).size).toBe(1);
    expect(await logged('webhook replay')).toMatchObject([
      { staff: 'administrator', subject: 'erp', after: { number, result: { count: 1 } } },
      { after: { result: { count: 0 } } },
      { after: { result: { count: 0 } } },
      { after: { result: { count: 1 } } },
    ]);
  });

  it('sends a period, or what was given up in it', async () => {
    counter.clock.forward(1_000);
    const count = (await rowsIn('all')).length;
    const today = new Date(Date.now() - 60 * 60 * 1000).toISOString();
    const tomorrow = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    expect(await replayed({ from: tomorrow })).toBe('0');
    expect(await replayed({ from: today, givenUpAlone: true })).toBe('0');
    expect(await replayed({ from: today, to: tomorrow })).toBe(String(count));
    expect(await replayed({ from: tomorrow, to: today })).toBe('REPLAY_ENDS_BEFORE');
    expect(await replayed({ from: 'x' })).toBe('REPLAY_UNBOUNDED');
    await sendAll();
    expect((await receiver())?.waiting).toBe(0);
  });
});

it('a test call returns the reply, and is logged', async () => {
  status = 202;
  expect((await test()).data?.staffTestWebhook).toEqual({ made: 'HTTP 202', problem: null });
  status = 500;
  expect((await test()).data?.staffTestWebhook?.problem).toEqual({
    ...{ code: 'WEBHOOK_TEST_REFUSED', params: [{ name: 'reply', value: 'HTTP 500' }] },
  });
  expect((await logged('webhook test')).map(({ subject, after }) => [subject, after])).toMatchObject([
    ['erp', { ok: true, reply: 'HTTP 202' }],
    ['erp', { ok: false }],
  ]);
  const unknown = await ask('mutation { staffTestWebhook(name: "x") { problem { code } } }', {});
  expect(unknown.data?.staffTestWebhook?.problem?.code).toBe('WEBHOOK_NOT_FOUND');
});

it('keys are listed without their secrets, and revoked once', async () => {
  const rights = { name: 'Lager', scopes: ['write-stock' as const], store: null, expiresAt: null };
  const { id, key } = await makeApiKey(counter.database.pool, rights, counter.clock.now());
  const keys = async () => (await ask('{ staffApiKeys { id name scopes isValid } }', {})).data?.staffApiKeys;
  expect(await keys()).toEqual([{ id, name: 'Lager', scopes: ['write-stock'], isValid: true }]);
  expect(JSON.stringify(await keys())).not.toContain(key.slice(-20));
  const revoke = (role?: string) =>
    ask('mutation ($id: String!) { staffRevokeApiKey(id: $id) { problem { code } } }', { id }, role);
  expect((await revoke('warehouse')).codes).toEqual(['STAFF_RIGHT_MISSING']);
  expect((await keys())?.[0]?.isValid).toBe(true);
  expect((await revoke()).data?.staffRevokeApiKey?.problem).toBe(null);
  expect((await revoke()).data?.staffRevokeApiKey?.problem?.code).toBe('API_KEY_NOT_FOUND');
  expect((await keys())?.[0]?.isValid).toBe(false);
  expect(await logged('api-key revoke')).toMatchObject([{ subject: id, staff: 'administrator' }]);
});

it('needs the right to settings for all of it', async () => {
  const queries = [
    () => '{ staffWebhooks { name } }',
    () => '{ staffApiKeys { id } }',
    () => '{ staffWebhookEvent(name: "erp", number: 1) { event } }',
  ];
  const before = await logged('webhook test');
  for (const role of STAFF_ROLES) {
    if (roleHasRight(role, ...SEES_WEBHOOKS)) continue;
    const codes = [];
    for (const query of queries) codes.push((await ask(query(), {}, role)).codes);
    codes.push((await log('all', {}, role)).codes, (await test(role)).codes, (await replay({ number: 1 }, role)).codes);
    expect([role, codes]).toEqual([role, codes.map(() => ['STAFF_RIGHT_MISSING'])]);
  }
  expect(await logged('webhook test')).toEqual(before);
  expect((await ask('{ staffWebhooks { name } }', {}, null)).codes).toEqual(['SESSION_EXPIRED']);
});
