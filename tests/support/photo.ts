// Pictures for tests: a different one per seed, in the formats of telephones, with a camera's metadata.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A small picture of one colour with a corner of another: its pixels differ by seed. */
const painted = (seed: number, width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: { r: (seed * 37) % 256, g: (seed * 91) % 256, b: 120 } },
  }).composite([
    {
      input: { create: { width: 8, height: 8, channels: 3, background: { r: 250, g: (seed * 13) % 256, b: 10 } } },
      left: 1,
      top: 1,
    },
  ]);

/** As a camera writes it: rotated, with the place where it was taken. */
export const jpegPhoto = (seed: number, width = 64, height = 48): Promise<Buffer> =>
  painted(seed, width, height)
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'Camera of the tests' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '55/1 40/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '12/1 34/1 0/1',
        },
      },
    })
    .jpeg()
    .toBuffer();

export const pngPhoto = (seed: number, width = 64, height = 48): Promise<Buffer> =>
  painted(seed, width, height).png().toBuffer();

export const webpPhoto = (seed: number): Promise<Buffer> => painted(seed, 64, 48).webp().toBuffer();

/** The same as an iPhone writes it, of 64 by 96 when upright. There is no encoder for it here, so it is always the same picture. */
export const heicPhoto = (): Promise<Buffer> => readFile(join(import.meta.dirname, '../fixtures/pictures/photo.heic'));
