// How entered text is normalised.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enteredText } from '#domain/reading/text';

it.each([
  ['Caféstol Ålborg'.normalize('NFD'), 'Caféstol Ålborg'],
  ['Første linje\r\nAnden\rTredje\n', 'Første linje\nAnden\nTredje\n'],
  ['a\u200bb\ufeffc\u2060d', 'abcd'],
  ['a\u0000b\u0007c\u009fd\u007f', 'abcd'],
  ['a\tb  c', 'a\tb  c'],
  ['👩‍👩‍👧 familie', '👩‍👩‍👧 familie'],
  ['Łukasz Żółć 漢字', 'Łukasz Żółć 漢字'],
  ['blød\u00adt', 'blød\u00adt'],
])('%j is stored as %j', (typed, stored) => expect(enteredText(typed)).toBe(stored));

it('is idempotent, and leaves no CR, control character or decomposed letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const stored = enteredText(text);
      expect(enteredText(stored)).toBe(stored);
      expect(stored).toBe(stored.normalize('NFC'));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be left
      expect(stored).not.toMatch(/[\r\u0000-\u0008\u200b\ufeff]/);
    }),
    { numRuns: 1000 },
  );
});
