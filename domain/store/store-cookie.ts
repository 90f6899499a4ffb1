// The store choice in a browser: id and code, and with a business store also the private one. Spec §4 "Store selection order".
import type { StoreFacts } from '#domain/store/store-selection';

export type StoredChoice = { code: string; consumerCode: string | null };

type Named = Pick<StoreFacts, 'id' | 'code'>;
const named = ({ id, code }: Named): Named => ({ id, code });

/** As the cookie holds it: `{"id":2,"code":"b2b","consumer":{"id":1,"code":"b2c"}}`. */
export function storeCookieText(store: Named, consumer: Named | null): string {
  return JSON.stringify(consumer ? { ...named(store), consumer: named(consumer) } : named(store));
}

const CODE = /^[a-z0-9_]{1,32}$/;
const LONGEST = 200;

/** Null for what is not one of our choices; whether the shop has such a store is checked elsewhere. */
export function storedChoice(text: string | null): StoredChoice | null {
  const kept = text === null || text.length > LONGEST ? null : parsedStore(text);
  const code = codeIn(kept);
  return code === null ? null : { code, consumerCode: codeIn(fieldOf(kept, 'consumer')) };
}

function parsedStore(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

function codeIn(value: unknown): string | null {
  const code = fieldOf(value, 'code');
  return typeof code === 'string' && CODE.test(code) ? code : null;
}
