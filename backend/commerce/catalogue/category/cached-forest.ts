// Cache of the category tree, rebuilt only when it has changed: for a thousand categories that takes longer than the requesting page.
import type { Queryable } from '#backend/db/queryable';
import { listCategories } from './category.sql';
import { type Forest, growForest } from './forest';

/** Reads the current tree: one statement, which returns no rows while nothing has changed. */
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
