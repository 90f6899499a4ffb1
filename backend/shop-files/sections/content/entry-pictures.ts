// Picture files that entries of one type of content show, for the export of a shop.
import type { PoolClient } from 'pg';
import type { EntryType } from '#backend/content/entries/entries.sql';
import { bytesOf } from '#backend/ports/media/pictures.sql';
import type { PrintedPicture } from '../../section';
import { listPicturePaths } from './content.sql';

export async function* picturesOfEntries(on: PoolClient, type: EntryType): AsyncGenerator<PrintedPicture> {
  const files = await listPicturePaths(on, type);
  for (const { path, hash } of files) yield { file: path, bytes: await bytesOf(on, hash), of: files.length };
}
