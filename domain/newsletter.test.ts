// Proves the states of the newsletter, each move on both sides of its border, and that the words that are agreed to have their version.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  answerByLink,
  answerToAsking,
  CONFIRM_DAYS,
  CONSENT_VERSION,
  confirmUntil,
  consentWords,
  isWanted,
  LONGEST_LOCATION,
  locationFrom,
  NEWSLETTER_STATUSES,
  serviceStatusOf,
} from '#domain/newsletter';

const NOW = new Date('2026-11-23T10:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const WEEK = CONFIRM_DAYS * 24 * 60 * 60 * 1000;

// spec: 3 Enumerations: Newsletter: NOT_ACTIVE, SUBSCRIBED, UNSUBSCRIBED, UNCONFIRMED
//   at domain/newsletter.ts
it('has four states; only a confirmed address is told to a sending service as one to write to', () => {
  expect(NEWSLETTER_STATUSES).toEqual(['NOT_ACTIVE', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNCONFIRMED']);
  expect(NEWSLETTER_STATUSES.map(serviceStatusOf)).toEqual(['UNSUBSCRIBED', 'SUBSCRIBED', 'UNSUBSCRIBED', null]);
  expect(serviceStatusOf(null)).toBe('UNSUBSCRIBED');
  expect(NEWSLETTER_STATUSES.filter(isWanted)).toEqual(['SUBSCRIBED', 'UNCONFIRMED']);
  expect(isWanted(null)).toBe(false);
});

it('sends a link to every address that asks but to one that has confirmed', () => {
  const answers = ([null, ...NEWSLETTER_STATUSES] as const).map((status) => [status, answerToAsking(status)]);
  expect(answers).toEqual([
    [null, 'confirm'],
    ['NOT_ACTIVE', 'confirm'],
    ['SUBSCRIBED', 'already'],
    ['UNSUBSCRIBED', 'confirm'],
    ['UNCONFIRMED', 'confirm'],
  ]);
});

it('is confirmed by its link for seven days, and by no link after leaving', () => {
  const question = { status: 'UNCONFIRMED', confirmUntil: confirmUntil(NOW) } as const;
  expect(answerByLink(question, after(WEEK))).toBe('confirmed');
  expect(answerByLink(question, after(WEEK + 1))).toBe('late');
  expect(answerByLink({ ...question, confirmUntil: null }, NOW)).toBe('late');
  expect(answerByLink({ ...question, status: 'UNSUBSCRIBED' }, NOW)).toBe('late');
  expect(answerByLink({ ...question, status: 'NOT_ACTIVE' }, NOW)).toBe('late');
  expect(answerByLink({ ...question, status: 'SUBSCRIBED' }, after(WEEK + 1))).toBe('again');
});

it('keeps the place of a consent as one plain line', () => {
  expect(locationFrom(' footer ')).toBe('footer');
  expect(locationFrom('Messe 2026, Herning')).toBeNull();
  expect(locationFrom('Messe 2026 Herning')).toBe('Messe 2026 Herning');
  expect(locationFrom('')).toBeNull();
  expect(locationFrom('x'.repeat(LONGEST_LOCATION))).not.toBeNull();
  expect(locationFrom('x'.repeat(LONGEST_LOCATION + 1))).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const text = locationFrom(typed);
      if (text !== null) expect(text).not.toMatch(/[\p{Cc}<>"'&]/u);
    }),
    { seed: 23, numRuns: 200 },
  );
});

it('changes its version with its words', () => {
  const words = (['da', 'en'] as const).map((language) => consentWords('Butik', language)).join('\n');
  const sum = createHash('sha256').update(words).digest('hex').slice(0, 12);
  // Other words are another consent: raise CONSENT_VERSION in domain/newsletter.ts, and write both here.
  expect([CONSENT_VERSION, sum]).toEqual(['2026-11', 'd4044516df58']);
});
