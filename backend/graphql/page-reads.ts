// What the queries of one page request read once for all of them. Changes do not use it: they read the rows as they are.
import type { Context, SignedIn } from './context';

/** Gives what `load` gives, which is called once per key. */
type Once<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>;

export interface PageReads {
  /** By token. */
  signedIn: Once<SignedIn | null>;
  /** By store. */
  deliveryMethods: Once<Awaited<ReturnType<Context['deliveryMethods']>>>;
}

/** For a request that shares nothing. */
export const READ_ALONE: PageReads = {
  signedIn: (_key, load) => load(),
  deliveryMethods: (_key, load) => load(),
};

/** A page that takes longer reads again, so that a login that was ended elsewhere ends within it. */
const LONGEST_MS = 1_000;

function onceWithin<Value>(): Once<Value> {
  const known = new Map<string, { value: Promise<Value>; until: number }>();
  return (key, load) => {
    const found = known.get(key);
    if (found && performance.now() <= found.until) return found.value;
    const value = load();
    known.set(key, { value, until: performance.now() + LONGEST_MS });
    // A failed read must not be remembered.
    value.catch(() => known.get(key)?.value === value && known.delete(key));
    return value;
  };
}

/** `forget` is to be called after a change: the page's next query reads again. */
export function readsOfPages(): { of(page: object): PageReads; forget(page: object): void } {
  const pages = new WeakMap<object, PageReads>();
  return {
    of(page) {
      const reads = pages.get(page) ?? { signedIn: onceWithin(), deliveryMethods: onceWithin() };
      pages.set(page, reads);
      return reads;
    },
    forget: (page) => void pages.delete(page),
  };
}
