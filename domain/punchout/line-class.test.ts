import { expect, it } from 'vitest';
import { classOfLine } from './line-class';

const materialGroups = { papir: '14111507' };
const classes = { unspsc: '44121704', eclass: '24260601' };

it.each([
  ['UNSPSC', '44121704'],
  ['eCl@ss-9.1', '24260601'],
  // A list of the customer's own has no class of the shop's.
  ['SKI', '14111507'],
  [null, '14111507'],
  [undefined, '14111507'],
])('in the list %s has the product its own class, else that of its category', (list, found) => {
  const line = { categories: ['kopipapir', 'papir'], classes };
  expect(classOfLine(line, list, { materialGroups })).toBe(found);
});

it('without a class has that of its nearest category, or none', () => {
  const none = { unspsc: null, eclass: null };
  expect(classOfLine({ categories: ['papir'], classes: none }, 'UNSPSC', { materialGroups })).toBe('14111507');
  expect(classOfLine({ categories: ['x'], classes: none }, 'UNSPSC', { materialGroups })).toBe(null);
  expect(classOfLine({ categories: ['x'] }, 'UNSPSC', { materialGroups })).toBe(null);
});
