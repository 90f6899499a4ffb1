// Days as files write them.
import { expect, it } from 'vitest';
import { isoDateOf } from './values';

it.each([
  ['2026-02-28', '2026-02-28'],
  ['2026-02-28 09:30', '2026-02-28 09:30'],
  ['11/3/26, 9:00 AM', '2026-11-03'],
  ['2026-02-29', null],
  ['2026-02-28 24:00', null],
  ['0000-01-01', null],
  ['0126-01-01', null],
  ['i morgen', null],
])('%s is the day %s', (text, day) => expect(isoDateOf(text)).toBe(day));
