// Text that must not wrap; only spaces and hyphens of ranges are changed.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '#domain/search/typed-words';
import { keptTogether } from './kept-together';

const seen = (text: string) => keptTogether(text).replaceAll('\u00a0', '_');

describe('no line is broken', () => {
  test.each([
    ['Kopipapir Skovly A4 80 g', 'Kopipapir Skovly A4_80_g'],
    ['Kopipapir A4, 5 x 500 ark', 'Kopipapir A4, 5_x_500_ark'],
    ['162 × 229 mm', '162_×_229_mm'],
    ['250 × 200 × 140 mm, 25 stk.', '250_×_200 ×_140_mm, 25_stk.'],
    ['Kuglepen Flow 0,7 mm, 12 stk.', 'Kuglepen Flow 0,7_mm, 12_stk.'],
    ['Flaske 8 cl', 'Flaske 8_cl'],
    ['Leveres 24. november 2026', 'Leveres 24._november_2026'],
    ['24 November 2026', '24_November_2026'],
    ['1-2 hverdage', '1–2_hverdage'],
    ['410-530 mm', '410–530_mm'],
    ['2,5-3 kg.', '2,5–3_kg.'],
    ['80 g/m² og 95 %', '80_g/m² og 95_%'],
    ['1.249,00 kr.', '1.249,00_kr.'],
  ])('in %s', (text, told) => expect(seen(text)).toBe(told));

  test.each([
    'Stol 2000 sort',
    'HP 304 XL',
    'Ordner 7 graa',
    'Blok A4 linjeret',
    'Afdeling 5 marketing',
    'KV-10-2 sort',
  ])('where none is needed: %s', (text) => expect(seen(text)).toBe(text));
});

const word = fc.constantFrom(
  'A4',
  '80',
  'g',
  '5',
  'x',
  '500',
  'ark',
  '23.',
  'november',
  '2026',
  'KV-10 2',
  '62-127',
  'mm',
  'kr.',
  'ÆØÅ',
);
const texts = fc.oneof(
  fc.string(),
  fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
);

test('the words are unchanged, the operation is idempotent, and search finds the same words', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const told = keptTogether(text);
      const plain = (said: string) => said.replaceAll('\u00a0', ' ').replaceAll('–', '-');
      expect(plain(told)).toBe(plain(text));
      expect(keptTogether(told)).toBe(told);
      expect(wordsOf(told)).toEqual(wordsOf(text));
    }),
  );
});
