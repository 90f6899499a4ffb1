// The name of a staff member: one line of at most eighty characters.
import { expect, it } from 'vitest';
import { staffNameFrom } from './staff-name';

it.each([
  ['  Mette  Holm ', 'Mette Holm'],
  ['Mette\nHolm', 'Mette Holm'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), null],
  [' \u00AD ', null],
])('%j is %j', (typed, name) => expect(staffNameFrom(typed)).toBe(name));
