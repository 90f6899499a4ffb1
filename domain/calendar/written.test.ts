// Days and minutes in the language of the page, by the clock in Copenhagen.
import { expect, it } from 'vitest';
import { dayAsWritten, minuteAsWritten } from './written';

it('writes a day in both languages', () => {
  expect(dayAsWritten('2026-11-30', 'da')).toBe('30. november 2026');
  expect(dayAsWritten('2026-11-30', 'en')).toBe('30 November 2026');
});

it('writes a minute by the clock in Copenhagen, on its day there', () => {
  const winter = new Date('2026-11-30T23:31:00Z');
  expect(minuteAsWritten(winter, 'da')).toBe('1. dec. 2026 00.31');
  expect(minuteAsWritten(winter, 'en')).toBe('1 Dec 2026, 00:31');
  expect(minuteAsWritten(new Date('2026-07-01T10:00:00Z'), 'da')).toBe('1. jul. 2026 12.00');
});
