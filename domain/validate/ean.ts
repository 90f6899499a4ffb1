// EAN and GLN numbers. Spec §5 "ean": 13 digits after removing dashes and spaces, alternating weights 1 and 3, sum divisible by 10.
import { isDigits } from '#domain/validate/digits';
import { tidyLine, withoutSeparators, withoutWord } from '#domain/validate/written';

/** 'EAN', 'GLN' and 'EAN-nummer' in front are how people write it. */
const eanDigits = (typed: string): string =>
  withoutSeparators(withoutWord(tidyLine(typed), 'ean\\s*/\\s*gln|gln\\s*/\\s*ean|ean[-\\s]?lokations|ean|gln'));

/** The 13 digits, or null when it cannot be one. Thirteen zeros pass the sum and name no place. */
export function eanFrom(typed: string): string | null {
  const digits = eanDigits(typed);
  return isDigits(digits, 13) && !/^0+$/.test(digits) && weighted(digits) % 10 === 0 ? digits : null;
}

/** What is wrong with one that cannot be: how many digits there are, or one of them. */
export function eanFault(typed: string): 'EAN_CHECK_DIGIT' | 'EAN_INVALID' {
  return isDigits(eanDigits(typed), 13) ? 'EAN_CHECK_DIGIT' : 'EAN_INVALID';
}

export function isEan(typed: string): boolean {
  return eanFrom(typed) !== null;
}

function weighted(digits: string): number {
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
}
