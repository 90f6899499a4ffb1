// Letters that the papers' font has: Latin as western Europe writes it. Others are written as their nearest, never as an empty box.

const NEAREST: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '\u2011': '-',
  '\u2212': '-',
  '\u202f': '\u00a0',
};
const HAS = /[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u201e\u2022\u2026\u20ac\u2122]/;

export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    if (HAS.test(letter)) return letter;
    const near = NEAREST[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
    return near !== '' && Array.from(near).every((one) => HAS.test(one)) ? near : '?';
  }).join('');
