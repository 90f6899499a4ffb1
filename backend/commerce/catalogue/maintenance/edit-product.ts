// A change of one product by staff, as a row of a catalogue file: the checks, the writing and the gathering of an import.
import { setTimeout } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import type { Outcome, Refusal } from '#domain/refusal/refusals';
import type { Fault } from '../import/faults';
import { importOn } from '../import/import-products';
import type { StagedPicture } from '../import/row/staged';
import { gatherForPages } from '../import/write-catalogue';
import { holdProduct } from './maintenance.sql';

/** A colleague's change takes that long at most; an import takes longer, and is not waited for. */
const LOCK_WAITS_MS = [20, 50, 100, 200, 400];

/** Cells by the names of the columns of a catalogue file. */
export type ProductCells = Readonly<Record<string, string>>;

export type EditOutcome =
  | { ok: true; warnings: readonly Fault[] }
  | { ok: false; reason: 'unknownSku' | 'knownSku' | 'busy' }
  | { ok: false; reason: 'faults'; faults: readonly Fault[] }
  | { ok: false; reason: 'changed'; refused: Refusal };

interface Editing {
  sku: string;
  /** Rows of the product, and of the English texts if they change. */
  rows: readonly ProductCells[];
  /** By the names that the row gives them; absent: its pictures stay. */
  pictures?: ReadonlyMap<string, StagedPicture>;
  /** Checked when the product is held. */
  unchanged(tx: Transaction): Promise<Outcome>;
  /** Checked when the row is written. */
  confirmed(tx: Transaction): Promise<Outcome>;
}

/** Thrown to leave the transaction without a trace. */
class NotEdited extends Error {
  constructor(readonly outcome: EditOutcome) {
    super('The product was not changed');
  }
}

export function tableOfCells(rows: readonly ProductCells[]): string[][] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
}

export async function editProduct(
  pool: Pool,
  { sku, rows, pictures, unchanged, confirmed }: Editing,
  now: Date,
): Promise<EditOutcome> {
  return inOneImport(pool, async (tx) => {
    const { client } = tx;
    if (!(await holdProduct(client, sku))) throw new NotEdited({ ok: false, reason: 'unknownSku' });
    const same = await unchanged(tx);
    if (!same.ok) throw new NotEdited({ ok: false, reason: 'changed', refused: same });
    const warnings = await takeRows(client, { rows, pictures }, now);
    const meant = await confirmed(tx);
    if (!meant.ok) throw new NotEdited({ ok: false, reason: 'changed', refused: meant });
    await gatherForPages(client, { now });
    return { ok: true, warnings };
  });
}

/** A product that is not there yet. */
export async function addProduct(
  pool: Pool,
  { sku, rows }: Pick<Editing, 'sku' | 'rows'>,
  now: Date,
): Promise<EditOutcome> {
  return inOneImport(pool, async ({ client }) => {
    if (await holdProduct(client, sku)) throw new NotEdited({ ok: false, reason: 'knownSku' });
    const warnings = await takeRows(client, { rows }, now);
    await gatherForPages(client, { now });
    return { ok: true, warnings };
  });
}

async function takeRows(
  on: PoolClient,
  { rows, pictures }: Pick<Editing, 'rows'> & { pictures?: Editing['pictures'] | undefined },
  now: Date,
): Promise<readonly Fault[]> {
  const request = { file: tableOfCells(rows), images: null, now, withoutPictures: pictures === undefined };
  const take = () => importOn(on, { ...request, drawingOf: (name) => pictures?.get(name) ?? null });
  let done = await take();
  for (const wait of LOCK_WAITS_MS) {
    if (done.ok || done.reason !== 'busy') break;
    await setTimeout(wait);
    done = await take();
  }
  if (done.ok) return done.warnings;
  throw new NotEdited(
    done.reason === 'busy' ? { ok: false, reason: 'busy' } : { ok: false, reason: 'faults', faults: done.faults },
  );
}

async function inOneImport(pool: Pool, work: (tx: Transaction) => Promise<EditOutcome>): Promise<EditOutcome> {
  try {
    return await inTransaction(pool, work);
  } catch (failure) {
    if (failure instanceof NotEdited) return failure.outcome;
    throw failure;
  }
}
