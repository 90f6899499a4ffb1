// Visits whose session id is in the address: which client they belong to, how long they last, and which cookies of a reply are stored.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { visitorContext } from '../../tests/support/visitor-context';
import {
  announcedLogin,
  announceVisit,
  CARRIED_MS,
  carriedVisits,
  carryVisit,
  forgetCarried,
} from './carried-visit.server';
import { COOKIES } from './cookies.server';

/** The server's stored entries, by id. */
const kept = new Map<string, Record<string, string>>();
let asked = visitorContext();

vi.mock('~/services/session-context.server', () => ({
  readSessionContext: async (_caller: unknown, id: string) => kept.get(id) ?? {},
  keepSessionContext: async (_caller: unknown, id: string | null, changes: Record<string, string | null>) => {
    const key = id ?? 'key';
    const now = Object.entries({ ...kept.get(key), ...changes }).filter(([, value]) => value !== null);
    kept.set(key, Object.fromEntries(now) as Record<string, string>);
    return key;
  },
}));
vi.mock('./get-context.server', () => ({
  strangerBehind: async ({ headers }: Request) => browser(headers.get('User-Agent'), headers.get('X-Real-Ip')),
}));

const browser = (userAgent: string | null, clientAddress: string | null) => ({
  ...visitorContext(),
  userAgent: userAgent ?? '',
  clientAddress: clientAddress ?? '',
});
const HERE = { host: 'shop.example', userAgent: 'Browser/1', clientAddress: '192.0.2.7' };
const LOGIN = { token: 'of-visit', jwt: null, toast: null };
const SET = ['apollo-token=of-visit; Path=/; HttpOnly', 'cart-id=7; Path=/', 'unknown=1', 'no-js=; Max-Age=0'];
const NOW = 1_000_000_000;

beforeEach(async () => {
  kept.clear();
  asked = browser(HERE.userAgent, HERE.clientAddress);
  await announceVisit(asked, LOGIN, NOW);
});
const carry = () => carryVisit(asked, 'key', SET);

describe('an announced login', () => {
  test('belongs to the browser that it was announced to, for an hour, until it is used in the address', async () => {
    expect(await announcedLogin(asked, 'key', NOW)).toEqual(LOGIN);
    expect(await announcedLogin(browser('Other/1', HERE.clientAddress), 'key', NOW)).toBeNull();
    expect(await announcedLogin(asked, 'key', NOW + CARRIED_MS)).toBeNull();
    // Begun in the future, before the clock was set back.
    expect(await announcedLogin(asked, 'key', NOW - CARRIED_MS)).toBeNull();
    expect(await announcedLogin(asked, 'other', NOW)).toBeNull();
    // The key does not open a page yet.
    expect(await carriedVisits.open('key', HERE, NOW)).toBeNull();
    await carry();
    expect(await announcedLogin(asked, 'key', NOW)).toBe('carried');
  });

  test('is removed completely', async () => {
    await carry();
    await forgetCarried(asked, 'key');
    expect(kept.get('key')).toEqual({});
  });
});

describe('a visit in the address', () => {
  const open = (over: Partial<typeof HERE> = {}, now = NOW) => carriedVisits.open('key', { ...HERE, ...over }, now);
  beforeEach(carry);

  test('has only the cookies that were set, and never scripts', async () => {
    expect(await open()).toBe('apollo-token=of-visit; cart-id=7; no-js=1');
  });

  test.each([
    ['another browser', { userAgent: 'Browser/2' }, false],
    ['another network', { clientAddress: '192.1.2.7' }, false],
    ['another way out of the same network', { clientAddress: '192.0.77.8' }, true],
    ['no address', { clientAddress: '' }, false],
  ])('requested by %s', async (_who, over, isLetIn) => {
    expect((await open(over)) !== null).toBe(isLetIn);
  });

  test.each([
    ['2001:db8:1::7', '2001:db8:99::1', true],
    ['2001:db8:1::7', '2001:db9:1::7', false],
    ['::ffff:192.0.2.7', '192.0.2.9', true],
  ])('of %s requested from %s', async (from, to, isLetIn) => {
    kept.clear();
    await announceVisit(browser(HERE.userAgent, from), LOGIN, NOW);
    await carry();
    expect((await open({ clientAddress: to })) !== null).toBe(isLetIn);
  });

  test('lasts for an hour after its last request', async () => {
    const half = NOW + CARRIED_MS / 2;
    expect(await open({}, half)).not.toBeNull();
    expect(await open({}, half + CARRIED_MS - 1)).not.toBeNull();
    expect(await open({}, half + 2 * CARRIED_MS)).toBeNull();
  });

  test('stores the cookies that replies set and clear, and ends with its login', async () => {
    expect(await carriedVisits.keep('key', HERE, ['toast=x%20y; Path=/', 'cart-id=; Max-Age=0'])).toBe(true);
    expect(await open()).toBe('apollo-token=of-visit; toast=x%20y; no-js=1');
    expect(await carriedVisits.keep('key', HERE, ['apollo-token=; Path=/; Max-Age=0'])).toBe(false);
    expect(await open()).toBeNull();
    expect(kept.get('key')).toEqual({});
  });

  test('ignores the cookies of a reply that sets another login', async () => {
    expect(await carriedVisits.keep('key', HERE, ['apollo-token=of-anna; Path=/', 'cart-id=8'])).toBe(true);
    expect(await open()).toBe('apollo-token=of-visit; cart-id=7; no-js=1');
  });

  test('has room for every cookie of the shop', () => {
    // The back end stores at most thirty entries per session.
    expect(Object.keys(COOKIES).length + 3).toBeLessThanOrEqual(30);
  });
});
