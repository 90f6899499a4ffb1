// Which texts look wrongly decoded, and which do not.
import { expect, test } from 'vitest';
import { likelyText } from '#domain/reading/mojibake';

/** UTF-8 decoded as Windows-1252. */
const misread = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

test.each([
  'Kærre',
  'Blå stol Ø 15',
  'Crème brûlée',
  'Größe',
  '80 g/m²',
  '½ l',
  '5 °C',
  'en »gave«',
  'Łukasz',
  'Wałęsa',
  'Ściągacz łódź',
  'Şahin Yıldız',
  'Žižek',
  'Dvořák',
  'Москва',
  'стол',
  'it’s “so” – 5 €…',
])('%s is recognised when wrongly decoded, once or twice', (text) => {
  expect(likelyText(misread(text))).toBe(text);
  expect(likelyText(misread(misread(text)))).toBe(text);
  expect(likelyText(text)).toBeNull();
});

test.each([
  ['Å\u0081ukasz', 'Łukasz'],
  ['ÐœÐ¾Ñ', 'МоÑ'],
  ['Å‚', 'ł'],
])('%j is likely %s', (text, likely) => expect(likelyText(text)).toBe(likely));

test('KÃ¦rre is Kærre', () => expect(likelyText('Stor KÃ¦rre, rÃ¸d')).toBe('Stor Kærre, rød'));

test.each([
  'BLÅ–GRØN',
  'Ä“x”',
  'São Tomé',
  'CÃO',
  'Â',
  'Ã',
  'å€',
  'pâte',
  'SÃO PAULO',
  '',
  'A4',
  'BLÅ®',
  'SKÅ²',
  '»BLÅ«',
  '›BLÅ‹',
  'BLÅ\u00a0stol',
  'NÅ…',
  'Å’s',
  'ÅÄÖ',
  'ÐÑ',
  'Ñandú',
])('%s is correct', (text) => expect(likelyText(text)).toBeNull());
