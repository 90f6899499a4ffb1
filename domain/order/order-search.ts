// What staff type to find an order or a customer, as patterns for the database.

/** Shorter texts match too much, and no index helps to find them. */
export const LEAST_SEARCHED = 3;
const LONGEST = 100;

export interface SearchedText {
  /** Lower case, for LIKE. */
  pattern: string;
  /** For LIKE on telephone numbers without spaces; null: it is no number. */
  phone: string | null;
  sku: string;
}

const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export const isSearchable = (typed: string): boolean => {
  const { length } = typed.trim();
  return length >= LEAST_SEARCHED && length <= LONGEST;
};

/** Telephone numbers are stored as they were typed, with and without +45: the last digits are what they share. */
export function foundText(typed: string): SearchedText {
  const text = typed.trim();
  const digits = text.replace(/[ +()-]/g, '');
  const isPhone = /^\d{6,15}$/.test(digits) && digits !== text;
  const isDanish = /^\s*(\+|00)45/.test(text);
  const number = isDanish ? digits.replace(/^(00)?45/, '') : digits;
  return { pattern: contains(text.toLowerCase()), phone: isPhone ? contains(number) : null, sku: text };
}
