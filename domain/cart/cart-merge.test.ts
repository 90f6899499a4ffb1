// The quantity of two merged lines: never above what may be bought, and no less than the sum where that may be bought.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergedNote, mergedQuantity } from '#domain/cart/cart-merge';
import { quantityProblem } from '#domain/quantity/quantity';

test.each([
  ['summed', 2, 3, {}, 100, 5],
  ['no more than the maximum', 8, 8, { max: 10 }, 100, 10],
  ['in whole packs', 12, 5, { increments: 6 }, 100, 18],
  ['no more than is left', 5, 5, {}, 7, 7],
  ['whole packs of what is left', 12, 12, { increments: 6 }, 20, 18],
  ['the sum where nothing is left, told on the line', 2, 3, {}, 0, 5],
  ['the sum where less than the minimum is left', 5, 5, { min: 5 }, 3, 10],
])('%s', (_title, one, other, limits, left, expected) => {
  expect(mergedQuantity(one, other, limits, left)).toBe(expected);
});

test('is valid for purchase where the smallest quantity is in stock, and the same for either order of the carts', () => {
  const quantity = fc.integer({ min: 1, max: 200 });
  const limits = fc.record({ min: fc.integer({ min: 1, max: 12 }), increments: fc.integer({ min: 1, max: 12 }) });
  fc.assert(
    fc.property(quantity, quantity, limits, fc.integer({ min: 24, max: 300 }), (one, other, bounds, left) => {
      const merged = mergedQuantity(one, other, bounds, left);
      expect(merged).toBe(mergedQuantity(other, one, bounds, left));
      expect(merged).toBeLessThanOrEqual(left);
      expect(quantityProblem(merged, bounds)).toBeNull();
    }),
    { seed: 7 },
  );
});

test('both notes are preserved', () => {
  expect(mergedNote('Til receptionen', null)).toBe('Til receptionen');
  expect(mergedNote(null, 'Haster')).toBe('Haster');
  expect(mergedNote('Haster', 'Haster')).toBe('Haster');
  expect(mergedNote('Til receptionen', 'Haster')).toBe('Til receptionen\nHaster');
});
