// Stores a picture that staff uploaded for a product: the checks of every uploaded photo, in the size and quality of a catalogue file's.
import type { Pool } from 'pg';
import { inTransaction } from '#backend/db/transaction';
import { drawnAgain } from '#backend/ports/media/photo-intake';
import { pictureHash, productPhoto } from '#backend/ports/media/picture-intake';
import type { Outcome } from '#domain/refusal/refusals';
import { keepPicture, pictureOfSource, touchPicture } from '../import/write/pictures.sql';

/** The hash that it is stored by. A file that came before is not decoded again. */
export async function takeProductPicture(pool: Pool, file: Buffer, now: Date): Promise<Outcome<{ hash: string }>> {
  const source = await pictureHash(file);
  const known = await inTransaction(pool, async ({ client }) => {
    const hash = await pictureOfSource(client, source);
    if (hash !== null) await touchPicture(client, hash, now);
    return hash;
  });
  if (known !== null) return { ok: true, hash: known };
  const drawn = await drawnAgain(file, productPhoto);
  if (!drawn.ok) return drawn;
  const { hash, bytes } = drawn;
  await inTransaction(pool, ({ client }) => keepPicture(client, { hash, bytes, source, at: now }));
  return { ok: true, hash };
}
