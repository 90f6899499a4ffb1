// Strapi's filters over entries in memory.
import { describe, expect, it } from 'vitest';
import { matchesFilters, paged, sorted } from './entries/filter';

const entry = {
  identifier: 'notification',
  priority: 3,
  date_from: '2026-11-01T00:00:00.000Z',
  date_to: null,
  stores: [{ store_code: 'b2c' }, { store_code: 'b2b' }],
};

// spec: 7 Content queries: Content questions are filtered as Strapi does
//   at backend/content/entries/filter.ts
describe('filters', () => {
  it.each([
    ['an equal text', { identifier: { eq: 'notification' } }, true],
    ['another text', { identifier: { eq: 'popup' } }, false],
    ['one of several related entries', { stores: { store_code: { eq: 'b2b' } } }, true],
    ['no related entry', { stores: { store_code: { eq: 'b2cb' } } }, false],
    ['an instant before, in another zone', { date_from: { lte: '2026-11-01T01:00:00+01:00' } }, true],
    ['nothing where null is asked', { date_to: { null: true } }, true],
    ['nothing is not before any instant', { date_to: { lt: '2030-01-01T00:00:00Z' } }, false],
    ['one of two', { or: [{ date_to: { null: true } }, { date_to: { gt: '2026-01-01T00:00:00Z' } }] }, true],
    ['both of two', { and: [{ priority: { gte: 3 } }, { priority: { lt: 3 } }] }, false],
    ['no filter at all', {}, true],
  ])('%s', (_name, filters, expected) => {
    expect(matchesFilters(entry, filters)).toBe(expected);
  });
});

describe('order and pages', () => {
  const rows = [1, 3, 2].map((priority) => ({ priority }));
  it('sorts by a field, highest first', () => {
    expect(sorted(rows, ['priority:desc']).map((row) => row.priority)).toEqual([3, 2, 1]);
  });
  it('returns ten without a limit, everything up to the cap for -1, and never more', () => {
    const many = Array.from({ length: 150 }, (_, index) => index);
    expect(paged(many, {})).toHaveLength(10);
    expect(paged(many, { limit: -1 })).toHaveLength(100);
    expect(paged(many, { page: 2, pageSize: 20 })[0]).toBe(20);
  });
});
