// Shop with marketing services: a visitor id only with marketing consent, unchanged while the consent holds, then deleted.
import { expect, test, vi } from 'vitest';
import { keptOf } from '../../tests/support/visitor-context';
import { consentCookies, consentIn } from './consent.server';

vi.mock('~/config/outside.server', () => ({ asksMarketing: true }));

const NAME = '8c5f2c5e-7f1a-4c6e-9d0b-0a4f6d1e2b3c';
const at = (cookie = '') => new Request('http://localhost:3000/', { headers: { cookie } });

test('consent to marketing creates a new random id', () => {
  const names = [at(), at('marketing=anna')].map(
    (request) => keptOf(consentCookies(request, null, ['marketing'])).marketing,
  );
  expect(names).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(new Set(names).size).toBe(2);
});

test('the id does not change while the consent holds', () => {
  expect(keptOf(consentCookies(at(`marketing=${NAME}`), null, ['marketing', 'statistics']))).toMatchObject({
    marketing: NAME,
  });
});

test('without consent no id is created, and an existing one is deleted', () => {
  expect(keptOf(consentCookies(at(), null, ['statistics']))).not.toHaveProperty('marketing');
  expect(keptOf(consentCookies(at(`marketing=${NAME}`), null, ['statistics']))).toMatchObject({ marketing: null });
});

test('an answer from before marketing was included counts as unanswered', () => {
  expect(consentIn({ consent: '1:p', visitor: null }).consent).toMatchObject({ answered: false, marketing: false });
});
