// Stores one picture of a complaint: by the key of its form or by the one-time link of an SMS. The picture is re-encoded, so that neither the place
// where it was taken nor other metadata is stored.
import type { Pool } from 'pg';
import { hashOfToken } from '#backend/commerce/session/token';
import type { Queryable } from '#backend/db/queryable';
import { inTransaction } from '#backend/db/transaction';
import { drawnAgain } from '#backend/ports/media/photo-intake';
import { missingSides, type PictureSide } from '#domain/complaint/pictures';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { keepUploaded, lockUpload, type UploadRow, uploadByKey, uploadByLink } from './uploads.sql';

export type UploadDoor = { key: string } | { link: string };

export interface Taking {
  pool: Pool;
  now: Date;
}

/** `missing`: the sides that are still to come. */
export type PictureTaken = Outcome<{ missing: PictureSide[] }>;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

export const isUploadKey = (text: string): boolean => UUID.test(text);

export function uploadBehind(on: Queryable, door: UploadDoor): Promise<UploadRow | null> {
  if ('link' in door) return uploadByLink(on, hashOfToken(door.link));
  return isUploadKey(door.key) ? uploadByKey(on, door.key) : Promise.resolve(null);
}

/** A link is used up by the last of the pictures, by the form itself, and by its hour. Refuses one that was never made. */
export function uploadStateOf(upload: UploadRow | null, door: UploadDoor, now: Date): Outcome<{ upload: UploadRow }> {
  if (!upload) return refusal('LINK_USED_UP');
  if (upload.isUsed) return refusal('PICTURES_UPLOADED');
  if (!('link' in door)) return { ok: true, upload };
  if (missingSides(upload.sides).length === 0) return refusal('PICTURES_UPLOADED');
  const isLate = upload.linkExpiresAt === null || upload.linkExpiresAt <= now;
  return isLate ? refusal('UPLOAD_LINK_LATE') : { ok: true, upload };
}

export async function takePicture(
  door: UploadDoor,
  side: PictureSide,
  file: Buffer,
  { pool, now }: Taking,
): Promise<PictureTaken> {
  const known = uploadStateOf(await uploadBehind(pool, door), door, now);
  if (!known.ok) return known;
  // Drawn before the lock: it takes longer than all the rest.
  const drawn = await drawnAgain(file);
  if (!drawn.ok) return drawn;
  return inTransaction(pool, async (tx): Promise<PictureTaken> => {
    await lockUpload(tx.client, known.upload.id);
    const open = uploadStateOf(await uploadBehind(tx.client, door), door, now);
    if (!open.ok) return open;
    const { hash, bytes } = drawn;
    const isNew = await keepUploaded(tx.client, known.upload.id, { side, hash, bytes, at: now });
    if (!isNew) return refusal('PICTURE_TWICE');
    return { ok: true, missing: missingSides([...open.upload.sides, side]) };
  });
}
