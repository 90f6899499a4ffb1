// The contrast of two colours, by examples of the standard.
import { expect, it } from 'vitest';
import { colourFrom, contrastOf, LEAST_CONTRAST } from '#domain/design/colour-contrast';

it('is 21 for black on white, 1 for a colour on itself, and the same both ways', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#b3261e', '#b3261e')).toBe(1);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ffffff', '#767676')).toBeGreaterThan(LEAST_CONTRAST);
  expect(contrastOf('#d5494b', '#ffffff')).toBe(contrastOf('#ffffff', '#d5494b'));
});

it('accepts six hexadecimal digits and nothing else', () => {
  expect(colourFrom('#B3261E')).toBe('#b3261e');
  for (const text of ['#fff', 'red', '#b3261e;', '#b3261e\n', '', null]) expect(colourFrom(text)).toBeNull();
});
