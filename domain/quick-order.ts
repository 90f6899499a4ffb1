// Quick order: what lines of numbers and quantities mean, however they are written or exported.

/** Beyond this a cart page is of no use to anyone. */
export const MOST_QUICK_LINES = 500;
/** Longer than any SKU, EAN or cartridge number. */
export const LONGEST_CODE = 64;

/** A longer line is no number with a quantity. What takes lines apart may take longer than in proportion to their length. */
const LONGEST_LINE = 256;

export interface QuickLine {
  code: string;
  quantity: number;
  /** "LC 3217" may be a number with a space in it: the whole line, to be tried where `code` alone is nothing. */
  whole: string | null;
}

/** A quantity that is no number is kept as 0, which the check tells at its line. */
const typedQuantity = (text: string): number | null => {
  if (text.length > LONGEST_LINE) return null;
  const plain = text.replace(/\s*(stk|pk|pcs|x)\.?$/i, '');
  if (/^\d{1,6}$/.test(plain)) return Number(plain);
  // "2,00" as spreadsheets write it; a part of a piece is no quantity.
  return /^\d{1,6}[.,]0+$/.test(plain) ? Number.parseInt(plain, 10) : null;
};

const lineOf = (code: string, quantity: number, whole: string | null = null): QuickLine => ({
  code: code.slice(0, LONGEST_CODE),
  quantity,
  whole: whole?.slice(0, LONGEST_CODE) ?? null,
});

/** One typed line: "1234567 3", "1234567;3", "3 x TN-2420", "TN-2420 x3", "TN-2420"; null for an empty one. */
export function quickLineOf(typed: string): QuickLine | null {
  const text = typed.trim();
  if (text === '') return null;
  if (text.length > LONGEST_LINE) return lineOf(text, 1);
  const [first = '', second, ...more] = text.split(/[;\t]/.test(text) ? /[;\t]/ : ',').map((part) => part.trim());
  if (second !== undefined && more.every((part) => part === ''))
    return lineOf(first, second === '' ? 1 : (typedQuantity(second) ?? 0));
  const [, times, timed] = /^(\d{1,6})\s*(?:x|×|\*|stk\.?|gange)\s+(\S.*)$/i.exec(text) ?? [];
  if (timed) return lineOf(timed, Number(times));
  const [, counted, count] = /^(\S.*?)\s+(?:x|×|\*)\s*(\d{1,6})$/i.exec(text) ?? [];
  if (counted) return lineOf(counted, Number(count));
  const [, code, quantity] = /^(\S.*?)\s+(\d{1,6})(?:\s*(?:stk|pk|pcs)\.?)?$/i.exec(text) ?? [];
  if (code) return lineOf(code, Number(quantity), text);
  return lineOf(text, 1);
}

/** One more than may be had at once, at most: how many more there are changes nothing. */
export function quickLinesOf(typed: string, most = MOST_QUICK_LINES): QuickLine[] {
  const lines: QuickLine[] = [];
  for (const typedLine of typed.split(/\r\n|\r|\n/)) {
    const line = quickLineOf(typedLine);
    if (line) lines.push(line);
    if (lines.length > most) break;
  }
  return lines;
}

const CODE_HEADINGS =
  /^(sku|varenr\.?|varenummer|vare|ean|ean-?nr\.?|gtin|nummer|kode|code|item|item ?no\.?|part ?no\.?|product)$/i;
const QUANTITY_HEADINGS = /^(antal|stk\.?|qty|quantity|m(æ|ae)ngde|amount|pcs)$/i;

/** Rows of a file: by its headings where it has them, else number first and quantity second. */
export function quickLinesOfRows(rows: readonly (readonly string[])[]): QuickLine[] {
  const [first = [], ...rest] = rows;
  const codeAt = first.findIndex((cell) => CODE_HEADINGS.test(cell.trim()));
  const quantityAt = first.findIndex((cell) => QUANTITY_HEADINGS.test(cell.trim()));
  const headed = codeAt >= 0 || quantityAt >= 0;
  const from = Math.max(codeAt, quantityAt === 0 ? 1 : 0);
  const count = quantityAt >= 0 ? quantityAt : from + 1;
  return (headed ? rest : rows).flatMap((row) => {
    const code = (row[from] ?? '').trim();
    const quantity = (row[count] ?? '').trim();
    if (code === '' && quantity === '') return [];
    return [lineOf(code, quantity === '' ? 1 : (typedQuantity(quantity) ?? 0))];
  });
}

/** The character that parts a file's columns: the one that its first lines have most of; semicolons win a draw, as Danish spreadsheets write them. */
export function separatorOf(text: string): ';' | ',' | '\t' {
  const head = text.split(/\r\n|\r|\n/, 5).join('\n');
  const count = (sign: string) => head.split(sign).length;
  const signs = [';', '\t', ','] as const;
  return signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Refused numbers as they may be typed again, each with its quantity. `isQuantity`: it was for that alone that the number was refused. */
export function linesToCorrect(
  lines: readonly QuickLine[],
  refused: readonly { code: string; isQuantity: boolean }[],
): string {
  const byCode = new Map(refused.map((one) => [one.code, one]));
  return lines
    .filter(({ code, quantity }) => byCode.has(code) && (quantity === 0 || byCode.get(code)?.isQuantity === false))
    .map(({ code, quantity, whole }) => whole ?? `${code};${quantity}`)
    .join('\n');
}

export interface Summed<Line> {
  line: Line;
  quantity: number;
  /** Places of the lines that are in it beside the first. */
  joined: number[];
}

/** Lines that turned out to be the same thing become one, at the place of the first; `keyOf` null: a line that stays by itself. */
export function summed<Line extends { quantity: number }>(
  lines: readonly Line[],
  keyOf: (line: Line) => string | number | null,
): Summed<Line>[] {
  const byKey = new Map<string | number | null, Summed<Line>>();
  return lines.flatMap((line, at) => {
    const key = keyOf(line);
    const known = byKey.get(key);
    if (known) {
      known.quantity += line.quantity;
      known.joined.push(at);
      return [];
    }
    const made = { line, quantity: line.quantity, joined: [] };
    if (key !== null) byKey.set(key, made);
    return [made];
  });
}
