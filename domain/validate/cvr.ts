// Danish company numbers (CVR), the VAT id of a business. Spec §5: the VAT id may be required; the check is modulus 11.

const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];

/** The 8 digits, or null when it cannot be one. 'DK' in front, spaces and dashes are how people write it. */
export function cvrFrom(typed: string): string | null {
  const digits = typed
    .trim()
    .replace(/^dk/i, '')
    .replace(/[\s.-]/g, '');
  if (!/^[1-9]\d{7}$/.test(digits)) return null;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === 0 ? digits : null;
}

export function isCvr(typed: string): boolean {
  return cvrFrom(typed) !== null;
}
