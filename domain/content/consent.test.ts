// Consent to cookies: what the cookie stores, and that no other value counts as consent.
import { describe, expect, test } from 'vitest';
import { consentCookieOf, consentOf, mayBeNoted, NOT_ANSWERED, purposesAsked, purposesOf, visitorOf } from './consent';

describe('consent', () => {
  test.each([
    [[], '1:'],
    [['statistics'], '1:s'],
    [['personal'], '1:p'],
    [['personal', 'statistics'], '1:sp'],
  ] as const)('to %j is stored and read back', (purposes, cookie) => {
    expect(consentCookieOf(purposes)).toBe(cookie);
    const consent = consentOf(cookie);
    expect(consent.answered).toBe(true);
    expect(purposesOf(consent).sort()).toEqual([...purposes].sort());
    expect(mayBeNoted(consent)).toBe(purposes.length > 0);
  });
  test.each([null, '', 'sp', '1:ps', '1:spx', '3:sp', '99999:sp', '1:<script>'])('is not read from %s', (cookie) => {
    expect(consentOf(cookie)).toEqual(NOT_ANSWERED);
  });
  test('that has not been requested yet covers nothing', () => {
    expect(NOT_ANSWERED).toEqual({ answered: false, statistics: false, personal: false, marketing: false });
  });
  test.each([
    [[], '2:'],
    [['marketing'], '2:m'],
    [['statistics', 'personal', 'marketing'], '2:spm'],
  ] as const)('to %j is stored and read back where marketing services are connected', (purposes, cookie) => {
    expect(consentCookieOf(purposes, true)).toBe(cookie);
    expect(purposesOf(consentOf(cookie, true))).toEqual(purposes);
  });
  test('to a text without marketing is requested again once a service is connected, and not once it is removed', () => {
    expect(consentOf('1:sp', true)).toEqual(NOT_ANSWERED);
    expect(purposesOf(consentOf('2:spm', false))).toEqual(['statistics', 'personal']);
    expect(consentCookieOf(['statistics', 'marketing'], false)).toBe('1:s');
    expect([purposesAsked(false), purposesAsked(true)]).toEqual([
      ['statistics', 'personal'],
      ['statistics', 'personal', 'marketing'],
    ]);
  });
  test.each(['', 'x', '00000000-0000-0000-0000-000000000000', "1'; DROP TABLE consent", null])(
    'rejects the visitor id %s',
    (name) => {
      expect(visitorOf(name)).toBeNull();
    },
  );
  test('accepts a random visitor id', () => {
    expect(visitorOf('3f2b8c1e-9a4d-4c6e-8b1f-0a2d4c6e8b1f')).toBe('3f2b8c1e-9a4d-4c6e-8b1f-0a2d4c6e8b1f');
  });
});
