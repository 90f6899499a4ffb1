// Which numbers are sent SMS: mobile numbers of the countries that the setting lists. Other numbers are expensive (premium, satellite) or cannot receive SMS.
import parsePhoneNumber from 'libphonenumber-js/max';
import { isDanishMobile } from '#domain/validate/mobile';

/** In some countries the number does not distinguish mobiles from landlines. */
const REACHED = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** `stored`: '+4520304050'. The library does not separate Danish series. */
export function isReachedBySms(stored: string, countries: readonly string[]): boolean {
  const parsed = parsePhoneNumber(stored);
  if (!parsed?.country || !countries.includes(parsed.country)) return false;
  return parsed.country === 'DK' ? isDanishMobile(stored) : REACHED.has(parsed.getType() ?? '');
}
