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

/** `isSubstitute`: the fallback or an earlier answer, because the back end could not be read in time. */
interface Reading<Value> {
  value: Value;
  isSubstitute: boolean;
}

interface Kept<Value> {
  until: number;
  reading: Promise<Reading<Value>>;
}

/**
 * Caches `read` per store and language. Called without a login: every visitor gets the same value. `otherwise` is the fallback for data
 * that pages can sell without, while it cannot be read: it is not cached, and the page that shows it is not shared.
 */
export function standing<Value>(
  read: (caller: Caller) => Promise<Value>,
  otherwise?: () => Value,
): (caller: Caller) => Promise<Value> {
  const readOr = async (caller: Caller): Promise<Reading<Value>> => {
    try {
      const value = await read(caller);
      return { value, isSubstitute: caller.meter.isIncomplete === true };
    } catch (failure) {
      if (otherwise && failure instanceof BackendAway) return { value: otherwise(), isSubstitute: true };
      throw failure;
    }
  };
  const kept = new Map<string, Kept<Value>>();
  memories.add(() => kept.clear());
  const readingFor = (caller: Caller): Promise<Reading<Value>> => {
    const key = `${caller.storeCode} ${caller.language}`;
    const known = kept.get(key);
    if (known && known.until > performance.now()) return known.reading;
    const reading = readOr({ ...caller, token: null, cartId: null, signal: null });
    const fresh = { until: performance.now() + KEPT_MS, reading };
    kept.set(key, fresh);
    const forget = () => {
      if (kept.get(key) === fresh) kept.delete(key);
    };
    reading.then(({ isSubstitute }) => isSubstitute && forget(), forget);
    return reading;
  };
  return async (caller) => {
    const { value, isSubstitute } = await readingFor(caller);
    if (isSubstitute) caller.meter.isIncomplete = true;
    return value;
  };
}
