// Imports a catalogue file: reads it as a stream, judges every row and then the whole, and lays it over the catalogue in one
// transaction. Readers see the catalogue before it or after it; a fault anywhere changes nothing.
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { resolvePaths } from './categories/resolve-paths';
import { COLUMNS } from './columns';
import { type Fault, MOST_FAULTS } from './faults';
import { encodingOf } from './file/encoding';
import { readRows } from './file/read-rows';
import { judgeWhole } from './judge/judge.sql';
import { pictureSource } from './picture-source';
import { Cells } from './row/cells';
import { readPictures } from './row/read-pictures';
import { readProduct } from './row/read-product';
import type { StagedPicture, StagedRow } from './row/staged';
import { closeStage, freshProduct, openStage, readReferences, stageRows } from './stage/stage.sql';
import { gatherForPages, type Written, writeCatalogue } from './write-catalogue';

/** What is taken in, and from where. */
export interface ImportFile {
  file: string;
  /** Null: the file's pictures are drawings only. */
  images: string | null;
  drawingOf(name: string): StagedPicture | null;
  now: Date;
  /** Called now and then with what has been done so far. */
  progress?(phase: 'read' | 'written', rows: number): void;
}

export interface ImportRequest extends ImportFile {
  pool: Pool;
  /** Judges, and counts what would change, but changes nothing. */
  dryRun: boolean;
}

export interface ImportCounts extends Written {
  rows: number;
  categories: number;
}

export type ImportOutcome =
  | { ok: true; counts: ImportCounts; warnings: Fault[] }
  | { ok: false; reason: 'faults'; rows: number; faults: Fault[]; untold: number }
  | { ok: false; reason: 'busy' };

/** Rows that travel to the stage together. Few enough for the text of a batch to be thrown away young: five hundred held half as much memory again. */
const BATCH = 200;

/** Thrown to leave the transaction without a trace. */
class Undone extends Error {
  constructor(readonly outcome: ImportOutcome) {
    super('The import was undone');
  }
}

export async function importProducts(request: ImportRequest): Promise<ImportOutcome> {
  try {
    return await inTransaction(request.pool, async ({ client }) => {
      const outcome = await importOn(client, request);
      if (outcome.ok) await gatherForPages(client, request);
      if (!outcome.ok || request.dryRun) throw new Undone(outcome);
      return outcome;
    });
  } catch (failure) {
    if (failure instanceof Undone) return failure.outcome;
    throw failure;
  }
}

/**
 * In an open transaction, once in it. The caller takes it back when the outcome is not ok, and else lets everything be gathered that
 * pages read (`gatherForPages`), after what else it changes of the catalogue.
 */
export async function importOn(on: PoolClient, request: ImportFile): Promise<ImportOutcome> {
  if (!(await openStage(on))) return { ok: false, reason: 'busy' };
  const found = new Findings();
  const rows = await stage(on, request, found);
  await closeStage(on);
  for (const fault of await judgeWhole(on)) found.add(fault);
  if (found.isBroken) return { ok: false, reason: 'faults', rows, faults: found.faults(), untold: found.untold };
  const { paths, made } = await resolvePaths(on);
  const written = await writeCatalogue(on, paths, request);
  return { ok: true, counts: { rows, categories: made, ...written }, warnings: found.faults() };
}

/** Reads the file to its end, with any fault in it; returns how many rows it has. */
async function stage(on: PoolClient, request: ImportFile, found: Findings): Promise<number> {
  const report = (fault: Fault) => found.add(fault);
  const encoding = await encodingOf(request.file, report);
  if (encoding === null) return 0;
  const references = await readReferences(on);
  const fresh = await freshProduct(on, request.now);
  const pictures = pictureSource({ on, folder: request.images, drawingOf: request.drawingOf, now: request.now });
  let batch: StagedRow[] = [];
  // While the database takes one batch in, the next is read.
  let underway = Promise.resolve();
  let rows = 0;
  for await (const row of readRows(request.file, encoding, COLUMNS, report)) {
    rows += 1;
    const cells = new Cells(row, report);
    const staged = readProduct(cells, references);
    const shown = await readPictures(cells, pictures);
    if (staged) batch.push(shown ? { ...staged, facts: { ...staged.facts, pictures: shown } } : staged);
    if (batch.length < BATCH) continue;
    await underway;
    underway = stageRows(on, batch, fresh);
    // Its failure is met by the next wait; until then nothing listens for it.
    underway.catch(() => undefined);
    batch = [];
    request.progress?.('read', rows);
  }
  await underway;
  await stageRows(on, batch, fresh);
  return rows;
}

/** What was found, as far as it can be kept. */
class Findings {
  isBroken = false;
  untold = 0;
  private readonly kept: Fault[] = [];

  add(fault: Fault): void {
    if (!fault.warning) this.isBroken = true;
    if (this.kept.length < MOST_FAULTS) this.kept.push(fault);
    else this.untold += 1;
  }

  /** In the order of the file. */
  faults(): Fault[] {
    return this.kept.sort((one, other) => one.line - other.line);
  }
}
