// Takes pictures in from a folder: the path may not leave it, the file must be a picture, and what is kept is drawn again by sharp, so
// that nothing but pixels gets into the shop.
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';

const MOST_BYTES = 20 * 1024 * 1024;
const WIDEST = 2400;
/** Enough for a photo of a camera, too little for a bomb of pixels. */
const MOST_PIXELS = 100_000_000;
const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif']);
const PART = /^[\p{L}\p{N} _().,+-][\p{L}\p{N} _().,+-]*$/u;

export type RefusedPicture = 'picturePath' | 'pictureMissing' | 'pictureUnreadable';

export interface TakenPicture {
  hash: string;
  bytes: Buffer;
}

/** A file as it is given, by its own hash. */
export interface GivenPicture {
  source: string;
  bytes: Buffer;
}

/** '/m/h/mh01.jpg' inside `folder`, not decoded yet; null without a folder is a picture that is not there. */
export async function givenPicture(folder: string | null, name: string): Promise<GivenPicture | RefusedPicture> {
  const parts = name.replace(/^\/+/, '').split('/');
  if (parts.some((part) => part === '' || /^\.+$/.test(part) || !PART.test(part))) return 'picturePath';
  if (folder === null) return 'pictureMissing';
  const root = await realpath(folder).catch(() => null);
  const path = await realpath(join(folder, ...parts)).catch(() => null);
  if (root === null || path === null) return 'pictureMissing';
  // A link inside the folder may still lead out of it.
  if (!path.startsWith(root + sep)) return 'picturePath';
  const found = await stat(path);
  if (!found.isFile()) return 'pictureMissing';
  if (found.size > MOST_BYTES) return 'pictureUnreadable';
  const bytes = await readFile(path);
  return { source: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/** Names of kept pictures are this long a part of their hash. */
export const HASH_LENGTH = 32;

export async function redrawn({ bytes: given }: GivenPicture): Promise<TakenPicture | RefusedPicture> {
  try {
    const source = sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, width } = await source.metadata();
    if (!FORMATS.has(format)) return 'pictureUnreadable';
    const asItIs = format === 'webp' && width <= WIDEST && holdsPixelsOnly(given);
    const drawn = source.rotate().resize({ width: WIDEST, withoutEnlargement: true }).webp({ quality: 92 });
    const redone = await drawn.toBuffer();
    // What a shop has drawn once stays as it is: drawn again and again, from shop to shop, it would lose each time.
    const bytes = asItIs ? given : redone;
    return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH), bytes };
  } catch {
    return 'pictureUnreadable';
  }
}

const PIXELS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

/** A WebP file whose parts are pixels from the first to the last byte: no notes of a camera, nothing behind the end. */
function holdsPixelsOnly(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.readUInt32LE(4) !== bytes.length - 8) return false;
  for (let at = 12; at < bytes.length; ) {
    if (at + 8 > bytes.length || !PIXELS.has(bytes.toString('latin1', at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
    if (at > bytes.length) return false;
  }
  return true;
}
