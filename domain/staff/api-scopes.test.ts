// Keys of other systems: when one opens something, and when those of a rotation end.
import { expect, test } from 'vitest';
import { endOfRotated, isApiScope, isKeyValid } from './api-scopes';

const at = (text: string) => new Date(`2026-11-${text}Z`);

test.each([
  [null, null, true],
  [at('29T12:00:01'), null, true],
  [at('29T12:00:00'), null, false],
  [null, at('29T11:00:00'), false],
  [at('30T12:00:00'), at('29T12:00:00'), false],
])('a key that expires at %s and was revoked at %s is valid at noon: %s', (expiresAt, revokedAt, expected) => {
  expect(isKeyValid({ expiresAt, revokedAt }, at('29T12:00:00'))).toBe(expected);
});

test('a rotated key ends after the overlap, or when it would have ended before', () => {
  const now = at('01T00:00:00');
  expect(endOfRotated({ expiresAt: null }, now, 14)).toEqual(at('15T00:00:00'));
  expect(endOfRotated({ expiresAt: at('14T23:59:59') }, now, 14)).toEqual(at('14T23:59:59'));
  expect(endOfRotated({ expiresAt: at('15T00:00:01') }, now, 14)).toEqual(at('15T00:00:00'));
  expect(endOfRotated({ expiresAt: null }, now, 0)).toEqual(now);
});

test.each([
  ['read-events', true],
  ['write-events', false],
  ['', false],
])('%s is a scope: %s', (typed, expected) => expect(isApiScope(typed)).toBe(expected));
