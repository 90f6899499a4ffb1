// Gives a hand-written statement its name, so that PostgreSQL parses and plans it once per connection.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface PreparedStatement {
  name: string;
  text: string;
  values: unknown[];
}

const names = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (name, text) => name.length + text.length,
});

/** For texts that are constant or built from a closed set of pieces; never for texts with a shopper's words in them. */
export function prepared(text: string, values: unknown[]): PreparedStatement {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('hex').slice(0, 20);
    names.set(text, name);
  }
  return { name, text, values };
}
