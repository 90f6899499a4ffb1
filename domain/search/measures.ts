// Sizes and amounts as the search compares them: "80g", "80 gram" and "80 g/m²" are one, as are "90x120" and "120 × 90 cm". The database's search_measures in the same steps.

/** Each unit as it is written, with its base unit and how many of these it is. */
const UNITS: Readonly<Record<string, readonly [base: string, of: number]>> = {
  ...measureUnit('mm', 1, 'mm millimeter millimetre millimetres'),
  ...measureUnit('mm', 10, 'cm centimeter centimetre centimetres'),
  ...measureUnit('mm', 1000, 'm meter metre metres meters'),
  ...measureUnit('g', 1, 'g gr gram grams gsm'),
  ...measureUnit('g', 1000, 'kg kilo kilogram'),
  ...measureUnit('ml', 1, 'ml milliliter'),
  ...measureUnit('ml', 10, 'cl'),
  ...measureUnit('ml', 100, 'dl'),
  ...measureUnit('ml', 1000, 'l ltr liter litre liters litres'),
  ...measureUnit('gb', 1, 'gb gigabyte'),
  ...measureUnit('gb', 1000, 'tb terabyte'),
  ...measureUnit('lm', 1, 'lm lumen lumens'),
  ...measureUnit('in', 1, '" ″ ” tommer tomme inch inches'),
  ...measureUnit('ply', 1, 'lag lags ply'),
  ...measureUnit('pcs', 1, 'stk styk stykker pcs pieces'),
  ...measureUnit('sheets', 1, 'ark sheets'),
  ...measureUnit('rolls', 1, 'rl rulle ruller roll rolls'),
  ...measureUnit('pack', 1, 'pk pak pakke pakker pack packs'),
  ...measureUnit('w', 1, 'w watt'),
};

function measureUnit(base: string, of: number, names: string): Record<string, readonly [string, number]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, [base, of] as const]));
}

const NO_UNIT = ['', 1] as const;
const unitNamed = (name: string | undefined): readonly [base: string, of: number] => UNITS[String(name)] ?? NO_UNIT;

const NUMBER = '[0-9]{1,7}(?:[.,][0-9]{1,3})?';
const ENDS = '(?![a-zæøå0-9²³])';
const TIMES = ' ?[x×*] ?';
const SIZE = `(${NUMBER})${TIMES}(${NUMBER})(?:${TIMES}(${NUMBER}))?(?: ?(mm|cm|m)${ENDS})?`;
const AMOUNT = `(${NUMBER})[ -]?(${Object.keys(UNITS).join('|')})${ENDS}`;
/** Staples are named by wire and leg ("24/6"), plugs by a letter ("USB-C"), clothes by a size ("str. L"): signs that are adjacent in the text. */
const PAIR =
  '(?<!/)([0-9]{1,3}) ?/ ?([0-9]{1,2})(?![0-9/.,a-zæøå])|(usb)[ -]?([abc])(?![a-zæøå0-9])|(str|size)[. ]{1,2}(xxs|xs|s|m|l|xl|xxl|[0-9]{1,2})(?![a-zæøå0-9,.])';
const DECIMAL = '([0-9]{1,7}[.,][0-9]{1,3})(?![0-9])';
// A word may be joined to what is typed ("usb64gb"), but one or two letters before make a name of it ("A4", "TN-243M"), and a number is never cut in two.
const STARTS = '(?<![0-9.,])(?<!(?<![a-zæøå])[a-zæøå]{1,2})';
const MEASURE = new RegExp(`${STARTS}(?:${SIZE}|${AMOUNT}|${PAIR}|${DECIMAL})`, 'g');

export interface Measure {
  /** Its position in the text. */
  from: number;
  to: number;
  /** Spellings of it in the index; a size without a unit may be in millimetres or centimetres. */
  lexemes: string[];
  /** Its numbers as plain words, for texts that say it otherwise. */
  numbers: string[];
  /** Words that must be adjacent, instead of a lexeme: "24/6", "usb-c". */
  pair?: readonly [string, string];
}

/** In thousandths: "0,7", "0.7" → 700; "4.000" → 4000000, for a mark before three figures parts thousands. */
function thousandths(number: string): number {
  const plain = /^[1-9][0-9]{0,2}[.,][0-9]{3}$/.test(number) ? number.replace(/[.,]/, '') : number.replace(',', '.');
  return Math.round(Number(plain) * 1000);
}

const sizeOf = (sides: readonly number[], times: number, base: string): string =>
  `%${[...sides]
    .sort((one, other) => other - one)
    .map((side) => side * times)
    .join('x')}${base}`;

type Signs = readonly [first: string | undefined, second: string | undefined];

const pairOf = (...read: readonly Signs[]): readonly [string, string] | null =>
  read.flatMap(([first, second]) => (first && second ? [[first, second] as const] : []))[0] ?? null;

/** Every size, amount and decimal number in the text, in order; linear in its length, since numbers are bounded. */
export function measuresIn(text: string): Measure[] {
  const plain = text.toLowerCase().replace(/[\u00a0\u202f\t\n]/g, ' ');
  return [...plain.matchAll(MEASURE)].map((found) => {
    const [whole, a, b, c, of, amount, name, wire, leg, plug, letter, worn, size, decimal] = found;
    const sides = [a, b, c].flatMap((side) => (side === undefined ? [] : [thousandths(side)]));
    const numbers = [...whole.matchAll(/[0-9]+/g)].map(([number]) => number);
    const place = { from: found.index, to: found.index + whole.length, numbers };
    if (a !== undefined) return { ...place, lexemes: sizesOf(sides, of) };
    const pair = pairOf([wire, leg], [plug, letter], [worn, size]);
    if (pair) return { ...place, lexemes: [], pair };
    if (decimal !== undefined) return { ...place, lexemes: [`%${thousandths(decimal)}n`] };
    const [base, times] = unitNamed(name);
    return { ...place, lexemes: [`%${thousandths(String(amount)) * times}${base}`] };
  });
}

function sizesOf(sides: readonly number[], unitName: string | undefined): string[] {
  const [base, times] = unitNamed(unitName);
  if (base !== '') return [sizeOf(sides, times, base)];
  return [sizeOf(sides, 1, ''), sizeOf(sides, 1, 'mm'), sizeOf(sides, 10, 'mm')];
}
