// Files of the built client, next to the server's build: read to weigh them, and to inline styles into pages.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** This code is bundled into the server build's entry, or into a chunk one folder below. */
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
