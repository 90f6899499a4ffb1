// Postcodes by country. Spec §3 "Customer address"; Danish ones have four digits (facts, section b).

const SHAPES: Readonly<Record<string, RegExp>> = {
  // The lowest Danish postcode in use is 0555; those that begin with 39 are Greenland's.
  DK: /^(?!0[0-4]|39)\d{4}$/,
  GL: /^39\d{2}$/,
  FO: /^[1-9]\d{2}$/,
  NO: /^\d{4}$/,
  SE: /^\d{5}$/,
  FI: /^\d{5}$/,
  DE: /^\d{5}$/,
};
const ELSEWHERE = /^[A-Z0-9][A-Z0-9 -]{1,9}$/i;

/** As it is printed ('DK-2100' and '2100' are '2100', '123 45' is '12345' in Sweden), or null when it cannot be one. */
export function postcodeFrom(typed: string, countryCode = 'DK'): string | null {
  const country = countryCode.toUpperCase();
  const shape = SHAPES[country];
  const text = typed.trim().toUpperCase();
  if (!shape) return ELSEWHERE.test(text) ? text : null;
  const bare = text.replace(new RegExp(`^${country}[- ]?`), '').replace(/\s/g, '');
  return shape.test(bare) ? bare : null;
}

export function isPostcode(typed: string, countryCode = 'DK'): boolean {
  return postcodeFrom(typed, countryCode) !== null;
}
