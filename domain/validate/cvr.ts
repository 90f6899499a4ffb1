// Danish company numbers (CVR), the VAT id of a business. Spec §5: the VAT id may be required; the check is modulus 11.
import { isDigits } from '#domain/validate/digits';
import { tidyLine, withoutSeparators, withoutWord } from '#domain/validate/written';

const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];

/** 'CVR-nr.' and 'DK' in front, spaces and dashes are how people write it. */
const cvrDigits = (typed: string): string =>
  withoutSeparators(withoutWord(withoutWord(tidyLine(typed), 'cvr|se[-/]cvr|vat|moms'), 'dk'));

/** The 8 digits, or null when it cannot be one. */
export function cvrFrom(typed: string): string | null {
  const digits = cvrDigits(typed);
  if (!isDigits(digits, 8) || digits.startsWith('0')) return null;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === 0 ? digits : null;
}

/** What is wrong with one that cannot be: how many digits there are, or one of them. */
export const cvrFault = (typed: string) => (isDigits(cvrDigits(typed), 8) ? 'CVR_CHECK_DIGIT' : 'CVR_INVALID');

export function isCvr(typed: string): boolean {
  return cvrFrom(typed) !== null;
}
