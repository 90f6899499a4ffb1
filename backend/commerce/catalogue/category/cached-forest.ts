// The category tree is grown again when it has changed, and not before: of a thousand categories it takes longer than the page that asks.
import type { Queryable } from '#backend/db/queryable';
import { listCategories } from './category.sql';
import { type Forest, growForest } from './forest';

/** Reads the tree as it stands at this moment: one statement, which answers nothing while nothing has changed. */
export function forestReader(on: Queryable): { read(): Promise<Forest>; forget(): void } {
  let known: { version: string; forest: Forest } | null = null;
  return {
    async read() {
      const changed = await listCategories(on, known?.version ?? null);
      if (changed) known = { version: changed.version, forest: growForest(changed.rows) };
      return known?.forest ?? growForest([]);
    },
    forget() {
      known = null;
    },
  };
}
