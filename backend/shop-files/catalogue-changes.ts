// What an apply changed of the catalogue, so that cards, prices in force, facets, search and counts are gathered once, after the last section.
import type { PoolClient } from 'pg';
import { gatherForPages } from '#backend/commerce/catalogue/import/write-catalogue';
import { refreshEverything } from '#backend/commerce/catalogue/maintenance/maintenance.sql';
import { learnLexicon, refreshSearch } from '#backend/commerce/catalogue/search/lexicon/learn';
import { gatherCards, noteTouched, wholeFamilies } from './catalogue-changes.sql';

/** Products that are gathered in one statement. */
const TOGETHER = 500;

export class CatalogueChanges {
  private readonly products = new Set<number>();
  private isImported = false;
  private hasNewWords = false;

  /** Something that is shown of these products, or that they are found by, was changed. */
  noteProducts(ids: Iterable<number>): void {
    for (const id of ids) this.products.add(id);
  }

  /** Names of categories were changed. */
  noteWords(): void {
    this.hasNewWords = true;
  }

  /** A catalogue file was taken in, in this transaction: it has noted its own products. */
  noteImport(): void {
    this.isImported = true;
  }

  async gather(on: PoolClient, now: Date): Promise<void> {
    const ids = [...this.products];
    if (this.isImported) {
      if (ids.length > 0) await noteTouched(on, ids);
      await gatherForPages(on, { now });
    } else if (ids.length > 0) {
      const families = await wholeFamilies(on, ids);
      for (let at = 0; at < families.length; at += TOGETHER)
        await refreshEverything(on, families.slice(at, at + TOGETHER), now);
      await refreshSearch(on, families);
    }
    if (this.hasNewWords && ids.length === 0) await learnLexicon(on);
    await gatherCards(on, true);
  }
}
