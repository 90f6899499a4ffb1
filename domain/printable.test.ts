// Proves what PDFs print of letters that their fonts do not have.
import { expect, it } from 'vitest';
import { printable } from '#domain/printable';

it.each([
  ['Første linje\r\nAnden linje', 'Første linje\nAnden linje'],
  ['æøå ÆØÅ é ü ß – “x” €', 'æøå ÆØÅ é ü ß – “x” €'],
  ['A\u030alborg', 'Ålborg'],
  ['Łukasz Đorđe Yıldız', 'Lukasz Dorde Yildiz'],
  ['Şahin Żółć', 'Sahin Zólc'],
  ['a\tb', 'a b'],
  ['a\u200bb', 'ab'],
  ['10\u202f000', '10\u00a0000'],
  ['漢', '?'],
])('%j is printed as %j', (text, printed) => expect(printable(text)).toBe(printed));
