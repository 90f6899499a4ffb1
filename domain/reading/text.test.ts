// How entered text is normalised.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enteredText } from '#domain/reading/text';

it.each([
  ['Caféstol Ålborg'.normalize('NFD'), 'Caféstol Ålborg'],
  ['Første linje\r\nAnden\rTredje\n', 'Første linje\nAnden\nTredje\n'],
  ['a\u200bb\ufeffc\u2060d', 'abcd'],
  ['a\u0000b\u0007c\u009fd\u007f', 'abcd'],
  ['\u202a+45 12 34 56 78\u202c', '+45 12 34 56 78'],
  ['a\u200eb\u200fc\u061cd\u2066e\u2069f\u180eg', 'abcdefg'],
  [
    'Linje 1\u2028Linje 2\u2029Linje 3\u000bLinje 4\u000cLinje 5\u0085Linje 6',
    'Linje 1\nLinje 2\nLinje 3\nLinje 4\nLinje 5\nLinje 6',
  ],
  ['a\tb  c', 'a\tb  c'],
  ['👩‍👩‍👧 familie', '👩‍👩‍👧 familie'],
  ['Łukasz Żółć 漢字', 'Łukasz Żółć 漢字'],
  ['blød\u00adt', 'blød\u00adt'],
])('%j is stored as %j', (typed, stored) => expect(enteredText(typed)).toBe(stored));

// biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be left
const LEFT_OUT = /[\r\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

it('is idempotent, and leaves no CR, control character or decomposed letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const stored = enteredText(text);
      expect(enteredText(stored)).toBe(stored);
      expect(stored).toBe(stored.normalize('NFC'));
      expect(stored).not.toMatch(LEFT_OUT);
    }),
    { numRuns: 1000 },
  );
});
