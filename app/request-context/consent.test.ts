// Consent of a browser: the answer is stored, a visitor id only with consent to personal use.
import { expect, test } from 'vitest';
import { keptOf } from '../../tests/support/visitor-context';
import { consentCookies, consentIn } from './consent.server';

const NAME = '8c5f2c5e-7f1a-4c6e-9d0b-0a4f6d1e2b3c';
const request = new Request('http://localhost:3000/');

test.each([
  ['personal use', ['personal'], NAME, { consent: '1:p', visitor: NAME }],
  ['statistics and personal use', ['statistics', 'personal'], NAME, { consent: '1:sp', visitor: NAME }],
  ['statistics alone', ['statistics'], NAME, { consent: '1:s', visitor: null }],
  ['nothing', [], NAME, { consent: '1:', visitor: null }],
  ['personal use, without a name', ['personal'], null, { consent: '1:p', visitor: null }],
] as const)('agreeing to %s', (_what, purposes, visitor, kept) =>
  expect(keptOf(consentCookies(request, visitor, purposes))).toEqual(kept),
);

test('the answer is read back, and a visitor id that the shop did not issue is ignored', () => {
  expect(consentIn({ consent: '1:p', visitor: NAME })).toEqual({
    consent: { answered: true, statistics: false, personal: true, marketing: false },
    visitorId: NAME,
  });
  expect(consentIn({ consent: null, visitor: 'anna' }).visitorId).toBeNull();
});
