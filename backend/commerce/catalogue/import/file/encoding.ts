// Detects a file's character encoding from its bytes, before a row of it is read.
import { createReadStream } from 'node:fs';
import type { Fault } from '../faults';

export type Encoding = 'utf-8' | 'windows-1252';

const NEWLINE = 10;

/** The line of the first byte that UTF-8 does not have, or null. */
async function firstForeignLine(path: string): Promise<number | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const bytes: Buffer = chunk;
    try {
      decoder.decode(bytes, { stream: true });
    } catch {
      return line + newlinesBefore(bytes, firstForeignByte(bytes));
    }
    line += newlinesBefore(bytes, bytes.length);
  }
  try {
    decoder.decode();
    return null;
  } catch {
    return line;
  }
}

function newlinesBefore(bytes: Buffer, end: number): number {
  let found = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0 && at < end; at = bytes.indexOf(NEWLINE, at + 1)) found += 1;
  return found;
}

/** Close enough for a line number: the position of the first replacement character. */
function firstForeignByte(bytes: Buffer): number {
  const before = new TextDecoder('utf-8').decode(bytes).split('\uFFFD', 1)[0] ?? '';
  return Buffer.byteLength(before);
}

/** Whether UTF-8 letters occur among bytes that are not UTF-8. */
async function hasUtf8Letters(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    if (/[\u0080-\uFFFC]/.test(decoder.decode(chunk, { stream: true }))) return true;
  }
  return false;
}

/** Null when the file cannot be read as either; Danish office programs still write Windows-1252, so that is read with a warning. */
export async function encodingOf(path: string, report: (fault: Fault) => void): Promise<Encoding | null> {
  const head = await firstBytes(path, 2);
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
    report({ line: 0, column: null, code: 'utf16' });
    return null;
  }
  const line = await firstForeignLine(path);
  if (line === null) return 'utf-8';
  if (await hasUtf8Letters(path)) {
    report({ line, column: null, code: 'mixedEncoding' });
    return null;
  }
  report({ line, column: null, code: 'windows1252', warning: true });
  return 'windows-1252';
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  for await (const chunk of createReadStream(path, { end: count - 1 })) return chunk;
  return Buffer.alloc(0);
}
