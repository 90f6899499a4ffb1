import { expect, test } from 'vitest';
import { dayless } from './amounts';

test.each([
  ['10 hæfteklammer 24/6', null],
  ['hæfteklammer 26/6 5.000 stk', null],
  ['2 æsker 23/10', null],
  ['levering 24/12', '24/12'],
  ['senest d. 24/12', '24/12'],
  ['leveres den 3/12', '3/12'],
  ['delivery by 24/12', '24/12'],
  ['24/12-26', '2026-12-24'],
  ['24.12.2026', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
  ['24. december 2026', '2026-12-24'],
  ['24. dec. 2026', '2026-12-24'],
  ['31. februar 2026', '31. februar 2026'],
  ['24. december', '24. december'],
  ['uge 50', 'uge 50'],
  ['24,12', null],
  ['24.12', null],
])('the day of "%s" is %s', (text, day) => {
  const read = dayless(text);
  expect(read.day).toBe(day);
  if (day === null) expect(read.rest).toBe(text);
});
