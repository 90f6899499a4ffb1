// A value that several queries of one page need, read once for all of them.
import type { Context } from './context';

/**
 * Returns a function that calls `load` once per page, key, store, language and login: a query of the same page may be sent without the login. What
 * was read is released with the page's request, and is read again after a change.
 */
export function oncePerPage<Value>() {
  const pages = new WeakMap<object, Map<string, Promise<Value>>>();
  return (context: Context, key: string, load: () => Promise<Value>): Promise<Value> => {
    const { page, token, store, language } = context;
    const known = pages.get(page) ?? new Map<string, Promise<Value>>();
    pages.set(page, known);
    const full = JSON.stringify([token, store.id, language, key]);
    const found = known.get(full) ?? load();
    known.set(full, found);
    return found;
  };
}
