// Gives a hand-written statement its name, so that PostgreSQL parses and plans it once per connection.
import { createHash } from 'node:crypto';

export interface PreparedStatement {
  name: string;
  text: string;
  values: unknown[];
}

const names = new Map<string, string>();

/** For texts that are constant or built from a closed set of pieces; never for texts with a shopper's words in them. */
export function prepared(text: string, values: unknown[]): PreparedStatement {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('hex').slice(0, 20);
    names.set(text, name);
  }
  return { name, text, values };
}
