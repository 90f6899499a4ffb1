// Turns a drawing or a file into pixels through sharp, at most two renderings at a time: quickly for the visitor who waits, finely for all later ones.
import sharp from 'sharp';
import type { MediaFormat, MediaWidth } from './media';

// Rendered pictures are stored as files: sharp's own cache only grows the process, and so does a thread for each core.
sharp.cache(false);
sharp.concurrency(1);

/** Spec §9, on the scale of JPEG, WebP and PNG. */
const QUALITY = 90;
/** AVIF has a separate scale, on which this looks like 90. Larger pictures are for dense screens, where two or three pixels make one point. */
const AVIF_QUALITY = { small: 60, large: 50 };
const LARGE = 400;
/** What a tile shows is on its page by the dozen: a drawing with many edges is written less finely, until it weighs no more than that. */
const OF_TILE = { width: 400, most: 8_000, less: [44, 38] };

/** `quick` takes a quarter of the time that `fine` takes to write the same picture, and gives up to twice the bytes. */
export type Effort = 'quick' | 'fine';
const AVIF_EFFORT = { quick: 0, fine: 2 };

const CONCURRENCY = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Someone waits for a picture, so that nothing else is to be rendered now. */
export const isRendering = (): boolean => running > 0;

async function turn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENCY) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place is handed to the next in line, so that the count never passes the bound.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** A drawing is rendered in the requested width; a picture file is never enlarged. */
const pixels = (source: string | Buffer, width: MediaWidth) =>
  typeof source === 'string'
    ? sharp(Buffer.from(source)).resize({ width })
    : sharp(source).resize({ width, withoutEnlargement: true });

/** A drawing as SVG text, or the bytes of a picture file. */
export type Render = (
  source: string | Buffer,
  width: MediaWidth,
  format: MediaFormat,
  effort?: Effort,
) => Promise<Buffer>;

export const render: Render = (source, width, format, effort = 'fine') =>
  turn(async () => {
    const picture = pixels(source, width);
    if (format === 'webp') return picture.webp({ quality: QUALITY, effort: 4 }).toBuffer();
    if (format === 'png') return picture.png({ quality: QUALITY, compressionLevel: 9 }).toBuffer();
    const quality = width < LARGE ? AVIF_QUALITY.small : AVIF_QUALITY.large;
    const written = (at: number) => picture.avif({ quality: at, effort: AVIF_EFFORT[effort] }).toBuffer();
    let bytes = await written(quality);
    if (typeof source !== 'string' || width !== OF_TILE.width || effort === 'quick') return bytes;
    for (const less of OF_TILE.less) if (bytes.byteLength > OF_TILE.most) bytes = await written(less);
    return bytes;
  });
