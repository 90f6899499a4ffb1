// Short-lived cache (1 s) for layout data shared by all visitors: stores, menu, footer, logos.
import type { Caller } from '~/models/caller';
import { BackendAway } from './remote-circuit.server';

/** Short enough that anyone who changes something sees it at once; long enough that a thousand visitors share one reading. */
const KEPT_MS = 1_000;

/** Each memory's way to forget. */
const memories = new Set<() => void>();

/** All is read again by the next page: after a change that pages made from now on must show. */
export function forgetStanding(): void {
  for (const forget of memories) forget();
}

interface Kept<Value> {
  until: number;
  value: Promise<Value>;
}

/**
 * Caches `read` per store and language. Called without a login: every visitor gets the same value. `otherwise` is the fallback for data
 * that pages can sell without, while it cannot be read.
 */
export function standing<Value>(
  read: (caller: Caller) => Promise<Value>,
  otherwise?: () => Value,
): (caller: Caller) => Promise<Value> {
  const readOr = (caller: Caller) =>
    read(caller).catch((failure: unknown) => {
      if (otherwise && failure instanceof BackendAway) return otherwise();
      throw failure;
    });
  const kept = new Map<string, Kept<Value>>();
  memories.add(() => kept.clear());
  return (caller) => {
    const key = `${caller.storeCode} ${caller.language}`;
    const known = kept.get(key);
    if (known && known.until > performance.now()) return known.value;
    const value = readOr({ ...caller, token: null, cartId: null, signal: null });
    const fresh = { until: performance.now() + KEPT_MS, value };
    kept.set(key, fresh);
    // A failed reading must not be remembered.
    value.catch(() => {
      if (kept.get(key) === fresh) kept.delete(key);
    });
    return value;
  };
}
