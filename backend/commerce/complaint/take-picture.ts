// Stores one picture of a complaint: by the key of its form or by the one-time link of an SMS. The picture is re-encoded, so that neither the place
// where it was taken nor other metadata is stored.
import type { Pool } from 'pg';
import sharp from 'sharp';
import { hashOfToken } from '#backend/commerce/session/token';
import type { Queryable } from '#backend/db/queryable';
import { inTransaction } from '#backend/db/transaction';
import { openHeicReader } from '#backend/ports/media/heic-process';
import { photoKept } from '#backend/ports/media/photo';
import { pictureHash } from '#backend/ports/media/picture-intake';
import {
  isTooWide,
  missingSides,
  PICTURE_BYTES,
  PICTURE_MEGABYTES,
  PICTURE_MEGAPIXELS,
  type PictureKind,
  type PictureSide,
  pictureKindOf,
} from '#domain/complaint/pictures';
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

const heicReader = openHeicReader();
/** Decoding takes a processor and memory for all pixels: two at a time. */
const AT_ONCE = 2;
/** About 10 seconds of decoding: a request that would wait longer is refused with PICTURES_BUSY. */
const MOST_WAITING_PIXELS = 500_000_000;
let drawing = 0;
let waitingPixels = 0;
const inLine: (() => void)[] = [];

type Drawn = Outcome<{ hash: string; bytes: Buffer }>;

/** Re-encodes a file: only its pixels remain. */
export async function drawnAgain(file: Buffer): Promise<Drawn> {
  if (file.byteLength > PICTURE_BYTES)
    return refusal('PICTURE_TOO_LARGE', { params: { megabytes: PICTURE_MEGABYTES } });
  const kind = pictureKindOf(file);
  if (kind === 'heic') return drawnHeic(file);
  if (kind === null) return refusal('PICTURE_UNREADABLE');
  // The head alone is read here; how many pixels it promises is judged before one of them is decoded.
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head || head.format !== kind) return refusal('PICTURE_UNREADABLE');
  const { width, height } = head;
  if (isTooWide(kind, width, height))
    return refusal('PICTURE_TOO_WIDE', { params: { megapixels: PICTURE_MEGAPIXELS[kind] } });
  return decodeInTurn(width * height, () => drawnPhoto(file, kind));
}

/** Runs the work when a place is free; refuses it where too many pixels wait already. */
async function decodeInTurn(pixels: number, work: () => Promise<Drawn>): Promise<Drawn> {
  if (drawing >= AT_ONCE) {
    if (waitingPixels + pixels > MOST_WAITING_PIXELS) return refusal('PICTURES_BUSY');
    waitingPixels += pixels;
    await new Promise<void>((go) => inLine.push(go));
    waitingPixels -= pixels;
  } else drawing += 1;
  try {
    return await work();
  } finally {
    const next = inLine.shift();
    if (next) next();
    else drawing -= 1;
  }
}

/** Outside the queue of the others: it runs in a separate process and does not delay them. */
async function drawnHeic(file: Buffer): Promise<Drawn> {
  const bytes = await heicReader.read(file);
  return bytes ? { ok: true, hash: await pictureHash(bytes), bytes } : refusal('PICTURE_HEIC');
}

async function drawnPhoto(file: Buffer, kind: PictureKind): Promise<Drawn> {
  try {
    const limitInputPixels = PICTURE_MEGAPIXELS[kind] * 1_000_000;
    const bytes = await photoKept(sharp(file, { limitInputPixels, failOn: 'error' }).rotate());
    return { ok: true, hash: await pictureHash(bytes), bytes };
  } catch {
    // Broken, cut off, or of another kind than its first bytes say.
    return refusal('PICTURE_UNREADABLE');
  }
}
