// Redraws one HEIC photo for a running shop, in a separate process: `backend/ports/media/heic-process.ts` starts it, bounds its time and
// memory, and receives one answer.
import heif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import { isTooWide } from '#domain/complaint/pictures';
import { photoKept } from './ports/media/photo';

// With the line to the shop it ends, however that ended. Of a terminal, SIGINT reaches both; the shop decides.
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);
process.once('message', (file) => {
  void drawHeic(file)
    .catch(() => null)
    .then((bytes) => process.send?.({ bytes }, () => process.exit(0)));
});

/** Null for what is no picture, or has too many pixels. Its own way up is part of the format, and heeded by the decoder. */
async function drawHeic(file: unknown): Promise<Buffer | null> {
  if (!(file instanceof Uint8Array)) return null;
  const images = new heif.HeifDecoder().decode(file);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  if (!(width > 0 && height > 0) || isTooWide('heic', width, height)) return null;
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const isShown = await new Promise<boolean>((done) => image.display(into, (shown) => done(shown !== null)));
  return isShown ? photoKept(sharp(into.data, { raw: { width, height, channels: 4 } })) : null;
}
