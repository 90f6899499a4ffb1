// Applies changes by other processes on the same database: invalidates the back end's caches, then notifies listeners.
import { changeFrom, type ShopChange } from '#domain/shop-change';
import type { Database } from './db/client';
import type { Log } from './graphql/masking';
import { answersSoon } from './health';

export interface Changes {
  listen(): Promise<void>;
  tell(listener: (change: ShopChange) => void): void;
  stop(): Promise<void>;
}

export function openChanges(database: Database, log: Log, forget: (change: ShopChange) => void): Changes {
  const listeners: ((change: ShopChange) => void)[] = [];
  let stop: () => Promise<void> = async () => undefined;
  const pass = (change: ShopChange) => {
    forget(change);
    for (const listener of listeners) listener(change);
  };
  return {
    tell: (listener) => void listeners.push(listener),
    stop: () => stop(),
    async listen() {
      stop = await database.listen({
        hear: (told) => pass(changeFrom(told)),
        missed: () => pass(null),
        isThere: () => answersSoon(database),
        deaf: (err) => log.warn?.({ err }, 'Changes are not told to this process: what it keeps lives for a second'),
      });
    },
  };
}
