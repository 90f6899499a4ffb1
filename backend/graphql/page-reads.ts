// What the queries of one page request read once for all of them. Changes do not use it: they read the rows as they are.
import type { CardRow, StandingRow } from '#backend/commerce/catalogue/index';
import type { Context, SignedIn } from './context';

/** Gives what `load` gives, which is called once per key. */
type Once<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>;

export interface PageReads {
  /** By store and token. */
  signedIn: Once<SignedIn | null>;
  /** By store. */
  deliveryMethods: Once<Awaited<ReturnType<Context['deliveryMethods']>>>;
  /** By shopper and language: ids requested at the same time are read together. */
  cards: (key: string, ids: readonly number[], load: LoadCards) => Promise<CardRow[]>;
  /** On which lists the products are whose cards the page has read; null where nothing is shared. */
  standing: Map<string, StandingRow> | null;
}

type LoadCards = (ids: readonly number[]) => Promise<CardRow[]>;

/** For a request that shares nothing. */
export const READ_ALONE: PageReads = {
  signedIn: (_key, load) => load(),
  deliveryMethods: (_key, load) => load(),
  cards: (_key, ids, load) => load(ids),
  standing: null,
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

/** Ids requested before the next turn of the event loop become one query, by the loader of the first request. */
function gatheredCards(): PageReads['cards'] {
  const waiting = new Map<string, { ids: Set<number>; rows: Promise<CardRow[]> }>();
  return async (key, ids, load) => {
    let batch = waiting.get(key);
    if (!batch) {
      const gathered = new Set<number>();
      const rows = new Promise<void>((resume) => setImmediate(resume)).then(() => {
        waiting.delete(key);
        return load([...gathered]);
      });
      batch = { ids: gathered, rows };
      waiting.set(key, batch);
    }
    for (const id of ids) batch.ids.add(id);
    const own = new Set(ids);
    return (await batch.rows).filter(({ id }) => own.has(id));
  };
}

const emptyReads = (): PageReads => ({
  signedIn: onceWithin(),
  deliveryMethods: onceWithin(),
  cards: gatheredCards(),
  standing: new Map(),
});

/** `forget` is to be called after a change: the page's next query reads again. */
export function readsOfPages(): { of(page: object): PageReads; forget(page: object): void } {
  const pages = new WeakMap<object, PageReads>();
  return {
    of(page) {
      const reads = pages.get(page) ?? emptyReads();
      pages.set(page, reads);
      return reads;
    },
    forget: (page) => void pages.delete(page),
  };
}
