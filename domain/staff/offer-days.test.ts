// Offers' periods as they are shown.
import { expect, it } from 'vitest';
import { firstMomentShown, lastMomentShown } from './offer-days';

it('is of days where it begins and ends at midnight in Denmark, in summer and winter', () => {
  expect(firstMomentShown(new Date('2026-11-30T23:00:00Z'))).toBe('2026-12-01');
  expect(lastMomentShown(new Date('2026-12-31T23:00:00Z'))).toBe('2026-12-31');
  expect(lastMomentShown(new Date('2026-06-30T22:00:00Z'))).toBe('2026-06-30');
});

it('has the minute where there is one', () => {
  expect(firstMomentShown(new Date('2026-11-30T23:01:00Z'))).toBe('2026-12-01 00:01');
  expect(lastMomentShown(new Date('2026-12-31T22:59:00Z'))).toBe('2026-12-31 23:59');
});
