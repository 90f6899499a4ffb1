// The price of one piece of a pack.
import { describe, expect, test } from 'vitest';
import { piecesHeld, pricePerPiece } from '#domain/catalogue/content-price';
import { oere } from '#domain/money/money';

describe('the contents of a pack', () => {
  test.each([
    ['500 ark', { count: 500, kind: 'sheet' }],
    ['5 × 500 ark', { count: 2500, kind: 'sheet' }],
    ['5 × 500 sheets', { count: 2500, kind: 'sheet' }],
    ['12 stk', { count: 12, kind: 'piece' }],
    ['4 × 50 stk.', { count: 200, kind: 'piece' }],
    ['100 breve', { count: 100, kind: 'bag' }],
  ] as const)('%s', (content, held) => expect(piecesHeld(content)).toEqual(held));

  test.each(['1 stk', '0 ark', 'palle med 32 kasser', '', '500', 'ca. 500 ark', '1 kg'])(
    '%s contains no number of pieces',
    (content) => expect(piecesHeld(content)).toBeNull(),
  );
});

test('the price of one piece is rounded to the nearest øre, and is never zero', () => {
  expect(pricePerPiece(oere(4995), 500)).toBe(10);
  expect(pricePerPiece(oere(249), 500)).toBeNull();
  expect(pricePerPiece(oere(250), 500)).toBe(1);
});
