// Answers to public questions, kept for seconds: the same page of the same store is computed once for everyone. Nothing that depends
// on who asks is ever kept; prices agreed with a business cannot be, because its customers are not served from here.
import { LRUCache } from 'lru-cache';

export interface QueryCache {
  get(key: string): unknown;
  /** `products` are the ids whose change makes the answer stale. */
  set(key: string, data: unknown, products: ReadonlySet<number>): void;
  /** To be called after a change of stock, price or text has been committed. */
  forgetProducts(ids: Iterable<number>): void;
  clear(): void;
}

/** How long a change by another process may stay unseen. */
const LIFETIME_MS = 15_000;
const MAX_BYTES = 48 * 1024 * 1024;

export function queryCache(): QueryCache {
  const byProduct = new Map<number, Set<string>>();
  const productsOf = new Map<string, ReadonlySet<number>>();
  const forgetKey = (key: string) => {
    for (const id of productsOf.get(key) ?? []) {
      const keys = byProduct.get(id);
      keys?.delete(key);
      if (keys?.size === 0) byProduct.delete(id);
    }
    productsOf.delete(key);
  };
  const kept = new LRUCache<string, object>({
    maxSize: MAX_BYTES,
    ttl: LIFETIME_MS,
    sizeCalculation: (data, key) => JSON.stringify(data).length + key.length,
    dispose: (_data, key, reason) => {
      if (reason !== 'set') forgetKey(key);
    },
  });
  return {
    get: (key) => kept.get(key),
    set(key, data, products) {
      if (typeof data !== 'object' || data === null) return;
      forgetKey(key);
      kept.set(key, data);
      productsOf.set(key, products);
      for (const id of products) {
        const keys = byProduct.get(id);
        if (keys) keys.add(key);
        else byProduct.set(id, new Set([key]));
      }
    },
    forgetProducts(ids) {
      for (const id of ids) for (const key of [...(byProduct.get(id) ?? [])]) kept.delete(key);
    },
    clear() {
      kept.clear();
    },
  };
}

/** QUERY_CACHE=off: every answer comes from the database. */
export const noQueryCache: QueryCache = {
  get: () => undefined,
  set: () => undefined,
  forgetProducts: () => undefined,
  clear: () => undefined,
};
