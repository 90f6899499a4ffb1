// Telephone numbers. Spec §5 "phone": an optional +country prefix or a leading 0/00, then digits, spaces, dashes, dots, slashes
// and an optional parenthesised part.
import { isDigits } from '#domain/validate/digits';
import { tidyLine } from '#domain/validate/written';

const SHAPE = /^(?:\+\d{1,3}|00?)?[\d\s\-./]*(?:\([\d\s\-./]+\))?[\d\s\-./]*$/;
const WORD = /^(?:(?:telefon|tlf|tel|phone|mobil|mob)(?:nummer|nr|\.nr)?|[tm])[\s.:]+/i;
const LONGEST_TYPED = 40;
/** Digits after the '+': no number that can be called has under 8, and E.164 ends at 15. */
const FEWEST = 8;
const MOST = 15;

/** As the rule of the specification reads it: without the word before it, its country not in brackets, dashes of every kind as one. */
function writtenPhone(typed: string): string {
  const text = tidyLine(typed)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(WORD, '');
  return text.replace(/^\(\s*((?:\+|00)\d{1,3})\s*\)/, '$1 ');
}

/** The number that is dialled at home after the country's: '(0)8' and '08' are '8' to callers from abroad. */
function abroad(text: string): string | null {
  const [, country = '', rest = ''] =
    /^(?:\+|00)\s*(45|46|47|44|49|358|298|299|354|[1-9]\d{0,2}?)(.*)$/.exec(text) ?? [];
  const number = rest.replace(/\D/g, '').replace(/^0/, '');
  if (country === '' || /^(\d)\1*$/.test(number)) return null;
  if (country === '45') return isDanish(number) ? `+45${number}` : null;
  const digits = country + number;
  return digits.length >= FEWEST && digits.length <= MOST ? `+${digits}` : null;
}

/** Danish ones have 8 digits and no area code; no number begins with 0. */
const isDanish = (digits: string): boolean => isDigits(digits, 8) && !digits.startsWith('0') && !/^1+$/.test(digits);

/** For storing and for sending SMS: '+45 12 34 56 78', '0045 12345678' and '12345678' are '+4512345678'. Null when it cannot be one. */
export function phoneFrom(typed: string): string | null {
  const text = writtenPhone(typed);
  if (text.length > LONGEST_TYPED || !SHAPE.test(text)) return null;
  if (/^(\+|00)/.test(text)) return abroad(text);
  const digits = text.replace(/\D/g, '');
  // The country's number without its plus: no Danish number has ten digits.
  if (digits.length === 10 && digits.startsWith('45')) return isDanish(digits.slice(2)) ? `+${digits}` : null;
  const number = digits.length === 9 ? digits.replace(/^0/, '') : digits;
  return isDanish(number) ? `+45${number}` : null;
}

/** As people read it: '+45 12 34 56 78' for '+4512345678'. Any other text stays as it is. */
export const readablePhone = (stored: string): string =>
  stored.replace(/^\+45(\d{2})(\d{2})(\d{2})(\d{2})$/, '+45 $1 $2 $3 $4');
