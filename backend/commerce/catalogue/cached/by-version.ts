// Cache for aggregates over the full catalogue (facets, rows of recommendations): valid until the catalogue changes, not for a period.
import { LRUCache } from 'lru-cache';
import type { Queryable } from '#backend/db/queryable';
import { readVersion } from './cached.sql';

export interface CachedByVersion<Value> {
  /**
   * What `load` returned for the current catalogue. `key` names everything else that the answer depends on. `known`: the version, where the
   * page has read it already.
   */
  read(key: string, load: () => Promise<Value>, known?: string | null): Promise<Value>;
}

/** Size of each of the three caches. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The catalogue's version, for several memories at once. */
export const versionOf = (on: Queryable) => sharedRead(() => readVersion(on));

export function cachedByVersion<Value extends object>(version: () => Promise<string>): CachedByVersion<Value> {
  const kept = new LRUCache<string, { version: string; value: Value }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ value }, key) => JSON.stringify(value).length + key.length,
  });
  return {
    async read(key, load, given) {
      // Read before the answer is: a change in between stores a new answer under an old version, which is never requested again.
      const now = given ?? (await version());
      const known = kept.get(key);
      if (known?.version === now) return known.value;
      const value = await load();
      kept.set(key, { version: now, value });
      return value;
    },
  };
}

/** Callers share a query until it is sent; one that is already running may be too old for a later caller. */
function sharedRead<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let waiting: Promise<Value> | null = null;
  return () => {
    waiting ??= new Promise<Value>((resolve, reject) => {
      setImmediate(() => {
        waiting = null;
        ask().then(resolve, reject);
      });
    });
    return waiting;
  };
}
