// Prevents line breaks between a number and its unit: 'A4 80 g', '5 × 500 ark', '23. november 2026' get no-break spaces, and a range of
// measures its dash: '410–530 mm'. The wording does not change.

/** A space that no line is broken at. */
const FIXED = '\u00a0';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const UNITS = wordSet(
  'kg g mg l dl cl ml km m cm mm m² g/m² W kW Wh kWh V A mAh Ah lm lx K Hz MHz GHz dB GB TB MB °C % kr DKK øre stk pcs pk ds ks rl sæt set par pairs ark sheets sider pages blade lag plies rum fag skuffer hylder personer portioner timer hours min dage days hverdage weekdays uger weeks måneder months år years point points can cans case cases roll rolls pack packs',
);
const MONTHS = wordSet(
  'januar februar marts april maj juni juli august september oktober november december january february march may june july october jan feb mar apr jun jul aug sep sept okt oct nov dec',
);

const bareOf = (word: string): string => word.replace(/[.,;:!?)]+$/, '');
const isUnit = (word: string): boolean => UNITS.has(bareOf(word));

/** More than the longest thing that a word can belong to: '23. september'. */
const LOOKED_AT = 18;

/** `before` is the text up to the space, `word` follows it, `next` is the word after that. */
function staysWith(before: string, word: string, next: string): boolean {
  if (/\d$/.test(before)) {
    // 80 g, 0,7 mm, 12 stk.
    if (isUnit(word)) return true;
    // 5 × 500; a third measure may wrap: three and their unit are wider than a tile on a phone.
    if (/^[x×](?:\u00a0?\d|$)/.test(word))
      return (word.length > 1 || /^\d/.test(next)) && !/[x×][ \u00a0]\d[\d.,]*$/.test(before);
    // A4 80 g: a paper's format and its weight.
    if (/^\d/.test(word) && /(?:^|[^\p{L}\d])[A-E]\d$/u.test(before)) return true;
  }
  if (/\d\.?$/.test(before) && MONTHS.has(bareOf(word).toLowerCase())) return true;
  if (!/^\d/.test(word)) return false;
  if (/\d[ \u00a0]?[x×]$/.test(before)) return true;
  const [, month = ''] = /\d\.?[ \u00a0](\p{L}+)\.?$/u.exec(before) ?? [];
  return /^\d{4}(?!\d)/.test(word) && MONTHS.has(month.toLowerCase());
}

/** A range of measures, as data writes it: from, to, and what they are counted in. */
const RANGE = /(\d)-(?=\d[\d.,]*[ \u00a0]([^\s\u00a0]+))/g;

const dashed = (text: string): string =>
  text.replace(RANGE, (range, from: string, unit: string) => (isUnit(unit) ? `${from}–` : range));

/** Only spaces and the hyphens of ranges are changed. Not for numbers of goods and orders, which people copy. */
export function keptTogether(text: string): string {
  if (!/\d[x×.]? /.test(text)) return text;
  const [first = '', ...words] = dashed(text).split(' ');
  return words.reduce((told, word, at) => {
    const joined = staysWith(told.slice(-LOOKED_AT), word, words[at + 1] ?? '');
    return `${told}${joined ? FIXED : ' '}${word}`;
  }, first);
}
