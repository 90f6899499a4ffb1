// No two values of an attribute share a code.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { valueCodes, valueIdentity } from '#domain/catalogue/value-codes';

const codesOf = (...texts: string[]) => {
  const codes = valueCodes(texts);
  return texts.map((text) => codes.get(valueIdentity(text)));
};

it.each([
  [
    ['A4', 'A4+'],
    ['a4', 'a4-2'],
  ],
  [
    ['A4+', 'A4'],
    ['a4-2', 'a4'],
  ],
  [
    ['C++', 'C#', 'C'],
    ['c-3', 'c-2', 'c'],
  ],
  [
    ['0.5 mm', '0-5 mm', '0,5 mm'],
    ['0-5-mm-3', '0-5-mm', '0-5-mm-2'],
  ],
  [
    ['blå', 'Blaa', 'BLÅ'],
    ['blaa-2', 'blaa', 'blaa-2'],
  ],
  [
    ['漢字', '+++', 'Blå'],
    ['value-2', 'value', 'blaa'],
  ],
  [
    ['A4', 'A4+', 'A4 2'],
    ['a4', 'a4-3', 'a4-2'],
  ],
  [
    ['-1 bar', '1 bar'],
    ['1-bar-2', '1-bar'],
  ],
])('%j have the codes %j', (texts, codes) => expect(codesOf(...texts)).toEqual(codes));

it('gives each value a unique code, independent of the order of values', () => {
  const text = fc.oneof(fc.string({ minLength: 1, maxLength: 6 }), fc.stringMatching(/^[aA]4[+# .-]{0,2}[12]?$/));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
      const codes = valueCodes(texts);
      expect(codes.size).toBe(new Set(texts.map(valueIdentity)).size);
      expect(new Set(codes.values()).size).toBe(codes.size);
      expect(valueCodes([...texts].reverse())).toEqual(codes);
      for (const code of codes.values()) expect(code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }),
    { numRuns: 1000 },
  );
});
