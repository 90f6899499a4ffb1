// 10,000 codes of one shop: no duplicates, none of another shop's, and no code predicts the next.
import { expect, test } from 'vitest';
import { CODE_LETTERS, giftCodeTyped } from '#domain/gift-shop/codes';
import { giftCodeOf, hashOfGiftCode, newCodeSecret } from './codes';

const CODES = 10_000;
const codesOf = (secret: string) => Array.from({ length: CODES }, (_, id) => giftCodeOf(secret, id + 1));

test('10,000 codes of a shop are all different, and none is a code of another shop', () => {
  const mine = new Set(codesOf(newCodeSecret()));
  expect(mine.size).toBe(CODES);
  expect(codesOf(newCodeSecret()).filter((code) => mine.has(code))).toEqual([]);
  for (const code of mine) expect(giftCodeTyped(code)).toBe(code);
});

test('each letter is about equally frequent at each position', () => {
  const codes = codesOf('a secret that is the same in each run');
  const expected = CODES / CODE_LETTERS.length;
  for (let place = 0; place < 12; place += 1) {
    const counts = Array.from(CODE_LETTERS, (letter) => codes.filter((code) => code[place] === letter).length);
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 31 degrees of freedom: above 70 once in 10,000 runs.
    expect(chiSquared).toBeLessThan(70);
  }
});

test('the stored hash of a code does not contain the code', () => {
  const code = giftCodeOf('secret', 1);
  expect(hashOfGiftCode(code)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOfGiftCode(code)).not.toBe(hashOfGiftCode(giftCodeOf('secret', 2)));
});
