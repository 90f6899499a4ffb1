// Takes pictures in from a folder: the path may not leave it, the file must be a picture, and what is kept is drawn again by sharp, so
// that nothing but pixels gets into the shop.
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';

export const MOST_PICTURE_BYTES = 20 * 1024 * 1024;
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

/** '/m/h/mh01.jpg' inside `folder`; null without a folder is a picture that is not there. */
export async function takePicture(folder: string | null, name: string): Promise<TakenPicture | RefusedPicture> {
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
  return found.size > MOST_PICTURE_BYTES ? 'pictureUnreadable' : redrawn(path);
}

/** The name of kept bytes. */
export const pictureHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

async function redrawn(path: string): Promise<TakenPicture | RefusedPicture> {
  try {
    const source = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, width } = await source.metadata();
    if (!FORMATS.has(format)) return 'pictureUnreadable';
    if (format === 'webp' && width <= WIDEST) {
      const given = await readFile(path);
      if (isPixelsAlone(given)) return await readable(given);
    }
    const bytes = await source
      .rotate()
      .resize({ width: WIDEST, withoutEnlargement: true })
      .webp({ quality: 92 })
      .toBuffer();
    return { hash: pictureHash(bytes), bytes };
  } catch {
    return 'pictureUnreadable';
  }
}

/** Refuses, as `redrawn` does, what cannot be read to its end. */
async function readable(bytes: Buffer): Promise<TakenPicture> {
  await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).resize({ width: 8 }).raw().toBuffer();
  return { hash: pictureHash(bytes), bytes };
}

const PIXELS: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);

/**
 * A WebP that holds nothing but pixels is kept as it is: what this shop writes out comes in again as the same picture, and drawing it
 * once more would lose a little each time.
 */
function isPixelsAlone(file: Buffer): boolean {
  if (file.length < 12 || file.readUInt32LE(4) + 8 !== file.length) return false;
  let at = 12;
  while (at + 8 <= file.length) {
    if (!PIXELS.has(file.toString('latin1', at, at + 4))) return false;
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === file.length;
}
