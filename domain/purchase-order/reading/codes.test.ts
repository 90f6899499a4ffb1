import { describe, expect, test } from 'vitest';
import { likelyCodes, searchTexts, writtenSizes } from './codes';

describe('texts to search a product by', () => {
  test.each([
    ['varenr. QQ-77712', '', ''],
    ['Vare nr: 1 2-pak blok', '2-pak blok', '2-pak blok'],
    ['kopipapir varenr. QQ-77712', 'kopipapir', 'kopipapir'],
    ['hæfteklammer 24/6', 'hæfteklammer 24/6', 'hæfteklammer'],
    ['hæfteklammer sku 4711 24/6.', 'hæfteklammer 24/6.', 'hæfteklammer'],
    ['kopipapir A4', 'kopipapir A4', 'kopipapir A4'],
    ['TN-2420', 'TN-2420', ''],
    ['5714231009911', '5714231009911', ''],
    ['', '', ''],
  ])('of "%s" are "%s" and "%s"', (name, all, words) => {
    expect(searchTexts({ name, codes: likelyCodes(name) })).toEqual({ all, words });
  });
});

describe('a name with every size of a text', () => {
  test.each([
    ['hæfteklammer 24/6', 'Hæfteklammer Tinghøj 24/6, 1.000 stk.', true],
    ['hæfteklammer 24/6', 'Hæfteklammer Tinghøj 24/8, 1.000 stk.', false],
    ['hæfteklammer 24/6.', 'Hæfteklammer 124/6', false],
    ['kopipapir a4 80g', 'Kopipapir Skovly A4 80 g, 500 ark', true],
    ['kopipapir A4 80 g', 'Kopipapir Skovly A4 75 g, 500 ark', false],
    ['kopipapir A4', 'Kopipapir Skovly A3 80 g', false],
    ['papkasse 300×200', 'Papkasse 300×200 mm', true],
    ['blok 2,5 cm', 'Blok 2,5 cm', true],
    ['blok 2.5', 'Blok 215', false],
    ['kuglepen blå', 'Papkasse', true],
  ])('"%s" and "%s": %s', (text, name, has) => {
    expect(writtenSizes(text)(name)).toBe(has);
  });
});
