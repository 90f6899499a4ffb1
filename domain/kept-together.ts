// Keeps a number and its unit on one line: 'A4 80 g', '5 x 500 ark', '23. november 2026' get spaces that no line is broken at. What is said stays the same.

/** A space that no line is broken at. */
const FIXED = '\u00a0';

const UNITS =
  'kg|g|mg|l|dl|cl|ml|km|m|cm|mm|m²|g/m²|W|kW|Wh|kWh|V|A|mAh|Ah|lm|lx|K|Hz|MHz|GHz|dB|GB|TB|MB|°C|%|kr\\.?|DKK|øre|stk\\.?|pcs|pk\\.?|ds\\.?|ks\\.?|rl\\.?|sæt|set|par|pairs|ark|sheets|sider|pages|blade|lag|plies|rum|fag|skuffer|hylder|personer|portioner|timer|hours|min\\.?|dage|days|hverdage|weekdays|uger|weeks|måneder|months|år|years|point|points|cans?|cases?|rolls?|packs?|pack';
const MONTHS =
  'januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december|january|february|march|may|june|july|october|jan|feb|mar|apr|jun|jul|aug|sep|sept|okt|oct|nov|dec';

/** Each finds one space, with what stands before and after it. */
const RULES: readonly RegExp[] = [
  // 80 g, 0,7 mm, 12 stk.
  new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'),
  // 5 x 500, 162 × 229: both of its spaces.
  /(?<=\d) (?=[x×] ?\d)|(?<=\d[ \u00a0][x×]) (?=\d)/gu,
  // A4 80 g, C5 90 g: a paper's format and its weight.
  /(?<=(?<![\p{L}\d])[A-E]\d) (?=\d)/gu,
  // 23. november, november 2026.
  new RegExp(`(?<=\\d\\.?) (?=(?:${MONTHS})(?!\\p{L}))`, 'giu'),
  new RegExp(`(?<=\\d\\.?[ \\u00a0](?:${MONTHS})\\.?) (?=\\d{4}(?!\\d))`, 'giu'),
];

/** Only spaces are changed. Not for numbers of goods and orders, which people copy. */
export function keptTogether(text: string): string {
  if (!/\d[x×.]? /u.test(text)) return text;
  return RULES.reduce((told, rule) => told.replace(rule, FIXED), text);
}
