// The pictures of a complaint: which there must be, how large they may be, and what a file is by its first bytes. Spec §3 "Complaint".

/** Of the packaging; all three are required (spec §5). */
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
/** Of a picture's longer side: more than any telephone takes, less than a bomb of pixels. */
export const PICTURE_PIXELS = 12_000;
/** Of the whole picture: a small file may hold so many pixels of one colour. */
export const PICTURE_AREA = 80_000_000;
/** Of HEIC, whose decoder holds all of them at once: what telephones make unless they are told otherwise. */
export const HEIC_AREA = 25_000_000;

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
