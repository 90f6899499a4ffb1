// Numbers that are typed into forms, in Danish notation. Spec §5 "numeric".
import { unambiguousNumber } from '#domain/reading/numbers';
import { tidyLine } from '#domain/validate/written';

const MOST = 99_999_999;

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
  const text = tidyLine(typed)
    .replace(/^(?:kr\.?|dkk)\s*/i, '')
    .replace(/\s*(?:kr\.?|kroner|dkk)$/i, '')
    .replace(/,-$/, '');
  if (/,\d{3,}$|\.\d{4,}$/.test(text)) return null;
  const number = unambiguousNumber(text, 'danish');
  return number !== null && number >= 0 && number <= MOST ? number : null;
}
