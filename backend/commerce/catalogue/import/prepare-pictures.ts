// Prepares the pictures of a catalogue file before its transaction: drawing takes minutes, and no other import has to wait for it.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { COLUMNS } from './columns';
import { encodingOf } from './file/encoding';
import { readRows } from './file/read-rows';
import type { ImportFile } from './import-products';
import { type PreparedPictures, pictureSource, type Taken } from './picture-source';
import { Cells } from './row/cells';
import { picturesNamed } from './row/read-pictures';

/** Faults are reported by the import itself. */
const ignore = () => undefined;

/** Each picture of the file that is no drawing, once, in the order of the file. */
export async function pictureNames({ file, drawingOf }: ImportFile): Promise<Set<string>> {
  const names = new Set<string>();
  const encoding = typeof file === 'string' ? await encodingOf(file, ignore) : 'utf-8';
  if (encoding === null) return names;
  for await (const row of readRows(file, encoding, COLUMNS, ignore)) {
    if (!row.cells.has('base_image') && !row.cells.has('additional_images')) break;
    for (const { name } of picturesNamed(new Cells(row, ignore))) if ((await drawingOf(name)) === null) names.add(name);
  }
  return names;
}

/** Each picture is stored in a separate transaction, since commands can write in no other way: what was prepared before an interruption is not drawn again. */
export async function preparePictures(
  pool: Pool,
  names: ReadonlySet<string>,
  request: ImportFile,
): Promise<PreparedPictures> {
  const { images, drawingOf, now, fetchPictures = false, progress } = request;
  const prepared = new Map<string, Taken>();
  for (const name of names) {
    const taken = await inTransaction(pool, ({ client }) =>
      pictureSource({ on: client, folder: images, drawingOf, fetches: fetchPictures, now }).take(name),
    );
    prepared.set(name, taken);
    progress?.('pictures', prepared.size, names.size);
  }
  return prepared;
}
