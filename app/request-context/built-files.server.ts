// The files of the built client, beside the server's own: read to weigh them, and to write styles into pages.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** This code stands in the entry of the server's build or in one of its pieces, a folder below. */
const PLACES = ['../client', '../../client'];

/** Null where there is no build (development). */
export function builtFile(address: string): Buffer | null {
  for (const place of PLACES) {
    try {
      return readFileSync(fileURLToPath(new URL(`${place}${address}`, import.meta.url)));
    } catch {
      // Not in this place.
    }
  }
  return null;
}
