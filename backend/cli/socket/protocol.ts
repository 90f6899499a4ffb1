// How a command reaches a running shop: one line of JSON as the request, lines of JSON as the response. A file readable only by the shop's
// own user holds the location of the socket and the key, which changes at each start.
import { join } from 'node:path';
import { z } from 'zod';

/** In DATA_DIR. */
export const placeFileIn = (dataDir: string): string => join(dataDir, 'commands.json');

export const place = z.object({ socket: z.string().min(1), key: z.string().regex(/^[0-9a-f]{64}$/) });

export const question = z.object({
  key: z.string(),
  typed: z.array(z.string()),
  /** Working directory: typed relative paths are resolved against it. */
  folder: z.string().startsWith('/'),
  staff: z.string(),
});
export type Question = z.infer<typeof question>;

export const said = z.union([
  z.object({ out: z.string() }),
  z.object({ error: z.string() }),
  z.object({ code: z.number().int() }),
]);
export type Said = z.infer<typeof said>;

/** A question is one typed line: arguments, and a few words around them. */
export const LONGEST_QUESTION = 1_000_000;

/** The complete lines, and the rest of the text after the last of them. */
export function linesIn(text: string): { lines: string[]; rest: string } {
  const lines = text.split('\n');
  return { rest: lines.pop() ?? '', lines };
}

/** Null for what is no JSON. */
export function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
