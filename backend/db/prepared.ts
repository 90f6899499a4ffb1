// Gives a statement its name, so that PostgreSQL parses and plans it once per connection.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';

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
export const prepared = (text: string, values: unknown[]): PreparedStatement => ({
  name: statementName(text),
  text,
  values,
});

function statementName(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('hex').slice(0, 20);
    names.set(text, name);
  }
  return name;
}

/** A statement with more is one of many: Drizzle writes a placeholder for each list value, and each connection retains named statements for good. */
const MOST_VALUES = 20;

/** The same connection for Drizzle, whose statements then have names as well: what a shopper types is never in their texts. */
export function preparingClient(client: PoolClient): PoolClient {
  const query = (asked: { text: string }, values: unknown[]) =>
    client.query(values.length > MOST_VALUES ? asked : { ...asked, name: statementName(asked.text) }, values);
  return new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)) });
}
