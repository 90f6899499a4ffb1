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

/** "3 x TN-2420", "3,5 x TN-2420", "5xTN-2420": without a space only before a letter, because "2x100" may be a number. */
const TIMES_FIRST = /^([-+]?[\d.,]+)\s*(?:x|×|\*|stk\.?|gange)(?:\s+|(?=\p{L}))(\S.*)$/iu;
/** "TN-2420 x3", "TN-2420*3", "TN-2420 (3)" */
const TIMES_LAST = /^(\S.*?)(?:\s+x|\s*[×*])\s*([-+]?[\d.,]+)$|^(\S.*?)\s+\(([\d.,]+)\)$/i;
/** "TN-2420 2,5", "TN-2420 1.000": a comma or point within the last word. "HP 305,2" is the number HP 305. */
const PARTED_LAST = /^(\S.*?)\s+([-+]?(?:\d{1,2}[.,]\d+|\d{1,3}(?:[.,]\d{3})+))$/;
/** "1234567 3", "1200201 -2" */
const NUMBER_LAST = /^(\S.*?)\s+([-+]?\d{1,6})(?:\s*(?:stk|pk|pcs)\.?)?$/i;
/** "1200201 to", "TN-2420 3 kasser": the quantity of a number, and not one that can be counted on. */
const WORDS_LAST = /^(?=\S*\d)(\S{4,})\s+((?:\d{1,6}\s+)?\p{L}+\.?)$/u;

/** One typed line without columns: "1234567 3", "3 x TN-2420", "TN-2420 x3", "TN-2420,2", "TN-2420"; null for an empty one. */
export function quickLineOf(line: string): QuickLine | null {
  const text = line.trim();
  if (text === '') return null;
  if (text.length > LONGEST_LINE) return lineOf(text, ONE);
  const [, before, timed] = TIMES_FIRST.exec(text) ?? [];
  if (timed) return lineOf(timed, counted(before ?? ''), text);
  const parted = [TIMES_LAST, PARTED_LAST].map((form) => form.exec(text)?.filter(Boolean)).find(Boolean);
  if (parted) return lineOf(parted[1] ?? '', counted(parted[2] ?? ''), text);
  const [first = '', second, ...more] = text.split(',').map((part) => part.trim());
  if (second !== undefined && more.every((part) => part === ''))
    return lineOf(first, second === '' ? ONE : counted(second));
  const [, code, quantity] = NUMBER_LAST.exec(text) ?? WORDS_LAST.exec(text) ?? [];
  return code ? lineOf(code, counted(quantity ?? ''), text) : lineOf(text, ONE);
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

const headings = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** Headings without dots, spaces and hyphens. Where a file has one of these, a column `Nr.` has positions and `Vare` has names. */
const NUMBER_HEADINGS = headings(`
  sku varenr varenummer vareno ean eannr eannummer gtin artnr artikelnr artikelnummer bestillingsnr bestillingsnummer bestnr
  leverandørvarenr leverandørensvarenr levvarenr produktnr produktnummer produktkode katalognr itemno itemnumber itemcode
  partno partnumber productno productnumber productcode articleno articlenumber orderno ordercode stockcode`);
const CODE_HEADINGS = headings('vare produkt artikel nr no nummer number kode code item product article');
const QUANTITY_HEADINGS = headings(`
  antal stk antalstk antalistk qty quantity qtyordered orderqty orderedqty ordered mængde maengde amount pcs pieces bestil bestilles
  bestilt bestiltantal bestillingsantal`);
const TEXT_HEADINGS = headings(`
  pos position linje linjenr line lineno beskrivelse varebeskrivelse varetekst varenavn produktnavn betegnelse navn tekst
  description name text productname itemdescription pris stkpris enhedspris price unitprice beløb total ialt enhed unit lager
  bemærkning note`);

const headingName = (cell: string): string =>
  cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The line that gives Excel the separator: `sep=;`. */
const namesSeparator = ([cell = '', ...others]: readonly string[]): boolean =>
  /^sep=/i.test(cell.trim()) && others.every((other) => other.trim() === '');

/**
 * Rows of a file or a pasted table: by its headings where it has them, else the number first and then the only cell that is a
 * quantity, so that columns of text in between are passed over.
 */
export function quickLinesOfRows(table: readonly (readonly string[])[]): QuickLine[] {
  const rows = namesSeparator(table[0] ?? []) ? table.slice(1) : table;
  const columns = columnsNamed((rows[0] ?? []).map(headingName));
  return (columns ? rows.slice(1) : rows).flatMap((cells) => {
    const row = cells.map((cell) => cell.trim());
    if (row.every((cell) => cell === '')) return [];
    if (columns) return headedLine(row, columns) ?? [];
    return (row.length === 1 ? quickLineOf(row[0] ?? '') : plainRow(row)) ?? [];
  });
}

interface Columns {
  /** -1: not named. */
  codeAt: number;
  quantityAt: number;
}

/** Null for a row that has no headings. */
function columnsNamed(names: readonly string[]): Columns | null {
  const placeOf = (of: ReadonlySet<string>) => names.findIndex((name) => of.has(name));
  const numberAt = placeOf(NUMBER_HEADINGS);
  const codeAt = numberAt >= 0 ? numberAt : placeOf(CODE_HEADINGS);
  const quantityAt = placeOf(QUANTITY_HEADINGS);
  const known = [NUMBER_HEADINGS, CODE_HEADINGS, QUANTITY_HEADINGS, TEXT_HEADINGS];
  const areKnown = names.filter(Boolean).every((name) => known.some((of) => of.has(name)));
  const isHeaded = codeAt >= 0 && quantityAt >= 0 ? true : areKnown && (codeAt >= 0 || quantityAt >= 0);
  return isHeaded ? { codeAt, quantityAt } : null;
}

function headedLine(row: readonly string[], at: Columns): QuickLine | null {
  const codeAt = at.codeAt >= 0 ? at.codeAt : at.quantityAt === 0 ? 1 : 0;
  const code = row[codeAt] ?? '';
  const quantity = at.quantityAt >= 0 ? (row[at.quantityAt] ?? '') : quantityCell(row.slice(codeAt + 1));
  return code === '' && quantity === '' ? null : lineOf(code, quantity === '' ? ONE : counted(quantity));
}

/** A number that can be no quantity: "TN-2420", "1200106". */
const isNumberOnly = (cell: string): boolean =>
  cell.length >= 4 &&
  !/\s/.test(cell) &&
  (/^\d{7,}$/.test(cell) || /^(?=.*\p{L})(?=.*\d)/u.test(cell)) &&
  !isCountable(cell);

const isCountable = (cell: string): boolean => counted(cell).quantity > 0;

/** The number is in the first cell, or in the second after a position or a quantity. */
function plainRow([first = '', ...others]: readonly string[]): QuickLine {
  const isSecond = isCountable(first) && first.length < 4 && isNumberOnly(others[0] ?? '');
  const [code = '', rest] = isSecond ? [others[0], [first, ...others.slice(1)]] : [first, others];
  const quantity = quantityCell(rest);
  return lineOf(code, quantity === '' ? ONE : counted(quantity));
}

/**
 * The cell that is a quantity: an integer before one with decimals, which may be a price. Several different ones are returned
 * together, as a text that is no quantity, and a single cell always, so that an unreadable one is reported.
 */
function quantityCell(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell !== '');
  const numbers = filled.filter((cell) => isCountable(cell) || /^[-+]?[\d.,]+$/.test(cell));
  const whole = [...new Set(numbers.filter((cell) => isCountable(cell) && !/[.,]/.test(withoutUnit(cell))))];
  if (whole.length > 0) return whole.join(' / ');
  return numbers.find(isCountable) ?? numbers[0] ?? (cells.length === 1 ? (cells[0] ?? '') : '');
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
