// The order in which people expect sizes and amounts: XS before S, 28 before 30, '1,5 l' before '10 l', A5 before the larger A4.

/** Sort key of a text: its kind first, then the numbers. The caller breaks ties. */
export type NaturalKey = readonly [kind: number, unit: number, amount: number];

const LETTERS = 0;
const FORMAT = 1;
const NUMBER = 2;
const WORDS = 3;

/** 'XXL' or '2XL'. */
const LETTER_SIZE = /^(?:(\d{1,2})\s?-?x|(x*))([sml])$/i;
const PAPER = /^([abc])(\d{1,2})$/i;
const AMOUNT = /^([+-]?\d+(?:[.,]\d+)*)\s*([^\d\s]*)/;

/** Each family of units has its own place, and each unit its share of the family's own. */
const UNITS: Readonly<Record<string, readonly [family: number, factor: number]>> = {
  mm: [1, 1],
  cm: [1, 10],
  m: [1, 1000],
  ml: [2, 1],
  cl: [2, 10],
  dl: [2, 100],
  l: [2, 1000],
  liter: [2, 1000],
  mg: [3, 0.001],
  g: [3, 1],
  kg: [3, 1000],
  mb: [4, 1],
  gb: [4, 1000],
  tb: [4, 1_000_000],
};
const OTHER_UNIT = 9;

/** S is one step below M, XS two; L is one above, 3XL four. */
function letterSize(text: string): number | null {
  const found = LETTER_SIZE.exec(text);
  if (!found) return null;
  const [, times, crosses = '', letter = ''] = found;
  const steps = 1 + (times === undefined ? crosses.length : Number(times));
  if (letter.toLowerCase() === 'm') return steps === 1 ? 0 : null;
  return letter.toLowerCase() === 's' ? -steps : steps;
}

/** 'S/M' sorts between S and M. */
function letterRange(text: string): number | null {
  const parts = text.split(/\s*[/-]\s*/);
  if (parts.length > 2) return null;
  const sizes = parts.map(letterSize);
  const known = sizes.filter((size) => size !== null);
  return known.length === parts.length ? known.reduce((sum, size) => sum + size, 0) / parts.length : null;
}

/** The area of a format 0 relative to A0: B is larger by √2, C is in between. Each higher number halves it. */
const LARGEST: Readonly<Record<string, number>> = { a: 1, b: Math.SQRT2, c: 2 ** 0.25 };

/** '1.000' and '1,000' are a thousand, '0,250' and '1,5' are fractions. */
function numberWritten(text: string): number {
  const plain = /^[+-]?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, '') : text.replace(',', '.');
  return Number.parseFloat(plain);
}

export function naturalKey(text: string): NaturalKey {
  const plain = text.trim();
  const letters = letterRange(plain);
  if (letters !== null) return [LETTERS, 0, letters];
  const [, series, number] = PAPER.exec(plain) ?? [];
  if (series) return [FORMAT, 0, (LARGEST[series.toLowerCase()] ?? 1) / 2 ** Number(number)];
  const [, amount, unit = ''] = AMOUNT.exec(plain) ?? [];
  if (amount === undefined) return [WORDS, 0, 0];
  const [family, factor] = unit === '' ? [0, 1] : (UNITS[unit.toLowerCase()] ?? [OTHER_UNIT, 1]);
  return [NUMBER, family, numberWritten(amount) * factor];
}

export const compareKeys = (one: NaturalKey, other: NaturalKey): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** The same values in their natural order; words, and what is the same in other units, stay in the order that they came in. */
export function inNaturalOrder<Value>(values: readonly Value[], textOf: (value: Value) => string): Value[] {
  return values
    .map((value) => ({ value, key: naturalKey(textOf(value)) }))
    .sort((one, other) => compareKeys(one.key, other.key))
    .map(({ value }) => value);
}
