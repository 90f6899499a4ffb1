// Letters that the fonts of PDFs have: Western European Latin. Others are replaced by the nearest one, never printed as an empty box.
import { enteredText } from '#domain/reading/text';

const NEAREST: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '\t': ' ',
  '\u2011': '-',
  '\u2212': '-',
  '\u202f': '\u00a0',
};
const HAS = /[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u201e\u2022\u2026\u20ac\u2122]/;

export const printable = (text: string): string =>
  Array.from(enteredText(text), (letter) => {
    if (HAS.test(letter)) return letter;
    const near = NEAREST[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
    return near !== '' && Array.from(near).every((one) => HAS.test(one)) ? near : '?';
  }).join('');
