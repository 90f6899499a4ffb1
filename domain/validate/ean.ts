// EAN and GLN numbers. Spec §5 "ean": 13 digits after removing dashes and spaces, alternating weights 1 and 3, sum divisible by 10.

/** The 13 digits, or null when it cannot be one. */
export function eanFrom(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{13}$/.test(digits) && weighted(digits) % 10 === 0 ? digits : null;
}

export function isEan(typed: string): boolean {
  return eanFrom(typed) !== null;
}

/** The number with its check digit, from the first 12 digits. */
export function withCheckDigit(first12: string): string {
  if (!/^\d{12}$/.test(first12)) throw new RangeError('An EAN begins with 12 digits');
  return first12 + String((10 - (weighted(first12) % 10)) % 10);
}

function weighted(digits: string): number {
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
}
