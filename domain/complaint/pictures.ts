// The pictures of a complaint: which there must be, how large they may be, and what a file is by its first bytes. Spec §3 "Complaint".

/** Sides of the packaging; all three are required (spec §5). */
export const PICTURE_SIDES = ['front', 'back', 'side'] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];

export const isPictureSide = (text: unknown): text is PictureSide => PICTURE_SIDES.some((side) => side === text);

/** More of them may come with the answer to a question of the shop. */
export const EXTRA_PICTURES = 3;
export type ExtraPicture = `extra${number}`;

export const extraPicture = (place: number): ExtraPicture => `extra${place}`;

/** A side of the packaging, or one of those that came later. */
export const isPictureName = (text: unknown): text is PictureSide | ExtraPicture =>
  isPictureSide(text) ||
  Array.from({ length: EXTRA_PICTURES }, (_, at) => extraPicture(at + 1)).some((one) => one === text);

export const missingSides = (there: readonly PictureSide[]): PictureSide[] =>
  PICTURE_SIDES.filter((side) => !there.includes(side));

const MEGABYTE = 1024 * 1024;
/** A photo of a telephone has 2 to 8 MB. */
export const PICTURE_MEGABYTES = 12;
export const PICTURE_BYTES = PICTURE_MEGABYTES * MEGABYTE;
/** Pixels of a picture's longer side: the largest telephone cameras take 12,000 × 9,000. */
export const PICTURE_PIXELS = 12_000;
/**
 * Megapixels by kind. A JPEG is decoded at a fraction of its size, so that the 108 megapixels of the largest telephones are cheap. All others are
 * decoded in full, and a small file may hold any number of pixels of one colour: telephones make PNG and WebP of their screens only. HEIC needs
 * the memory of all pixels at once.
 */
export const PICTURE_MEGAPIXELS = { jpeg: 110, png: 30, webp: 30, heic: 25 } as const satisfies Record<
  PictureKind,
  number
>;

const MEGAPIXEL = 1_000_000;

export const isTooWide = (kind: PictureKind, width: number, height: number): boolean =>
  Math.max(width, height) > PICTURE_PIXELS || width * height > PICTURE_MEGAPIXELS[kind] * MEGAPIXEL;

/** A link by SMS is good for so long. */
export const UPLOAD_LINK_MINUTES = 60;

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic';

const lettersAt = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** By its first bytes and not by its name: null for what is none of the kinds that telephones make. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && lettersAt(bytes, 1, 4) === 'PNG') return 'png';
  if (lettersAt(bytes, 0, 4) === 'RIFF' && lettersAt(bytes, 8, 12) === 'WEBP') return 'webp';
  return lettersAt(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(lettersAt(bytes, 8, 12)) ? 'heic' : null;
}
