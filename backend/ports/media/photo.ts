// How a customer's photo is stored, in each accepted format.
import type { Sharp } from 'sharp';

/** Pixels of the longer side: a serial number on a label is still legible. */
const WIDEST = 2000;
const QUALITY = 82;

/** Its pixels only: by default sharp leaves out the camera's metadata. */
export const photoKept = (upright: Sharp): Promise<Buffer> =>
  upright
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
