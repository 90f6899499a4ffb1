// Applies changes by other processes on the same database: invalidates the back end's caches, then notifies listeners.
import { changeFrom, type ShopChange } from '#domain/store/shop-change';
import type { Database } from './db/client';
import { openNotifier } from './db/notifier';
import type { Log } from './graphql/masking';
import { answersSoon } from './health';

export interface Changes {
  listen(): Promise<void>;
  tell(listener: (change: ShopChange) => void): void;
  /** After a committed change of products by this process: others are notified soon. */
  made(ids: Iterable<number>): void;
  stop(): Promise<void>;
}

export function openChanges(database: Database, log: Log, forget: (change: ShopChange) => void): Changes {
  const listeners: ((change: ShopChange) => void)[] = [];
  let stop: () => Promise<void> = async () => undefined;
  const notifier = openNotifier(database.pool);
  const pass = (change: ShopChange) => {
    forget(change);
    for (const listener of listeners) listener(change);
  };
  return {
    tell: (listener) => void listeners.push(listener),
    made(ids) {
      const changed = [...ids];
      if (changed.length === 0) return;
      pass(changed);
      notifier.soon();
    },
    async stop() {
      await notifier.stop();
      await stop();
    },
    async listen() {
      stop = await database.listen({
        hear: (told) => pass(changeFrom(told)),
        missed: () => pass(null),
        isThere: () => answersSoon(database),
        deaf: (err) => log.warn?.({ err }, 'Changes are not told to this process: what it keeps lives for a second'),
      });
      await notifier.start();
    },
  };
}
