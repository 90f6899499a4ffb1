// Days and numbers as staff type them on the command line, in each notation.
import { expect, it } from 'vitest';
import { dayTyped } from './days';
import { amount, percent, wholeNumber } from './numbers';

const outcome = (read: (typed: string) => unknown, typed: string): unknown => {
  try {
    return read(typed);
  } catch (failure) {
    return failure instanceof Error ? failure.message : failure;
  }
};

it.each([
  ['2026-12-01', '2026-12-01'],
  ['1.12.2026', '2026-12-01'],
  ['31.12.26', '2026-12-31'],
  ['1/12-2026', '2026-12-01'],
  ['24/12/2026', '2026-12-24'],
  ['01/12/2026', '01/12/2026 kan betyde 2026-12-01 eller 2026-01-12. Skriv 2026-12-01 eller 2026-01-12.'],
  ['2026-12-01 08:00', 'Skriv en dato, for eksempel 2026-11-01.'],
  ['2026-02-30', 'Skriv en dato, for eksempel 2026-11-01.'],
  ['i morgen', 'Skriv en dato, for eksempel 2026-11-01.'],
])('the day %s is %s', (typed, read) => expect(outcome(dayTyped, typed)).toBe(read));

it.each([
  ['89,50', 8950],
  ['89.50', 8950],
  ['1.234,50', 123_450],
  ['12.500', '12.500 kan betyde 12,5 eller 12500. Skriv 12,5 eller 12500.'],
  ['1,000', '1,000 kan betyde 1 eller 1000. Skriv 1 eller 1000.'],
  ['-1', 'Skriv kroner, for eksempel 89,50.'],
])('the amount %s is %s', (typed, read) => expect(outcome(amount, typed)).toBe(read));

it.each([
  ['1000', 1000],
  ['1.000', '1.000 kan betyde 1 eller 1000. Skriv 1 eller 1000.'],
  ['2,5', 'Skriv et helt tal.'],
])('the count %s is %s', (typed, read) => expect(outcome(wholeNumber, typed)).toBe(read));

it.each([
  ['12,5', 1250],
  ['12.5', 1250],
  ['12,505', '12,505 kan betyde 12,505 eller 12505. Skriv 12,505 eller 12505.'],
])('the per cent %s is %s', (typed, read) => expect(outcome(percent, typed)).toBe(read));
