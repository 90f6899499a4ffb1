// The logo of a shop, as shop.yaml names it: a picture next to the file, redrawn as pixels, so that no markup of an SVG gets in.
import sharp from 'sharp';
import type { NewEntry } from '#backend/content/entries/entries.sql';
import { mediaPath, versionOfFile } from '#backend/ports/media/media';
import { bytesOf } from '#backend/ports/media/pictures.sql';
import type { ApplyContext } from '../section';
import { fileBody, pictureKey, pictureTaken, takeFile } from './content/picture';

/** What an entry stores of it: the URL with its measures, and the path that it is printed at. */
export interface ShopLogo {
  url: string;
  width: number;
  height: number;
  path: string;
}

export const LOGO_FILE = /^pictures\/\S.*\.(svg|png|webp|jpe?g|avif)$/i;

/** In pixels: a header shows it a third as high, a dense screen and a paper use all of them. */
const BOX = { width: 800, height: 160 } as const;
const SHOWN_WIDTH = 400;
const MOST_PIXELS = 20_000_000;
const MOST_SVG_BYTES = 300_000;

export interface TakenLogo {
  logo: ShopLogo;
  entries: NewEntry[];
}

/** A text says why the file cannot be taken. */
export async function takeLogo(
  context: ApplyContext,
  code: string,
  name: string,
  path: string,
): Promise<TakenLogo | string> {
  const kept = await takeFile(context, path, /\.svg$/i.test(path) ? svgPixels : fitted);
  if (typeof kept === 'string') return kept;
  const { hash, source } = kept;
  const { width, height } = await sharp(await bytesOf(context.on, hash)).metadata();
  const version = versionOfFile(hash);
  const picture = `logo-${code}`;
  const shown = Math.min(SHOWN_WIDTH, width);
  const taken = pictureTaken({ name: picture, alternativeText: name, body: fileBody(hash), version, source });
  const logo = {
    url: mediaPath(pictureKey(picture), SHOWN_WIDTH, 'png', version),
    ...{ width: shown, height: Math.max(1, Math.round((height * shown) / width)), path: source.path },
  };
  return { logo, entries: taken.entries };
}

/** Scripts, links and files that the drawing references are not followed: it is drawn without a base URL. */
async function svgPixels(file: Buffer): Promise<Buffer | null> {
  if (file.length > MOST_SVG_BYTES) return null;
  return pixelsOf(file, (format) => format === 'svg', false);
}

const fitted = (file: Buffer): Promise<Buffer | null> => pixelsOf(file, (format) => format !== 'svg', true);

async function pixelsOf(
  file: Buffer,
  isWanted: (format: string | undefined) => boolean,
  keepsSmall: boolean,
): Promise<Buffer | null> {
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    if (!isWanted(format)) return null;
    if (keepsSmall && width <= BOX.width && height <= BOX.height) return file;
    return await picture
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: keepsSmall })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}
