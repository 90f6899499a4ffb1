// The characters that the shop's own fonts have: Danish and English, with the signs of prices and measures. All others come from the fallbacks.

const PLAIN = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
const DANISH = 'ÆØÅæøå';
/** In names and loan words of the neighbours: idé, Müller, Björn. */
const ACCENTS = 'ÉÄÖÜéäöü';
/** Spaces that do not break and the hyphen that does not, dashes, quotes, lists, money, measures, marks. */
const SIGNS = '\u00a0\u2011–—‘’“”„«»…·•→←€£§°±×÷−½¼¾²³™©®≥≤';

export const LETTERS = PLAIN + DANISH + ACCENTS + SIGNS;
