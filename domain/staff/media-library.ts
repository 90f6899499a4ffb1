// The media library of the back office: who sees and changes it, the list's filters as its address has them, acts, and sections of pictures.
import { searchWord } from './list-words';
import type { StaffRight } from './rights';

/** Who sees pictures and changes them. */
export const SEES_MEDIA: readonly StaffRight[] = ['content', 'catalogue'];

/** `section`: a part of the picture as a new picture. `use`: shown last on a product. `remove`: out of the library. */
export const MEDIA_ACTS = ['add', 'texts', 'section', 'use', 'remove'] as const;
export type MediaAct = (typeof MEDIA_ACTS)[number];

export const isMediaAct = (value: unknown): value is MediaAct => MEDIA_ACTS.some((act) => act === value);

export const MEDIA_TEXTS = ['name', 'altDa', 'altEn'] as const;
export const MOST_MEDIA_TEXT = { name: 120, altDa: 255, altEn: 255 } as const;

/** By its bytes. */
export const isMediaHash = (text: string | undefined): text is string => /^[0-9a-f]{32}$/.test(text ?? '');

const MEDIA_VIEWS = ['all', 'unused'] as const;

export interface MediaQuery {
  view: (typeof MEDIA_VIEWS)[number];
  /** A part of the picture's name, or of the name or number of a product that shows it. */
  text: string;
  page: number;
  /** SKU of the product that a picture is chosen for; '' for none. */
  sku: string;
}

const LONGEST_SKU = 100;

export function mediaQuery(given: Readonly<Record<string, string>>): MediaQuery {
  const page = /^[1-9]\d{0,3}$/.test(given.page ?? '') ? Number(given.page) : 1;
  return {
    view: given.view === 'unused' ? 'unused' : 'all',
    text: searchWord(given),
    page,
    sku: given.for?.trim().slice(0, LONGEST_SKU) ?? '',
  };
}

/** Another view or text begins on the first page. */
export function mediaListPath(query: MediaQuery, change: Partial<MediaQuery> = {}): string {
  const { view, text, page, sku } = { ...query, page: 1, ...change };
  const words = new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(text && { q: text }),
    ...(page > 1 && { page: String(page) }),
    ...(sku && { for: sku }),
  });
  return words.size > 0 ? `${staffMediaPath()}?${words}` : staffMediaPath();
}

export const staffMediaPath = () => '/staff/media';
/** `sku`: of the product that the picture is chosen for. */
export const staffMediaFilePath = (hash: string, sku = '') =>
  `/staff/media/${hash}${sku ? `?${new URLSearchParams({ for: sku })}` : ''}`;

/** Width to height. */
export const SECTION_RATIOS = { '1:1': 1, '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9, '3:4': 3 / 4 } as const;
type SectionRatio = keyof typeof SECTION_RATIOS;

const isSectionRatio = (value: unknown): value is SectionRatio =>
  typeof value === 'string' && Object.hasOwn(SECTION_RATIOS, value);

export interface PictureSection {
  ratio: SectionRatio;
  /** Percent of the largest part of this ratio: 100 is all of it. */
  size: number;
  /** The point in the middle, in percent from the left and from the top. */
  x: number;
  y: number;
}

export const SMALLEST_SECTION = 10;

/** Null for a section that is none: each value is an integer, size from 10 to 100 and the point from 0 to 100. */
export function pictureSection({ ratio, size, x, y }: Record<keyof PictureSection, unknown>): PictureSection | null {
  if (!isSectionRatio(ratio) || !isPercent(size) || size < SMALLEST_SECTION || !isPercent(x) || !isPercent(y))
    return null;
  return { ratio, size, x, y };
}

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

interface Size {
  width: number;
  height: number;
}

/** In pixels, and inside the picture: at an edge the point is not in the middle. */
export function sectionBox(
  { width, height }: Size,
  { ratio, size, x, y }: PictureSection,
): Size & { left: number; top: number } {
  const wanted = SECTION_RATIOS[ratio];
  const largest = width / height > wanted ? { width: height * wanted, height } : { width, height: width / wanted };
  const box = {
    width: Math.max(1, Math.round((largest.width * size) / 100)),
    height: Math.max(1, Math.round((largest.height * size) / 100)),
  };
  const startOf = (most: number, own: number, percent: number) =>
    Math.min(most - own, Math.max(0, Math.round((most * percent) / 100 - own / 2)));
  return { ...box, left: startOf(width, box.width, x), top: startOf(height, box.height, y) };
}
