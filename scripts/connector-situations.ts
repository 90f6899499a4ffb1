// The situations that a receiver of webhooks must manage: what is posted, and how a correct receiver replies.
import { createHash, randomBytes } from 'node:crypto';
import { signedHeaders } from '#backend/webhooks/post-webhook';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const LONG_ORDER = 3_000;
const BURST = 50;

/** `taken`: 2xx. `refused`: 4xx that says so for good. `taken or later`: also 429 and 503. */
export type Expected = 'taken' | 'refused' | 'taken or later';

export interface Post {
  method: 'POST' | 'GET';
  headers: Record<string, string>;
  body: string;
  /** How the body is sent: at once; in parts over a second; half of it and then no more; at once, without waiting for the reply. */
  way: 'plain' | 'slow' | 'half' | 'no reply';
}

export interface Situation {
  name: string;
  expected: Expected;
  /** Posts one after the other; those of an inner list at the same time. The replies to broken ones are not judged. */
  posts: Post[][];
}

interface Signing {
  id?: string;
  secret: string;
  /** Against the clock of this machine. */
  skewMs?: number;
  way?: Post['way'];
}

export const checkSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;
const newId = (): string => `evt_check_${randomBytes(6).toString('hex')}`;

function signedPost(event: unknown, { id = newId(), secret, skewMs = 0, way = 'plain' }: Signing): Post {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const headers = signedHeaders({ id, body, secrets: [secret] }, new Date(Date.now() + skewMs));
  return { method: 'POST', headers, body, way };
}

const withHeaders = (post: Post, headers: Record<string, string>): Post => ({
  ...post,
  headers: { ...post.headers, ...headers },
});
const withoutHeader = (post: Post, name: string): Post => ({
  ...post,
  headers: Object.fromEntries(Object.entries(post.headers).filter(([each]) => each !== name)),
});

/** An event of an order that no shop has, marked as a test. */
export function checkEvent(changes: object = {}): Record<string, unknown> {
  const id = `CHECK-${createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 8)}`;
  return {
    ...{ number: 1, type: 'order.placed', version: 1, timestamp: new Date().toISOString() },
    subject: { kind: 'order', id },
    store: 'b2c',
    data: { number: id, isReleased: false, isTest: true, amounts: { totalOere: 12_500 }, lines: [{ sku: 'CHECK' }] },
    ...changes,
  };
}

const alone = (name: string, expected: Expected, post: Post): Situation => ({ name, expected, posts: [[post]] });

function orderAndRepeats(secret: string): Situation[] {
  const event = checkEvent({ number: 10 });
  const id = newId();
  const post = (way?: Post['way']) => signedPost(event, { id, secret, way });
  const numbered = (number: number) =>
    signedPost(checkEvent({ number, subject: { kind: 'order', id: 'CHECK' } }), { secret });
  const written = new Date(Date.now() - 3 * DAY_MS).toISOString();
  const many = Array.from({ length: BURST }, (_, at) => signedPost(checkEvent({ number: 100 + at }), { secret }));
  return [
    alone('a signed event', 'taken', post()),
    { name: 'the same event again (same webhook-id)', expected: 'taken', posts: [[post()], [post()]] },
    { name: 'the same event twice at the same time', expected: 'taken', posts: [[post(), post()]] },
    {
      name: 'an older event of an order after a newer one',
      expected: 'taken',
      posts: [[numbered(21)], [numbered(20)]],
    },
    alone(
      'an event that was written three days ago',
      'taken',
      signedPost(checkEvent({ timestamp: written }), { secret }),
    ),
    { name: 'the reply is lost, and the event comes again', expected: 'taken', posts: [[post('no reply')], [post()]] },
    {
      name: 'the connection breaks inside the body, and the event comes again',
      expected: 'taken',
      posts: [[post('half')], [post()]],
    },
    alone(
      'a body that arrives slowly and without its length',
      'taken',
      signedPost(checkEvent({ number: 11 }), { secret, way: 'slow' }),
    ),
    { name: `${BURST} events at the same time`, expected: 'taken or later', posts: [many] },
  ];
}

function clocks(secret: string): Situation[] {
  const skewed = (minutes: number) =>
    signedPost(checkEvent({ number: minutes }), { secret, skewMs: minutes * MINUTE_MS });
  return [
    alone('the clock of the shop is 4 minutes behind', 'taken', skewed(-4)),
    alone('the clock of the shop is 4 minutes ahead', 'taken', skewed(4)),
    alone('an event that was signed 10 minutes ago (replayed)', 'refused', skewed(-10)),
    alone('an event that is signed for in 10 minutes', 'refused', skewed(10)),
  ];
}

function signatures(secret: string): Situation[] {
  const post = signedPost(checkEvent({ number: 30 }), { secret });
  const wrong = signedPost(checkEvent({ number: 30 }), { secret: checkSecret() }).headers['webhook-signature'] ?? '';
  const right = post.headers['webhook-signature'] ?? '';
  const other = signedPost(checkEvent({ number: 31 }), { secret });
  const changed = { ...post, body: post.body.replace('12500', '1') };
  return [
    alone(
      'two signatures while the secret is replaced, the right one last',
      'taken',
      withHeaders(post, { 'webhook-signature': `${wrong} ${right}` }),
    ),
    alone(
      'a signature of an unknown version next to the right one',
      'taken',
      withHeaders(other, { 'webhook-signature': `v1a,c2lnbmF0dXJl ${other.headers['webhook-signature']}` }),
    ),
    alone('signed with another secret', 'refused', withHeaders(post, { 'webhook-signature': wrong })),
    alone('an amount that was changed after signing', 'refused', changed),
    alone('another webhook-id than the signed one', 'refused', withHeaders(post, { 'webhook-id': newId() })),
    alone(
      'another timestamp than the signed one',
      'refused',
      withHeaders(post, { 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 60) }),
    ),
    ...['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
      alone(`no ${name}`, 'refused', withoutHeader(post, name)),
    ),
    alone('no body', 'refused', { ...post, body: '' }),
    alone('a GET request', 'refused', { ...post, method: 'GET', body: '' }),
  ];
}

function contents(secret: string): Situation[] {
  const event = (name: string, changes: object) => alone(name, 'taken', signedPost(checkEvent(changes), { secret }));
  const lines = Array.from({ length: LONG_ORDER }, (_, at) => ({
    sku: `CHECK-${at}`,
    name: 'Kuglepen, blå',
    quantity: at,
  }));
  return [
    alone('signed text that is not JSON', 'refused', signedPost('{"number":', { secret })),
    event('an event of an unknown type', { type: 'order.checked' }),
    event('an event of an unknown subject', { type: 'check.changed', subject: { kind: 'check', id: '1' } }),
    event('unknown fields', { check: { isNew: true }, data: { isTest: true, check: [1, null] } }),
    event('an event of all stores', {
      type: 'stock.changed',
      subject: { kind: 'stock', id: 'CHECK' },
      store: null,
      data: { sku: 'CHECK', sources: [] },
    }),
    event('a customer who is erased', {
      type: 'customer.closed',
      subject: { kind: 'customer', id: '0' },
      data: { id: 0 },
    }),
    event('letters and signs of any language', { data: { isTest: true, comment: 'Æblegrød 🍏 ‹ß› \u2028 "x"' } }),
    event(`an order of ${LONG_ORDER} lines`, { data: { isTest: true, lines } }),
    event('the call of "webhook test"', {
      number: 0,
      type: 'webhook.test',
      subject: { kind: 'webhook', id: 'check' },
      store: null,
      data: {},
    }),
    event('a signed event after all of these', { number: 999 }),
  ];
}

export const situationsFor = (secret: string): Situation[] => [
  ...orderAndRepeats(secret),
  ...clocks(secret),
  ...signatures(secret),
  ...contents(secret),
];
