// The states of the newsletter, each transition on both sides of its limit, and the version of the consent text.
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
} from '#domain/content/newsletter';

const NOW = new Date('2026-11-23T10:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const WEEK = CONFIRM_DAYS * 24 * 60 * 60 * 1000;

// spec: 3 Enumerations: Newsletter: NOT_ACTIVE, SUBSCRIBED, UNSUBSCRIBED, UNCONFIRMED
//   at domain/content/newsletter.ts
it('has four states; the newsletter service gets only a confirmed address as subscribed', () => {
  expect(NEWSLETTER_STATUSES).toEqual(['NOT_ACTIVE', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNCONFIRMED']);
  expect(NEWSLETTER_STATUSES.map(serviceStatusOf)).toEqual(['UNSUBSCRIBED', 'SUBSCRIBED', 'UNSUBSCRIBED', null]);
  expect(serviceStatusOf(null)).toBe('UNSUBSCRIBED');
  expect(NEWSLETTER_STATUSES.filter(isWanted)).toEqual(['SUBSCRIBED', 'UNCONFIRMED']);
  expect(isWanted(null)).toBe(false);
});

it('sends a link to every address that signs up, except to a confirmed one', () => {
  const answers = ([null, ...NEWSLETTER_STATUSES] as const).map((status) => [status, answerToAsking(status)]);
  expect(answers).toEqual([
    [null, 'confirm'],
    ['NOT_ACTIVE', 'confirm'],
    ['SUBSCRIBED', 'already'],
    ['UNSUBSCRIBED', 'confirm'],
    ['UNCONFIRMED', 'confirm'],
  ]);
});

it('is confirmed by its link within seven days, and not after unsubscribing', () => {
  const question = { status: 'UNCONFIRMED', confirmUntil: confirmUntil(NOW) } as const;
  expect(answerByLink(question, after(WEEK))).toBe('confirmed');
  expect(answerByLink(question, after(WEEK + 1))).toBe('late');
  expect(answerByLink({ ...question, confirmUntil: null }, NOW)).toBe('late');
  expect(answerByLink({ ...question, status: 'UNSUBSCRIBED' }, NOW)).toBe('late');
  expect(answerByLink({ ...question, status: 'NOT_ACTIVE' }, NOW)).toBe('late');
  expect(answerByLink({ ...question, status: 'SUBSCRIBED' }, after(WEEK + 1))).toBe('again');
});

it('accepts the location of a consent only as one plain line', () => {
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

it('changes the version with the consent text', () => {
  const words = (['da', 'en'] as const).map((language) => consentWords('Butik', language)).join('\n');
  const sum = createHash('sha256').update(words).digest('hex').slice(0, 12);
  // A changed text is a new consent: raise CONSENT_VERSION in domain/content/newsletter.ts, and update both values here.
  expect([CONSENT_VERSION, sum]).toEqual(['2026-11', 'd4044516df58']);
});
