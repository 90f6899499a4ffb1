// Numbers that are typed into forms, in Danish notation. Spec §5 "numeric".
import { readNumber, unambiguousNumber, unmistakable } from '#domain/reading/numbers';
import { tidyLine } from '#domain/validate/written';

const MOST = 99_999_999;
/** As a catalogue file takes it. */
const MOST_PRICE = 9_999_999;

/** Digits, with or without thousands separators: `1,000` and `1.00` are refused, for an English reader means another number. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[.\s]\d{3})+)$/;

/** '12', '1.000', '12 stk.'; null for anything but a non-negative integer. */
export function wholeFrom(typed: string): number | null {
  const text = tidyLine(typed).replace(/\s*(?:stk|pcs)\.?$/i, '');
  const number = WHOLE.test(text) ? unambiguousNumber(text, 'danish') : null;
  return number !== null && number <= MOST ? number : null;
}

/** '250', '250,00', '1.000 kr.', 'kr. 250,-'; null for what is no amount, or has more than two decimals. */
export function kronerFrom(typed: string): number | null {
  const text = bareAmount(typed);
  if (/,\d{3,}$|\.\d{4,}$/.test(text)) return null;
  const number = unambiguousNumber(text, 'danish');
  return number !== null && number >= 0 && number <= MOST ? number : null;
}

/** '250,-', '250.-', '250 kr.-': a dash in the place of the øre. */
const NO_OERE = /\s*[.,]\s?[-\u2010-\u2015\u2212]{1,2}$/;

const bareAmount = (typed: string): string =>
  tidyLine(typed)
    .replace(/^(?:kr\.?|dkk)\s*/i, '')
    .replace(NO_OERE, '')
    .replace(/\s*(?:kr\.?|kroner|dkk)$/i, '')
    .replace(NO_OERE, '');

export type PriceReading =
  | { kind: 'price'; kroner: number }
  | { kind: 'not-a-price' }
  /** As the two amounts can be typed without doubt. */
  | { kind: 'ambiguous'; one: string; other: string };

/** A price that staff type in Danish or English notation: '1.234,50', '1,234.50'. '1.250' is refused with both readings: a price is charged. */
export function readPrice(typed: string): PriceReading {
  const text = bareAmount(typed);
  const reading = readNumber(text, 'either');
  if (reading.kind === 'ambiguous') {
    const [one, other] = reading.readings;
    return { kind: 'ambiguous', one: unmistakable(one), other: unmistakable(other) };
  }
  const kroner = reading.kind === 'number' ? reading.value : Number.NaN;
  const isPrice = kroner >= 0 && kroner <= MOST_PRICE && Math.abs(kroner * 100 - Math.round(kroner * 100)) < 1e-6;
  return isPrice ? { kind: 'price', kroner } : { kind: 'not-a-price' };
}
