// Takes in a photo that was uploaded: the checks of bytes, kind and pixels, the bounds on decoding, and re-encoding, which leaves nothing but
// pixels: neither the place where it was taken nor other metadata.
import sharp, { type Sharp } from 'sharp';
import {
  isTooWide,
  PICTURE_BYTES,
  PICTURE_MEGABYTES,
  PICTURE_MEGAPIXELS,
  type PictureKind,
  pictureKindOf,
} from '#domain/complaint/pictures';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { openHeicReader } from './heic-process';
import { photoKept } from './photo';
import { pictureHash } from './picture-intake';

const heicReader = openHeicReader();
/** Decoding takes a processor and memory for all pixels: two at a time. */
const AT_ONCE = 2;
/** About 10 seconds of decoding: a request that would wait longer is refused with PICTURES_BUSY. */
const MOST_WAITING_PIXELS = 500_000_000;
let drawing = 0;
let waitingPixels = 0;
const inLine: (() => void)[] = [];

type Drawn = Outcome<{ hash: string; bytes: Buffer }>;

/** How an upright photo is stored. */
type Encode = (upright: Sharp) => Promise<Buffer>;

/** Re-encodes a file: only its pixels remain. */
export async function drawnAgain(file: Buffer, encode: Encode = photoKept): Promise<Drawn> {
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
  return decodeInTurn(width * height, () => drawnPhoto(file, kind, encode));
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

async function drawnPhoto(file: Buffer, kind: PictureKind, encode: Encode): Promise<Drawn> {
  try {
    const limitInputPixels = PICTURE_MEGAPIXELS[kind] * 1_000_000;
    const bytes = await encode(sharp(file, { limitInputPixels, failOn: 'error' }).rotate());
    return { ok: true, hash: await pictureHash(bytes), bytes };
  } catch {
    // Broken, cut off, or of another kind than its first bytes say.
    return refusal('PICTURE_UNREADABLE');
  }
}
