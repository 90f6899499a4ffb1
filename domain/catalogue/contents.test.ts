// The contents of a pack: numbers in Danish notation, and no match of unequal products.
import { describe, expect, it } from 'vitest';
import { comparedAmount, contentsOf, isHeldBy } from '#domain/catalogue/contents';

describe('the contents of a pack', () => {
  it.each([
    ['500 ark', 500, 'ark'],
    ['5 × 500 ark', 2500, 'ark'],
    ['5x500 ark', 2500, 'ark'],
    ['2.500 ark', 2500, 'ark'],
    ['12 stk.', 12, 'stk'],
    ['12 pcs', 12, 'pcs'],
    ['1 kg', 1000, 'g'],
    ['250 g', 250, 'g'],
    ['0,5 kg', 500, 'g'],
    ['6 × 0,1 l', 600, 'ml'],
    ['75 cl', 750, 'ml'],
    ['1 pk.', 1, 'pk'],
    ['2 liter', 2000, 'ml'],
    ['3 dl', 300, 'ml'],
    ['1 styk', 1, 'stk'],
    ['4 stykker', 4, 'stk'],
    [' 2 KG ', 2000, 'g'],
    ['1,001 kg', 1001, 'g'],
  ])('%s', (text, amount, unit) => {
    expect(contentsOf(text)).toEqual({ amount, unit });
  });

  it.each(['', 'ark', '500', '0 ark', '5 × ark', 'ca. 500 ark', '4 × 50 flag og 1 etui', '1,2,3 stk'])(
    'are not guessed from "%s"',
    (text) => {
      expect(contentsOf(text)).toBeNull();
    },
  );

  it('match only for that number of pieces of the same product', () => {
    const [ream, box, sheets] = [contentsOf('500 ark'), contentsOf('5 × 500 ark'), contentsOf('2500 stk')];
    expect(isHeldBy(ream, box, 5)).toBe(true);
    expect(isHeldBy(ream, box, 100)).toBe(false);
    expect(isHeldBy(ream, contentsOf('2501 ark'), 5)).toBe(false);
    expect(isHeldBy(box, ream, 100)).toBe(false);
    expect(isHeldBy(ream, sheets, 5)).toBe(false);
    expect(isHeldBy(ream, null, 5)).toBe(false);
    expect(isHeldBy(null, box, 5)).toBe(false);
    expect(isHeldBy(null, null, 5)).toBe(true);
    expect(isHeldBy(contentsOf('0,1 kg'), contentsOf('0,3 kg'), 3)).toBe(true);
  });

  it('are priced per number of units that costs at least one krone', () => {
    const box = { amount: 2500, unit: 'ark' };
    expect(comparedAmount(24_900, box)).toBe(100);
    expect(comparedAmount(2_000, { amount: 100, unit: 'stk' })).toBe(10);
    expect(comparedAmount(24_900, { amount: 10, unit: 'stk' })).toBe(1);
    expect(comparedAmount(2_500, box)).toBe(100);
    expect(comparedAmount(100, box)).toBe(1000);
  });
});
