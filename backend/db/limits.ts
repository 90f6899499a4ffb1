// How often something may be tried, counted in the database so that all processes of a shop count together. The counting is the library's.

import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many tries per key in so many seconds. Keys are e-mail addresses or the addresses that requests come from. */
const LIMITS = {
  /** Wrong passwords from one address: an office behind one address may well mistype, a guesser tries thousands. */
  'login-address': { points: 50, duration: 15 * MINUTE },
  /** Wrong passwords for one name from one address, whether the name exists or not: both get the same answer. */
  'login-pair': { points: 10, duration: 10 * MINUTE },
  /** Wrong passwords for one name from all addresses that it has not logged in from: who guesses from many is slowed, and more the longer it lasts. */
  'login-name': { points: 50, duration: HOUR },
  'login-name-day': { points: 200, duration: DAY },
  /** A note, not a limit: this name has logged in from this address. */
  'login-known': { points: 1, duration: 30 * DAY },
  /** Log-ins of staff, right ones included, by one name from one address; forgotten after a right one. */
  'staff-pair': { points: 10, duration: 15 * MINUTE },
  'staff-address': { points: 60, duration: 15 * MINUTE },
  'staff-name': { points: 100, duration: HOUR },
  /** Codes of second factors of one member, from all senders: a right one gives them back. */
  'staff-code': { points: 10, duration: 15 * MINUTE },
  'staff-code-day': { points: 50, duration: DAY },
  'reset-email': { points: 3, duration: HOUR },
  'reset-address': { points: 30, duration: HOUR },
  'create-address': { points: 30, duration: HOUR },
  /** Users that one administrator creates: each reveals whether an address is taken, and sends a mail. */
  'sub-user': { points: 60, duration: HOUR },
  /** Codes of coupons and gift cards that do not exist, from one address or in one cart: these are guesses. */
  code: { points: 30, duration: 15 * MINUTE },
  /** Wrong words about orders from one address, and about one order number with one e-mail address from all of them. */
  'order-address': { points: 20, duration: 15 * MINUTE },
  'order-number': { points: 50, duration: DAY },
  'request-address': { points: 30, duration: HOUR },
  /** Forms of complaints with pictures: each takes room on the shop's disk. */
  'complaint-address': { points: 30, duration: HOUR },
  /** Links by SMS: each costs the shop money, and telephones must not be flooded. */
  'sms-address': { points: 20, duration: HOUR },
  'sms-mobile': { points: 5, duration: HOUR },
  /** Over all shoppers; the number is the setting SMS_PER_DAY. */
  'sms-day': { points: 500, duration: DAY },
  'address-advice': { points: 60, duration: 10 * MINUTE },
  /** Price requests and stock notices: no mailbox is filled by someone else. */
  'request-email': { points: 10, duration: HOUR },
  /** Codes of gifts that do not exist, from one address: an office may mistype some, a guesser tries thousands. */
  'gift-code': { points: 30, duration: 15 * MINUTE },
  /** Drafts and orders of gift shops: each sends a mail. */
  'gift-shop-address': { points: 20, duration: HOUR },
  /** Sign-ups for the newsletter: each sends a mail to an address that has not been proven. */
  'newsletter-address': { points: 20, duration: HOUR },
  'newsletter-email': { points: 3, duration: HOUR },
} as const satisfies Record<string, { points: number; duration: number }>;

export type LimitKind = keyof typeof LIMITS;

export interface Limits {
  /** Counts one try; false when there have been too many. */
  take(kind: LimitKind, key: string): Promise<boolean>;
  /** Whether the next try would be one too many; counts nothing. */
  isSpent(kind: LimitKind, key: string): Promise<boolean>;
  /** Takes one try back that was counted before it turned out to be no wrong one. */
  giveBack(kind: LimitKind, key: string): Promise<void>;
  forget(kind: LimitKind, key: string): Promise<void>;
  /** Records the key for its full duration, counted from now. */
  note(kind: LimitKind, key: string): Promise<void>;
  isNoted(kind: LimitKind, key: string): Promise<boolean>;
}

/** A provider gives one customer up to a /48 of IPv6, which has 65,536 networks of the size that addresses are counted by. */
const WIDER = 4;

/** The /48 around a key that ends with a /64; null for IPv4 and for keys that are no addresses. */
export function widerNetwork(key: string): string | null {
  const [, before = '', groups] = /^(.*\s)?([0-9a-f]{1,4}(?::[0-9a-f]{1,4}){2}):[0-9a-f]{1,4}::\/64$/.exec(key) ?? [];
  return groups === undefined ? null : `${before}${groups}::/48`;
}

export function openLimits(pool: Pool, { smsPerDay }: { smsPerDay?: number } = {}): Limits {
  const limits = { ...LIMITS, ...(smsPerDay && { 'sms-day': { ...LIMITS['sms-day'], points: smsPerDay } }) };
  const limiter = (keyPrefix: string, limit: { points: number; duration: number }) =>
    new RateLimiterPostgres({
      ...limit,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
    });
  const limiters = new Map(
    Object.entries(limits).flatMap(([kind, limit]) => [
      [kind, limiter(kind, limit)],
      [`${kind}-wide`, limiter(`${kind}-wide`, { ...limit, points: limit.points * WIDER })],
    ]),
  );
  /** The counters of a key: its own, and that of the network around it. */
  const countersOf = (kind: LimitKind, typed: string) => {
    // Longer than any address or e-mail; what is cut off only makes two keys one.
    const key = typed.toLowerCase().slice(0, 200);
    const wider = widerNetwork(key);
    const named: { name: string; key: string }[] = [{ name: kind, key }];
    if (wider !== null) named.push({ name: `${kind}-wide`, key: wider });
    return named.map((one) => {
      const found = limiters.get(one.name);
      if (!found) throw new Error(`No limit is called ${one.name}`);
      return { limiter: found, key: one.key };
    });
  };
  const ownOf = (kind: LimitKind, typed: string) => {
    const [own] = countersOf(kind, typed);
    if (!own) throw new Error(`No limit is called ${kind}`);
    return own;
  };
  return {
    async take(kind, key) {
      try {
        for (const counter of countersOf(kind, key)) await counter.limiter.consume(counter.key);
        return true;
      } catch (refused) {
        // The library refuses by throwing its answer; anything else is a failure of the database.
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
    async isSpent(kind, key) {
      for (const counter of countersOf(kind, key)) {
        const known = await counter.limiter.get(counter.key);
        if (known !== null && known.remainingPoints <= 0) return true;
      }
      return false;
    },
    async giveBack(kind, key) {
      for (const counter of countersOf(kind, key)) await counter.limiter.reward(counter.key);
    },
    async forget(kind, key) {
      const own = ownOf(kind, key);
      await own.limiter.delete(own.key);
    },
    async note(kind, key) {
      const own = ownOf(kind, key);
      await own.limiter.set(own.key, 1, LIMITS[kind].duration);
    },
    async isNoted(kind, key) {
      const own = ownOf(kind, key);
      return (await own.limiter.get(own.key)) !== null;
    },
  };
}
