// Takes pictures in from a folder: the path may not leave it, the file must be a picture, and what is kept is drawn again by sharp, so
// that nothing but pixels gets into the shop.
import { createHash } from 'node:crypto';
import { realpath, stat } from 'node:fs/promises';
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
  return found.size > MOST_BYTES ? 'pictureUnreadable' : redrawn(path);
}

async function redrawn(path: string): Promise<TakenPicture | RefusedPicture> {
  try {
    const source = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    if (!FORMATS.has((await source.metadata()).format)) return 'pictureUnreadable';
    const bytes = await source
      .rotate()
      .resize({ width: WIDEST, withoutEnlargement: true })
      .webp({ quality: 92 })
      .toBuffer();
    return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32), bytes };
  } catch {
    return 'pictureUnreadable';
  }
}
