// Proves how text is normalised where it enters.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enteredText, enteredValue, isDoubleEncoded } from '#domain/reading/text';

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

it('is stable, and leaves no line end, control character or decomposed letter', () => {
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

it('reaches every text of a value and no other', () => {
  const at = new Date(0);
  expect(enteredValue({ a: ['x\r\ny', 1, null], b: { c: 'e\u0301' }, at })).toEqual({
    a: ['x\ny', 1, null],
    b: { c: 'é' },
    at,
  });
});

it.each([
  ['KÃ¦rre', true],
  ['rÃ¸d', true],
  ['blÃ¥', true],
  ['100 Â° varm', true],
  ['â€œciteretâ€\u009d', true],
  ['Kærre rød blå', false],
  ['Ãnio', false],
  ['São Paulo', false],
  ['Âge', false],
])('%s is encoded twice: %s', (text, is) => expect(isDoubleEncoded(text)).toBe(is));
