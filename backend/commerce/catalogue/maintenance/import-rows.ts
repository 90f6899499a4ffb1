// Many products by another system, as rows of a catalogue file in an open transaction: rows with faults are left out, the others are written.
import { setTimeout } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { savepoint } from '#backend/db/transaction';
import type { Fault } from '../import/faults';
import { importOn } from '../import/import-products';
import { lockImports } from '../import/stage.sql';
import { gatherForPages } from '../import/write-catalogue';
import { type ProductCells, tableOfCells } from './edit-product';

/** A row that is left out may be missed by another one, which is found in the next round. */
const MOST_ROUNDS = 5;
const TRIES = 30;
const PAUSE_MS = 100;

export interface ImportedRow {
  /** By which faults name it. */
  line: number;
  cells: ProductCells;
}

/** Held to the end of the transaction, after a wait of up to three seconds for another import. */
export async function waitForImports(on: PoolClient): Promise<boolean> {
  for (let left = TRIES; left > 0; left -= 1) {
    if (await lockImports(on)) return true;
    await setTimeout(PAUSE_MS);
  }
  return false;
}

/** The caller holds the lock of imports. Returns the faults, of which those without `warning` are of rows that were not written. */
export async function importRows(on: PoolClient, rows: readonly ImportedRow[], now: Date): Promise<Fault[]> {
  const faults: Fault[] = [];
  let left = rows;
  for (let round = 1; round <= MOST_ROUNDS && left.length > 0; round += 1) {
    const file = {
      cells: tableOfCells(left.map(({ cells }) => cells)),
      lines: left.map(({ line }) => line),
      notation: 'machine' as const,
    };
    const request = { file, images: null, drawingOf: () => null, now, withoutPictures: true };
    const done = await savepoint({ client: on }, () => importOn(on, request));
    if (done.ok) {
      await gatherForPages(on, { now });
      return [...faults, ...done.warnings];
    }
    if (done.reason === 'busy') throw new Error('The caller does not hold the lock of imports');
    const found = done.faults.filter(({ warning }) => !warning);
    faults.push(...found);
    const wrong = new Set(found.map(({ line }) => line));
    left = left.filter(({ line }) => !wrong.has(line));
  }
  // Rows that still depend on each other after so many rounds.
  return [...faults, ...left.map(({ line }): Fault => ({ line, column: null, code: 'unknownReference' }))];
}
