// Telephone numbers. Spec §5 "phone": an optional +country prefix or a leading 0/00, then digits, spaces, dashes, dots, slashes
// and an optional parenthesised part.

const SHAPE = /^(?:\+\d{1,3}|00?)?[\d\s\-./]*(?:\([\d\s\-./]+\))?[\d\s\-./]*$/;
// The grammar alone would take a single digit; no number that can be called has under 6 digits, and E.164 ends at 15.
const FEWEST = 6;
const MOST = 17;
const LONGEST_TYPED = 32;

export function isPhone(typed: string): boolean {
  const text = typed.trim();
  const digits = text.replace(/\D/g, '').length;
  return text.length <= LONGEST_TYPED && SHAPE.test(text) && digits >= FEWEST && digits <= MOST;
}

/** For storing and for sending SMS: '+45 12 34 56 78', '0045 12345678' and '12345678' are '+4512345678'. Null when it cannot be one. */
export function phoneFrom(typed: string, countryCode = '45'): string | null {
  if (!isPhone(typed)) return null;
  const text = typed.trim();
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return `+${countryCode}${digits.replace(/^0/, '')}`;
}
