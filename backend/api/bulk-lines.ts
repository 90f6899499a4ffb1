// Reads the lines of a bulk request: NDJSON, each line checked by the schema of its resource and reported by its number.
import type { ZodType, ZodTypeDef } from 'zod';

export const MOST_LINES = 10_000;
export const MOST_BULK_BYTES = 8 * 1024 * 1024;

/** What is wrong with a line. */
export interface LineFault {
  line: number;
  code: string;
  message: string;
}

export interface NumberedLine<Row> {
  line: number;
  row: Row;
}

export type ReadLines<Row> =
  | { ok: true; lines: NumberedLine<Row>[]; faults: LineFault[]; count: number }
  | { ok: false; message: string };

/** Empty lines do not count. The second line of the same subject is refused: which one holds is not for the shop to guess. */
export function readBulkLines<Row>(
  text: string,
  schema: ZodType<Row, ZodTypeDef, unknown>,
  subjectOf: (row: Row) => string,
  most = MOST_LINES,
): ReadLines<Row> {
  const lines: NumberedLine<Row>[] = [];
  const faults: LineFault[] = [];
  const firstOf = new Map<string, number>();
  let count = 0;
  for (const [at, written] of text.split('\n').entries()) {
    if (written.trim() === '') continue;
    count += 1;
    if (count > most) return { ok: false, message: `A request has at most ${most} lines.` };
    const line = at + 1;
    const read = readBulkLine(written, schema);
    if (!read.ok) {
      faults.push({ line, code: 'LINE_WRONG', message: read.message });
      continue;
    }
    const subject = subjectOf(read.row);
    const first = firstOf.get(subject);
    if (first === undefined) lines.push({ line, row: read.row });
    else faults.push({ line, code: 'LINE_REPEATED', message: `${subject} is on line ${first} already.` });
    if (first === undefined) firstOf.set(subject, line);
  }
  return count === 0 ? { ok: false, message: 'There is no line.' } : { ok: true, lines, faults, count };
}

function readBulkLine<Row>(
  written: string,
  schema: ZodType<Row, ZodTypeDef, unknown>,
): { ok: true; row: Row } | { ok: false; message: string } {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return { ok: false, message: 'The line is no JSON.' };
  }
  const read = schema.safeParse(value);
  if (read.success) return { ok: true, row: read.data };
  const [issue] = read.error.issues;
  return { ok: false, message: [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ') };
}
