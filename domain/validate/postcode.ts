// Danish postcodes: those that PostNord's list has. Spec §3 "Customer address"; the shop delivers in Denmark (facts, section b).
import { POSTCODES } from '#domain/address/postcodes';
import { isDigits } from '#domain/validate/digits';
import { tidyLine } from '#domain/validate/written';

/** 'DK-2100', 'DK 2100' and '2100 København Ø' are '2100'. */
const digitsOf = (typed: string): string =>
  tidyLine(typed)
    .replace(/^dk[-\s]*/i, '')
    .replace(/^(\d{4}),?\s+\p{L}.*$/u, '$1')
    .replace(/^(\d{2}) (\d{2})$/, '$1$2');

const isGreenlandic = (typed: string): boolean => /^(?:(?:gl|dk)[-\s]*)?39\d{2}$/i.test(tidyLine(digitsOf(typed)));

/** As it is printed, or null when no place in Denmark has it. */
export function postcodeFrom(typed: string): string | null {
  const digits = digitsOf(typed);
  return POSTCODES.has(digits) ? digits : null;
}

/** The error of an invalid postcode: those of Greenland and the Faroes get a specific error, not one about their shape. */
export function postcodeFault(typed: string) {
  if (isGreenlandic(typed)) return 'POSTCODE_GREENLAND';
  if (/^(?:fo|fr)[-\s]*\d{3,4}$/i.test(tidyLine(typed))) return 'POSTCODE_FAROES';
  return isDigits(digitsOf(typed), 4) ? 'POSTCODE_UNKNOWN' : 'POSTCODE_INVALID';
}
