// How long the time stamp of a form is valid, and which texts are invalid.
import { describe, expect, it } from 'vitest';
import { isStampFresh, stampedAt, stampText } from './form-stamp';

const NOW = new Date('2026-11-23T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe('a stamp', () => {
  it('contains the second of its creation', () => {
    expect(stampedAt(stampText(new Date('2026-11-23T12:00:00.700Z')))).toEqual(NOW);
  });

  it.each([
    ['now', 0, true],
    ['a day ago', 24 * 3_600_000, true],
    ['a day and a second ago', 24 * 3_600_000 + 1_000, false],
    ['by a clock that is a little ahead', -60_000, true],
    ['tomorrow', -24 * 3_600_000, false],
  ])('made %s is valid: %s ms, %s', (_when, ms, holds) => expect(isStampFresh(ago(ms), NOW)).toBe(holds));

  it.each([[''], ['-1'], ['a b'], ['zzzzzzzzz'], ['1e3.'], ['æ'], ['0\n']])('%j is invalid', (text) =>
    expect(stampedAt(text)).toBeNull(),
  );
});
