// Quick order: reads lines of product numbers and quantities that are typed, pasted from a spreadsheet or exported.
import { QUANTITY_CAP } from '#domain/quantity/quantity';
import { unambiguousNumber } from '#domain/reading/numbers';

/** Beyond this a cart page is of no use to anyone. */
export const MOST_QUICK_LINES = 500;
/** Longer than any SKU, EAN or cartridge number. */
export const LONGEST_CODE = 64;

/** A longer line is no number with a quantity. What takes lines apart may take longer than in proportion to their length. */
const LONGEST_LINE = 256;

export interface QuickLine {
  code: string;
  /** 0: what was typed is no quantity, or may be two; `typed` has it. */
  quantity: number;
  /** "LC 3217" may be a number with a space in it: the entire line, to be tried where `code` alone is no product's number. */
  whole: string | null;
  /** The text of an unreadable quantity. */
  typed: string | null;
}

type Counted = Pick<QuickLine, 'quantity' | 'typed'>;

const ONE: Counted = { quantity: 1, typed: null };

const withoutUnit = (text: string): string => text.replace(/\s*(stk|pk|pcs|x)\.?$/i, '');

/** Lists come from spreadsheets of both notations: "2,00" is two, and "1.000" is refused because it may be one or a thousand. */
function counted(text: string): Counted {
  const number = text.length > LONGEST_LINE ? null : unambiguousNumber(withoutUnit(text), 'either');
  const isQuantity = number !== null && Number.isInteger(number) && number >= 0 && number <= QUANTITY_CAP;
  return isQuantity ? { quantity: number, typed: null } : { quantity: 0, typed: text.slice(0, LONGEST_CODE) };
}

const lineOf = (code: string, { quantity, typed }: Counted, whole: string | null = null): QuickLine => ({
  code: code.slice(0, LONGEST_CODE),
  quantity,
  whole: whole?.slice(0, LONGEST_CODE) ?? null,
  typed,
});

const timesCounted = (digits: string | undefined): Counted => ({ quantity: Number(digits), typed: null });

/** One typed line without columns: "1234567 3", "3 x TN-2420", "TN-2420 x3", "TN-2420,2", "TN-2420"; null for an empty one. */
export function quickLineOf(line: string): QuickLine | null {
  const text = line.trim();
  if (text === '') return null;
  if (text.length > LONGEST_LINE) return lineOf(text, ONE);
  const [first = '', second, ...more] = text.split(',').map((part) => part.trim());
  if (second !== undefined && more.every((part) => part === ''))
    return lineOf(first, second === '' ? ONE : counted(second));
  const [, before, timed] = /^(\d{1,6})\s*(?:x|×|\*|stk\.?|gange)\s+(\S.*)$/i.exec(text) ?? [];
  if (timed) return lineOf(timed, timesCounted(before));
  const [, many, after] = /^(\S.*?)\s+(?:x|×|\*)\s*(\d{1,6})$/i.exec(text) ?? [];
  if (many) return lineOf(many, timesCounted(after));
  const [, code, quantity] = /^(\S.*?)\s+(\d{1,6})(?:\s*(?:stk|pk|pcs)\.?)?$/i.exec(text) ?? [];
  if (code) return lineOf(code, timesCounted(quantity), text);
  return lineOf(text, ONE);
}

/** At most one line more than may be ordered at once: how many further ones there are changes nothing. */
export function quickLinesOf(typed: string, most = MOST_QUICK_LINES): QuickLine[] {
  const lines: QuickLine[] = [];
  for (const typedLine of typed.split(/\r\n|\r|\n/)) {
    const line = quickLineOf(typedLine);
    if (line) lines.push(line);
    if (lines.length > most) break;
  }
  return lines;
}

/** Whether pasted text has columns, as a spreadsheet copies its cells. */
export const hasColumns = (typed: string): boolean => /[;\t]/.test(typed);

const CODE_HEADINGS =
  /^(sku|vare|varenr|varenummer|ean|ean-?nr|gtin|nr|nummer|kode|code|item|item ?(no|number)|part ?(no|number)|product|article|artikelnr)$/i;
const QUANTITY_HEADINGS = /^(antal|stk|qty|quantity|m(æ|ae)ngde|amount|pcs|bestil(les)?)$/i;
const TEXT_HEADINGS =
  /^(beskrivelse|varetekst|varenavn|navn|tekst|description|name|text|pris|price|enhed|unit|lager)$/i;

const headingName = (cell: string): string => cell.trim().replace(/[.:]+$/, '');

/**
 * Rows of a file or a pasted table: by its headings where it has them, else the number first and then the first cell that is a
 * quantity, so that columns of text in between are passed over.
 */
export function quickLinesOfRows(rows: readonly (readonly string[])[]): QuickLine[] {
  const [first = [], ...rest] = rows;
  const names = first.map(headingName);
  const codeAt = names.findIndex((name) => CODE_HEADINGS.test(name));
  const quantityAt = names.findIndex((name) => QUANTITY_HEADINGS.test(name));
  const isHeaded =
    names
      .filter(Boolean)
      .every((name) => [CODE_HEADINGS, QUANTITY_HEADINGS, TEXT_HEADINGS].some((of) => of.test(name))) ||
    (codeAt >= 0 && quantityAt >= 0);
  const columns = isHeaded && (codeAt >= 0 || quantityAt >= 0) ? { codeAt, quantityAt } : null;
  return (columns ? rest : rows).flatMap((cells) => {
    const row = cells.map((cell) => cell.trim());
    if (row.every((cell) => cell === '')) return [];
    if (columns) return headedLine(row, columns) ?? [];
    return (row.length === 1 ? quickLineOf(row[0] ?? '') : plainRow(row)) ?? [];
  });
}

function headedLine(row: readonly string[], at: { codeAt: number; quantityAt: number }): QuickLine | null {
  const codeAt = at.codeAt >= 0 ? at.codeAt : at.quantityAt === 0 ? 1 : 0;
  const code = row[codeAt] ?? '';
  const quantity = at.quantityAt >= 0 ? (row[at.quantityAt] ?? '') : quantityCell(row.slice(codeAt + 1));
  return code === '' && quantity === '' ? null : lineOf(code, quantity === '' ? ONE : counted(quantity));
}

function plainRow([code = '', ...others]: readonly string[]): QuickLine {
  const quantity = quantityCell(others);
  return lineOf(code, quantity === '' ? ONE : counted(quantity));
}

/** The first cell that is a quantity. A single cell is always the quantity, so that an unreadable one is reported. */
function quantityCell(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell !== '');
  const found = filled.find((cell) => counted(cell).quantity > 0) ?? filled.find((cell) => /^[-+]?[\d.,]+$/.test(cell));
  return found ?? (cells.length === 1 ? (cells[0] ?? '') : '');
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
    .map(({ code, quantity, whole, typed }) => whole ?? `${code};${typed ?? quantity}`)
    .join('\n');
}

export interface Summed<Line> {
  line: Line;
  quantity: number;
  /** Positions of the other lines merged into the first. */
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
