// Quick order: typed lines and a file at first, then rows of number and quantity that can be put right one by one.
import { parse } from 'csv-parse/sync';
import {
  hasColumns,
  MOST_QUICK_LINES,
  type QuickLine,
  quickLinesOf,
  quickLinesOfRows,
  separatorOf,
} from '#domain/cart/quick-order';
import { decodedFile } from '#domain/reading/decoded';
import { REFUSALS } from '#domain/refusal/refusals';

export const QUICK_INTENTS = ['check', 'add', 'add-good'] as const;
export type QuickIntent = (typeof QUICK_INTENTS)[number];

export type ParsedQuickOrder =
  | { ok: true; intent: QuickIntent; lines: QuickLine[] }
  | { ok: false; field: 'lines' | 'file'; error: string; typed: string };

/** The front door lets no larger body in. */
export const QUICK_ORDER_BYTES = 1024 * 1024;
/** A file shares it with what was typed. */
const MOST_BYTES = 1_000_000;

export async function parseQuickOrder(form: FormData): Promise<ParsedQuickOrder> {
  const intent = QUICK_INTENTS.find((known) => known === form.get('intent')) ?? 'check';
  const parsed = await typedLines(form, MOST_QUICK_LINES);
  if (!parsed.ok) return parsed;
  const lines = [...rowsIn(form), ...parsed.lines];
  const wrong = (error: string) => ({ ok: false as const, field: 'lines' as const, error, typed: parsed.typed });
  if (lines.length === 0) return wrong('ink:quick.nothing');
  return lines.length > MOST_QUICK_LINES ? wrong('ink:quick.tooMany') : { ok: true, intent, lines };
}

type TypedLines = { ok: true; lines: QuickLine[]; typed: string } | Extract<ParsedQuickOrder, { ok: false }>;

/** Numbers and quantities that are typed, pasted or in a file; of a file one more than `most` at most. */
export async function typedLines(form: FormData, most: number): Promise<TypedLines> {
  const typed = String(form.get('lines') ?? '');
  const file = form.get('file');
  const lines = linesOfText(typed, most);
  if (lines === null) return { ok: false, field: 'lines', error: 'ink:quick.notCsv', typed };
  if (!(file instanceof File) || file.size === 0) return { ok: true, lines, typed };
  const wrong = (error: string) => ({ ok: false as const, field: 'file' as const, error, typed });
  if (file.size > MOST_BYTES) return wrong(REFUSALS.BODY_TOO_LARGE);
  const read = linesOfFile(new Uint8Array(await file.arrayBuffer()), most);
  return read ? { ok: true, lines: [...lines, ...read], typed } : wrong('ink:quick.notCsv');
}

/** Typed or pasted lines. Null where a quote is never closed. */
export const linesOfText = (typed: string, most: number): QuickLine[] | null =>
  hasColumns(typed) ? rowsOfText(typed, most) : quickLinesOf(typed, most);

/** The check page's own rows: a number and its quantity at the same position; a row without a number is removed. */
function rowsIn(form: FormData): QuickLine[] {
  const quantities = form.getAll('qty').map(String);
  return form.getAll('code').flatMap((code, at) => {
    const text = String(code).trim();
    return text === '' ? [] : quickLinesOfRows([[text, quantities[at] ?? '']]);
  });
}

/** A longer row cannot consist of item numbers and quantities, and would take as long to parse as an entire file. */
const LONGEST_ROW = 4_096;

/** Null for what is no text or cannot be parted into columns. */
function linesOfFile(bytes: Uint8Array, most: number): QuickLine[] | null {
  const text = decodedFile(bytes);
  // A spreadsheet's own format, a picture: text has no zero bytes.
  return text.includes('\u0000') ? null : rowsOfText(text, most);
}

/** Null where a quote is never closed: its column has no end. */
function rowsOfText(text: string, most: number): QuickLine[] | null {
  try {
    const options = { delimiter: separatorOf(text), relax_column_count: true, skip_empty_lines: true, trim: true };
    const rows: unknown = parse(text, {
      ...options,
      relax_quotes: true,
      max_record_size: LONGEST_ROW,
      to: most + 2,
    });
    return Array.isArray(rows)
      ? quickLinesOfRows(rows.map((row) => (Array.isArray(row) ? row.map(String) : [])))
      : null;
  } catch {
    return null;
  }
}
