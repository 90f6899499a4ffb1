// Records recent changes, so that an answer that was begun before a change is not cached after it.
import type { ShopChange, Shown } from '#domain/store/shop-change';

export interface RecentChanges {
  note(change: ShopChange): void;
  /** To be read before an answer is begun. */
  moment(): number;
  /** Whether something of what is shown has changed since. */
  hasChanged(shows: ReadonlySet<Shown>, since: number): boolean;
}

/** More are forgotten together, as if all had changed: a bulk change, seldom. */
const MOST = 5_000;

export function recentChanges(): RecentChanges {
  const changedAt = new Map<Shown, number>();
  let count = 0;
  let allChangedAt = 0;
  return {
    note(change) {
      count += 1;
      if (change === null || changedAt.size + change.length > MOST) {
        allChangedAt = count;
        changedAt.clear();
      } else for (const one of change) changedAt.set(one, count);
    },
    moment: () => count,
    hasChanged: (shows, since) => allChangedAt > since || [...shows].some((one) => (changedAt.get(one) ?? 0) > since),
  };
}
