// Reads a catalogue file to its end, with any fault in it, and lays its rows on the stage.
import type { PoolClient } from 'pg';
import { COLUMNS } from './columns';
import type { Report } from './faults';
import { encodingOf } from './file/encoding';
import { readRows } from './file/read-rows';
import type { ImportFile } from './import-products';
import { pictureSource } from './picture-source';
import { Cells } from './row/cells';
import type { Novelties } from './row/novelties';
import { type PictureSource, picturesNamed, readPictures } from './row/read-pictures';
import { readRow } from './row/read-row';
import type { SkippedRow, StagedRow, StagedTranslation } from './row/staged';
import { freshProduct, readReferences, stageBeside, stageRows } from './stage.sql';

export interface StagedFile {
  rows: number;
  skipped: number;
  translated: number;
  novelties: Novelties;
}

/**
 * Rows that are sent to the stage together. Few enough for the garbage collector to free a batch's text early: five hundred took half as much memory
 * again.
 */
const BATCH = 200;

class Batch {
  products: StagedRow[] = [];
  readonly translations: StagedTranslation[] = [];
  readonly skipped: SkippedRow[] = [];
  /** While the database takes one batch in, the next is read. */
  private underway: Promise<void> = Promise.resolve();

  constructor(
    private readonly on: PoolClient,
    private readonly fresh: string,
  ) {}

  get isFull(): boolean {
    return this.products.length >= BATCH;
  }

  async send(): Promise<void> {
    await this.underway;
    this.underway = stageRows(this.on, this.products, this.fresh);
    // Its failure is met by the next wait; until then nothing listens for it.
    this.underway.catch(() => undefined);
    this.products = [];
  }

  /** Other rows than products are few: they are sent at once. */
  async end(): Promise<void> {
    await this.send();
    await this.underway;
    await stageBeside(this.on, this.translations, this.skipped);
  }
}

export async function stageFile(on: PoolClient, request: ImportFile, report: Report): Promise<StagedFile> {
  const references = await readReferences(on);
  const encoding = typeof request.file === 'string' ? await encodingOf(request.file, report) : 'utf-8';
  const staged = { rows: 0, skipped: 0, translated: 0, novelties: references.novelties };
  if (encoding === null) return staged;
  const batch = new Batch(on, await freshProduct(on, request.now));
  const pictures = pictureSourceOf(on, request);
  const skipsUnknown = request.skipUnknown ?? false;
  for await (const row of readRows(request.file, encoding, COLUMNS, report)) {
    staged.rows += 1;
    const cells = new Cells(row, report);
    const read = readRow(cells, references, skipsUnknown);
    if (read?.kind === 'skipped') batch.skipped.push(read.row);
    else if (read?.kind === 'translation') batch.translations.push(read.row);
    else if (read) batch.products.push(await withPictures(read.row, cells, pictures));
    if (!batch.isFull) continue;
    await batch.send();
    request.progress?.('read', staged.rows, null);
  }
  await batch.end();
  return { ...staged, skipped: batch.skipped.length, translated: batch.translations.length };
}

function pictureSourceOf(on: PoolClient, request: ImportFile): PictureSource | null {
  const { images, drawingOf, dryRun = false, now, fetchPictures = false, withoutPictures = false, prepared } = request;
  if (withoutPictures) return null;
  return pictureSource({ on, folder: images, drawingOf, onlyLooks: dryRun, fetches: fetchPictures, now, prepared });
}

async function withPictures(row: StagedRow, cells: Cells, source: PictureSource | null): Promise<StagedRow> {
  if (source === null) return leftAlone(row);
  const pictures = await readPictures(cells, source);
  if (pictures) return { ...row, facts: { ...row.facts, pictures } };
  return picturesNamed(cells).length > 0 ? leftAlone(row) : row;
}

/** A row that describes its product completely changes no pictures where those of the file are not taken. */
function leftAlone(row: StagedRow): StagedRow {
  const { pictures: _, ...facts } = row.facts;
  return { ...row, facts };
}
