// Url keys, SKUs and barcodes of the demo world.

const DANISH: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa', é: 'e', ü: 'u', ö: 'o', ä: 'a' };

/** 'Kuglepen Nordlys 0,7 mm blå' → 'kuglepen-nordlys-0-7-mm-blaa'. Danish letters become two (D26), never one. */
export function urlKeyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[æøåéüöä]/g, (letter) => DANISH[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The last digit of a 13-digit EAN: weights 1 and 3 alternating from the left (spec §5). */
export function eanCheckDigit(twelve: string): number {
  let sum = 0;
  for (let at = 0; at < 12; at += 1) sum += Number(twelve[at]) * (at % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

export function eanOf(prefix: string, serial: string): string {
  const twelve = prefix + serial.padStart(12 - prefix.length, '0');
  return twelve + String(eanCheckDigit(twelve));
}

/** Seven digits: theme (2), line (3), variant (2); lines are only appended, so a SKU never moves. */
export function serialOf(theme: number, line: number, variant: number): string {
  return `${theme}${String(line).padStart(3, '0')}${String(variant).padStart(2, '0')}`;
}
