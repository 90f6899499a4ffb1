// Which numbers are sent SMS: mobile numbers of the countries that the setting lists. Others cost money (premium, satellite) or reach nobody.
import parsePhoneNumber from 'libphonenumber-js/max';
import { isDanishMobile } from '#domain/validate/mobile';

/** The numbers of some countries do not tell mobiles from landlines. */
const REACHED = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** `stored`: '+4520304050'. The library does not separate Danish series. */
export function isReachedBySms(stored: string, countries: readonly string[]): boolean {
  const parsed = parsePhoneNumber(stored);
  if (!parsed?.country || !countries.includes(parsed.country)) return false;
  return parsed.country === 'DK' ? isDanishMobile(stored) : REACHED.has(parsed.getType() ?? '');
}
