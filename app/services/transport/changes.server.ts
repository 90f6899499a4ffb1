// Forwards changes of the shop to caches: the HTTP server invalidates the pages that show them.
import type { ShopChange } from '#domain/store/shop-change';
import { forgetStanding } from './long-lived-cache';

/** Null: anything. Products are numbers there, names of the other things words; a page says by the same names what it shows. */
type Listener = (names: string[] | null) => void;

const listeners = new Set<Listener>();

export function passOn(change: ShopChange): void {
  if (change === null || change.includes('content')) forgetStanding();
  const names = change?.map(String) ?? null;
  for (const listener of listeners) listener(names);
}

/** Gives the way to stop. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
