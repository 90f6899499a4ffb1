// Imports pictures from a folder: the path may not leave it, the file must be a picture, and sharp redraws it before it is stored, so
// that nothing but pixels gets into the shop. Hashing and drawing run on separate threads, off the event loop.
import { webcrypto } from 'node:crypto';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type PictureSection, sectionBox } from '#domain/staff/media-library';

export const MOST_BYTES = 20 * 1024 * 1024;
/** Maximum number of pictures of one product from one folder. */
export const MOST_OF_FOLDER = 20;
const WIDEST = 2400;
/** Enough for a photo of a camera, too little for a bomb of pixels. */
const MOST_PIXELS = 100_000_000;
const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif']);
const ENDINGS: ReadonlySet<string> = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif']);
const PART = /^[\p{L}\p{N} _().,+-][\p{L}\p{N} _().,+-]*$/u;

export type RefusedPicture = 'picturePath' | 'pictureMissing' | 'pictureUnreadable' | 'pictureFolder';

export interface TakenPicture {
  hash: string;
  bytes: Buffer;
}

/** The files behind '/m/h/mh01.jpg', or behind a folder in their natural order; null without a folder is a picture that is not there. Nothing is read. */
export async function findPictures(folder: string | null, name: string): Promise<string[] | RefusedPicture> {
  const parts = name.replace(/^\/+|\/+$/g, '').split('/');
  if (parts.some((part) => part === '' || /^\.+$/.test(part) || !PART.test(part))) return 'picturePath';
  if (folder === null) return 'pictureMissing';
  const root = await realpath(folder).catch(() => null);
  const path = await realpath(join(folder, ...parts)).catch(() => null);
  if (root === null || path === null) return 'pictureMissing';
  // A link inside the folder may still lead out of it.
  if (!path.startsWith(root + sep)) return 'picturePath';
  const found = await stat(path);
  if (found.isDirectory()) return picturesIn(path);
  if (!found.isFile()) return 'pictureMissing';
  return found.size > MOST_BYTES ? 'pictureUnreadable' : [path];
}

const COLLATOR = new Intl.Collator('da', { numeric: true });

/** Links in it are passed over: they may lead anywhere. */
async function picturesIn(path: string): Promise<string[] | RefusedPicture> {
  const entries = await readdir(path, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && ENDINGS.has(extname(entry.name).toLowerCase()));
  if (files.length === 0 || files.length > MOST_OF_FOLDER) return 'pictureFolder';
  return files
    .map(({ name }) => name)
    .sort(COLLATOR.compare)
    .map((name) => join(path, name));
}

/** Null for a file that is too large to be a picture. */
export async function pictureBytes(path: string): Promise<Buffer | null> {
  return (await stat(path)).size > MOST_BYTES ? null : readFile(path);
}

/** What a file is known by. */
export async function pictureHash(bytes: Uint8Array): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', bytes);
  return Buffer.from(digest).toString('hex').slice(0, 32);
}

/** As a product's picture is stored; an upright one by its width. */
export const productPhoto = (upright: Sharp): Promise<Buffer> =>
  upright.resize({ width: WIDEST, withoutEnlargement: true }).webp({ quality: 92 }).toBuffer();

/** A part of an upright picture, as a product's picture is stored. */
export async function sectionOf(upright: Sharp, section: PictureSection): Promise<Buffer> {
  const { width, height } = await upright.metadata();
  return productPhoto(upright.extract(sectionBox({ width, height }, section)));
}

/** Null for what is no picture. */
export async function redrawn(file: Buffer): Promise<TakenPicture | null> {
  try {
    const source = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, width } = await source.metadata();
    if (!FORMATS.has(format)) return null;
    const asItIs = format === 'webp' && width <= WIDEST && holdsPixelsOnly(file);
    const redone = await productPhoto(source.rotate());
    // What a shop has drawn once stays as it is: drawn again and again, from shop to shop, it would lose each time.
    const bytes = asItIs ? file : redone;
    return { hash: await pictureHash(bytes), bytes };
  } catch {
    return null;
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
