// One value in a file that spreadsheets open: what someone typed must not become a formula there.

/** How spreadsheets begin a formula; East Asian keyboards type the same signs in full width. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const PLAIN_NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** For files with semicolon-separated values. */
export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
