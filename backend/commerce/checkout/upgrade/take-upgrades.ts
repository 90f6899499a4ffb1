// A list of interchangeable products taken as a whole or not at all, in batches, so that a file of any length is within PostgreSQL's limits and
// its progress can be shown.
import type { Pool } from 'pg';
import type { Reader } from '#backend/db/client';
import { inTransaction } from '#backend/db/transaction';
import { contentsOf, isHeldBy } from '#domain/catalogue/contents';
import { clearUpgrades, keepUpgrades, type NamedUpgrade, unknownSkus, writtenContents } from './upgrade.sql';

export type { NamedUpgrade } from './upgrade.sql';

export interface UnequalUpgrade extends NamedUpgrade {
  /** Counted from 0. */
  at: number;
  /** What the two hold, as written; null where that is unknown. */
  held: string | null;
  holds: string | null;
}

export type TakenUpgrades = { ok: true } | { ok: false; unknown: string[]; unequal: UnequalUpgrade[] };

export type UpgradePhase = 'known' | 'equal' | 'kept';

interface Taking {
  pool: Pool;
  rows: readonly NamedUpgrade[];
  /** What is not in the list ends. */
  isWhole: boolean;
  progress(phase: UpgradePhase, done: number, total: number): void;
}

const AT_ONCE = 1_000;

export function takeUpgrades({ pool, rows, isWhole, progress }: Taking): Promise<TakenUpgrades> {
  return inTransaction(pool, async ({ db }): Promise<TakenUpgrades> => {
    const inBatches = async <Found>(
      phase: UpgradePhase,
      act: (batch: NamedUpgrade[], from: number) => Promise<Found[]>,
    ) => {
      const found: Found[] = [];
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        const batch = rows.slice(from, from + AT_ONCE);
        found.push(...(await act(batch, from)));
        progress(phase, from + batch.length, rows.length);
      }
      return found;
    };
    const unknown = await inBatches('known', (batch) => unknownSkus(db, bothSkus(batch)));
    if (unknown.length > 0) return { ok: false, unknown: [...new Set(unknown)], unequal: [] };
    const unequal = await inBatches('equal', (batch, from) => unequalIn(db, batch, from));
    if (unequal.length > 0) return { ok: false, unknown, unequal };
    if (isWhole) await clearUpgrades(db);
    await inBatches('kept', async (batch) => {
      await keepUpgrades(db, batch);
      return [];
    });
    return { ok: true };
  });
}

const bothSkus = (rows: readonly NamedUpgrade[]) => rows.flatMap(({ sku, alternative }) => [sku, alternative]);

/** Lines whose products differ in content: they would be shown as a saving that does not exist. */
async function unequalIn(reader: Reader, rows: readonly NamedUpgrade[], from: number): Promise<UnequalUpgrade[]> {
  const written = await writtenContents(reader, bothSkus(rows));
  return rows.flatMap((row, index) => {
    const [held = null, holds = null] = [written.get(row.sku), written.get(row.alternative)];
    const isEqual = isHeldBy(contentsOf(held ?? ''), contentsOf(holds ?? ''), row.pieces);
    return isEqual ? [] : [{ ...row, at: from + index, held, holds }];
  });
}
