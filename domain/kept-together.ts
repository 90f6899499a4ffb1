// Keeps a number and its unit on one line: 'A4 80 g', '5 × 500 ark', '23. november 2026' get spaces that no line is broken at. What is said stays the same.

/** A space that no line is broken at. */
const FIXED = '\u00a0';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const UNITS = wordSet(
  'kg g mg l dl cl ml km m cm mm m² g/m² W kW Wh kWh V A mAh Ah lm lx K Hz MHz GHz dB GB TB MB °C % kr DKK øre stk pcs pk ds ks rl sæt set par pairs ark sheets sider pages blade lag plies rum fag skuffer hylder personer portioner timer hours min dage days hverdage weekdays uger weeks måneder months år years point points can cans case cases roll rolls pack packs',
);
const MONTHS = wordSet(
  'januar februar marts april maj juni juli august september oktober november december january february march may june july october jan feb mar apr jun jul aug sep sept okt oct nov dec',
);

/** More than the longest thing that a word can belong to: '23. september'. */
const LOOKED_AT = 18;

/** `before` ends where the space stands, `word` follows it, `next` is the word behind that. */
function staysWith(before: string, word: string, next: string): boolean {
  const bare = word.replace(/[.,;:!?)]+$/, '');
  if (/\d$/.test(before)) {
    // 80 g, 0,7 mm, 12 stk.
    if (UNITS.has(bare)) return true;
    // 5 × 500
    if (/^[x×](?:\u00a0?\d|$)/.test(word)) return word.length > 1 || /^\d/.test(next);
    // A4 80 g: a paper's format and its weight.
    if (/^\d/.test(word) && /(?:^|[^\p{L}\d])[A-E]\d$/u.test(before)) return true;
  }
  if (/\d\.?$/.test(before) && MONTHS.has(bare.toLowerCase())) return true;
  if (!/^\d/.test(word)) return false;
  if (/\d[ \u00a0]?[x×]$/.test(before)) return true;
  const [, month = ''] = /\d\.?[ \u00a0](\p{L}+)\.?$/u.exec(before) ?? [];
  return /^\d{4}(?!\d)/.test(word) && MONTHS.has(month.toLowerCase());
}

/** Only spaces are changed. Not for numbers of goods and orders, which people copy. */
export function keptTogether(text: string): string {
  if (!/\d[x×.]? /.test(text)) return text;
  const [first = '', ...words] = text.split(' ');
  return words.reduce((told, word, at) => {
    const joined = staysWith(told.slice(-LOOKED_AT), word, words[at + 1] ?? '');
    return `${told}${joined ? FIXED : ' '}${word}`;
  }, first);
}
