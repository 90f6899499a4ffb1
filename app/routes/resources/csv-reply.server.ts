// A file of values for spreadsheets: a mark, semicolons and CRLF, as Danish ones open it.
import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { csvCell } from '#domain/text/csv-cell';
import { privateFile } from './private-file.server';

export type CsvRow = readonly (string | number | null)[];

/** Formats øre with the decimal sign of a language. */
export const amountIn =
  (language: 'da' | 'en') =>
  (oere: number): string =>
    (oere / 100).toFixed(2).replace('.', language === 'da' ? ',' : '.');

const MARK = '\uFEFF';
const rowsAsCsv = (rows: readonly CsvRow[]): string => rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('');

/** `file`: its name without the ending. The first row has the titles of the columns. */
export const csvReply = (file: string, rows: readonly CsvRow[]): Response => csvResponse(file, MARK + rowsAsCsv(rows));

/** For files too large to be held: some rows at a time. A failure breaks the connection: the browser reports the file as incomplete. */
export const csvStream = (file: string, parts: AsyncIterable<readonly CsvRow[]>): Response =>
  csvResponse(file, createReadableStreamFromReadable(Readable.from(csvParts(parts))));

async function* csvParts(parts: AsyncIterable<readonly CsvRow[]>): AsyncGenerator<string> {
  yield MARK;
  for await (const rows of parts) yield rowsAsCsv(rows);
}

const csvResponse = (file: string, body: BodyInit): Response =>
  new Response(body, { headers: privateFile(`${file}.csv`, 'text/csv; charset=utf-8') });
