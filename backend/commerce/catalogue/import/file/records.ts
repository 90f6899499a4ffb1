// Splits a catalogue file into records, so that a record with broken quotes does not affect the rest of the file. The contents of a record are parsed
// by csv-parse (rows.ts next to this file); this file only finds where each begins and ends.
import { createReadStream } from 'node:fs';
import type { Encoding } from './encoding';

export interface RawRecord {
  /** Where it begins. */
  line: number;
  text: string;
  fault: 'unclosedQuote' | 'tooLarge' | null;
}

/** No product is larger: a record of this size is reported and skipped, regardless of quotes. */
export const MOST_RECORD = 1024 * 1024;

interface Line {
  number: number;
  text: string;
  tooLarge: boolean;
}

/** Some at a time: to wait for each costs more than to cut it. */
async function* linesOf(path: string, encoding: Encoding): AsyncGenerator<Line[]> {
  const decoder = new TextDecoder(encoding);
  let number = 1;
  let rest = '';
  let tooLarge = false;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const text = rest + decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be half of a line end.
    const end = text.endsWith('\r') ? -1 : undefined;
    const parts = text.slice(0, end).split(LINE_END);
    rest = (parts.pop() ?? '') + (end === undefined ? '' : '\r');
    const lines: Line[] = [];
    for (const text of parts) {
      lines.push(lineOf(number, text, tooLarge));
      tooLarge = false;
      number += 1;
    }
    yield lines;
    if (rest.length > MOST_RECORD) {
      tooLarge = true;
      rest = '';
    }
  }
  const last = (rest + decoder.decode()).split(LINE_END);
  if (last.at(-1) === '' && !tooLarge) last.pop();
  yield last.map((text, at) => lineOf(number + at, text, tooLarge && at === 0));
}

/** Old Macintosh programs, and Excel's "CSV (Macintosh)", end lines with a carriage return alone. */
const LINE_END = /\r\n|\r|\n/;

const lineOf = (number: number, text: string, tooLarge: boolean): Line => ({
  number,
  text: tooLarge ? '' : text,
  tooLarge: tooLarge || text.length > MOST_RECORD,
});

const oddQuotes = (text: string): boolean => {
  let odd = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) odd = !odd;
  return odd;
};

/** A cell may hold line ends between quotes: a record ends where its quotes are even. Some records at a time. */
export async function* recordsOf(path: string, encoding: Encoding): AsyncGenerator<RawRecord[]> {
  const open = new OpenRecord();
  for await (const lines of linesOf(path, encoding)) yield lines.flatMap((line) => [...open.take(line)]);
  yield [...open.end()];
}

class OpenRecord {
  private lines: Line[] = [];
  private size = 0;

  *take(line: Line): Generator<RawRecord> {
    const isOpen = this.lines.length > 0;
    if (!isOpen && line.text === '' && !line.tooLarge) return;
    this.lines.push(line);
    this.size += line.text.length + 1;
    // Without an open record an even line is a record; within one, an odd line closes it.
    const closes = oddQuotes(line.text) === isOpen;
    if (line.tooLarge || this.size > MOST_RECORD) yield* this.giveUp();
    else if (closes) yield this.close();
  }

  *end(): Generator<RawRecord> {
    while (this.lines.length > 0) yield* this.giveUp();
  }

  private close(): RawRecord {
    const record = {
      line: this.lines[0]?.number ?? 0,
      text: this.lines.map(({ text }) => text).join('\n'),
      fault: null,
    };
    this.lines = [];
    this.size = 0;
    return record;
  }

  /** The first line is at fault; those after it are read again, as if it were not there. */
  private *giveUp(): Generator<RawRecord> {
    const [first, ...rest] = this.lines;
    this.lines = [];
    this.size = 0;
    if (!first) return;
    const tooLarge = first.tooLarge || (rest.length === 0 && first.text.length >= MOST_RECORD);
    yield { line: first.number, text: '', fault: tooLarge ? 'tooLarge' : 'unclosedQuote' };
    for (const line of rest) yield* this.take(line);
  }
}

/** The lines after the first of a record that could not be read, as if that one were not there. */
export function* afterFirstLine({ line, text }: RawRecord): Generator<RawRecord> {
  const open = new OpenRecord();
  for (const [at, each] of text.split('\n').slice(1).entries()) yield* open.take(lineOf(line + at + 1, each, false));
  yield* open.end();
}
