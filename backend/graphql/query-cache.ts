// Answers to public queries, cached for seconds: the same page of the same store is computed once for all visitors. Nothing that depends
// on the caller is ever cached; prices agreed with a business cannot be, because its customers are not served from here.
import { LRUCache } from 'lru-cache';
import type { ShopChange, Shown } from '#domain/store/shop-change';
import { recentChanges } from './recent-changes';

export interface KeptAnswer {
  data: object;
  shows: ReadonlySet<Shown>;
}

export interface QueryCache {
  get(key: string): KeptAnswer | undefined;
  /** To be read before the cache is read. */
  moment(): number;
  /** Stores the answer unless something that it shows has changed since `moment`. */
  set(key: string, answer: KeptAnswer, moment: number): void;
  /** To be called after a change of stock, price or text has been committed. */
  forget(change: ShopChange): void;
}

/** How long a change without notification may stay unseen. */
const LIFETIME_MS = 15_000;
const MAX_BYTES = 48 * 1024 * 1024;

export function queryCache(): QueryCache {
  const keysOf = new Map<Shown, Set<string>>();
  const showsOf = new Map<string, ReadonlySet<Shown>>();
  const changes = recentChanges();
  const forgetKey = (key: string) => {
    for (const one of showsOf.get(key) ?? []) {
      const keys = keysOf.get(one);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(one);
    }
    showsOf.delete(key);
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
    get(key) {
      const data = kept.get(key);
      return data && { data, shows: showsOf.get(key) ?? new Set() };
    },
    moment: changes.moment,
    set(key, { data, shows }, moment) {
      if (changes.hasChanged(shows, moment)) return;
      forgetKey(key);
      kept.set(key, data);
      showsOf.set(key, shows);
      for (const one of shows) {
        const keys = keysOf.get(one);
        if (keys) keys.add(key);
        else keysOf.set(one, new Set([key]));
      }
    },
    forget(change) {
      changes.note(change);
      if (change === null) kept.clear();
      else for (const one of change) for (const key of [...(keysOf.get(one) ?? [])]) kept.delete(key);
    },
  };
}

/** QUERY_CACHE=off: every answer comes from the database. */
export const noQueryCache: QueryCache = {
  get: () => undefined,
  moment: () => 0,
  set: () => undefined,
  forget: () => undefined,
};
