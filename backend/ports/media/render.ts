// Turns a drawing into pixels through sharp: quality 90 (spec §9), at most two renderings at a time.
import sharp from 'sharp';
import type { MediaFormat, MediaWidth } from './media';

// Drawn pictures are kept as files: what sharp keeps of its own only lets the process grow, and so does a thread for each core.
sharp.cache(false);
sharp.concurrency(1);

const QUALITY = 90;
const CONCURRENCY = 2;

let running = 0;
const waiting: (() => void)[] = [];

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

// The drawing is parsed at the density of the width asked for, so that small pictures are drawn small, not scaled.
const BASE_DENSITY = 72;

async function widthOf(svg: Buffer): Promise<number> {
  return (await sharp(svg).metadata()).width;
}

async function drawn(svg: string, width: MediaWidth): Promise<sharp.Sharp> {
  const source = Buffer.from(svg);
  const density = Math.min(600, Math.max(18, (BASE_DENSITY * width * 1.5) / (await widthOf(source))));
  return sharp(source, { density }).resize({ width });
}

/** A drawing as SVG text, or the bytes of a picture file, which is never made larger than it is. */
export function render(source: string | Buffer, width: MediaWidth, format: MediaFormat): Promise<Buffer> {
  return turn(async () => {
    const isFile = typeof source !== 'string';
    const picture = isFile ? sharp(source).resize({ width, withoutEnlargement: true }) : await drawn(source, width);
    if (format === 'avif') return picture.avif({ quality: QUALITY, effort: 3 }).toBuffer();
    if (format === 'webp') return picture.webp({ quality: QUALITY, effort: 4 }).toBuffer();
    return picture.png({ quality: QUALITY, compressionLevel: 9 }).toBuffer();
  });
}
