// How a photo of a customer is kept, in each format that it may come in.
import type { Sharp } from 'sharp';

/** Of the longer side: a serial number on a label can still be read. */
const WIDEST = 2000;
const QUALITY = 82;

/** Its pixels and nothing else: without a word of its own sharp leaves out what a camera has noted. */
export const photoKept = (upright: Sharp): Promise<Buffer> =>
  upright
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
