// Logins and passwords of staff: both sides of each limit.
import { expect, it } from 'vitest';
import { isStaffLoginLive, isStaffPassword, STAFF_IDLE_MS } from './session';

const now = new Date('2026-11-29T12:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const login = { seenAt: now, expiresAt: new Date(now.getTime() + 1), revokedAt: null };

it('lives until it was unused for an hour, expires, or is revoked', () => {
  expect(isStaffLoginLive(login, now)).toBe(true);
  expect(isStaffLoginLive({ ...login, seenAt: before(STAFF_IDLE_MS - 1) }, now)).toBe(true);
  expect(isStaffLoginLive({ ...login, seenAt: before(STAFF_IDLE_MS) }, now)).toBe(false);
  expect(isStaffLoginLive({ ...login, expiresAt: now }, now)).toBe(false);
  expect(isStaffLoginLive({ ...login, revokedAt: before(1) }, now)).toBe(false);
});

it('takes passwords of 12 to 256 characters that are not the account itself', () => {
  expect(isStaffPassword('abcdefghijkl', [])).toBe(true);
  expect(isStaffPassword('abcdefghijk', [])).toBe(false);
  expect(isStaffPassword('abcd'.repeat(64), [])).toBe(true);
  expect(isStaffPassword(`${'abcd'.repeat(64)}e`, [])).toBe(false);
  expect(isStaffPassword('abababababababab', [])).toBe(false);
  expect(isStaffPassword('Mette@shop.example', ['mette@shop.example'])).toBe(false);
});
