// How large pictures are by the look of the shop and the place on the page, so that browsers choose the file that is sharp there;
// tests/browser/picture-sizes.test.ts compares what is needed with what was chosen.

/** Size of the box in CSS pixels, and its widths per window width as the attribute `sizes`. */
export interface Measures {
  width: number;
  height: number;
  sizes?: string;
  /** Width of the smallest file that it is offered in. */
  least?: number;
}

/** The fewer tiles of a row are in view, the wider they are; from 1440 px on the page grows no further. */
const OFFICE_ROW: Measures = {
  width: 300,
  height: 300,
  sizes: '(min-width: 1280px) 210px, (min-width: 640px) 25vw, 55vw',
};
const ROWS: Readonly<Record<string, Measures>> = {
  dade: {
    width: 400,
    height: 400,
    sizes: '(min-width: 1440px) 346px, (min-width: 640px) 24vw, 55vw',
  },
  gaver: {
    width: 300,
    height: 300,
    sizes: '(min-width: 1440px) 256px, (min-width: 1280px) 222px, (min-width: 640px) 24vw, 55vw',
  },
};

/** The picture fills its box and is cut where it is longer: what is drawn is wider than the window on phones. */
const OFFICE_HERO: Measures = {
  width: 1200,
  height: 900,
  sizes: '(min-width: 1024px) 60vw, (min-width: 768px) 85vw, 120vw',
};
const HEROES: Readonly<Record<string, Measures>> = {
  dade: { ...OFFICE_HERO, sizes: '(min-width: 1420px) 1420px, 120vw' },
  gaver: {
    ...OFFICE_HERO,
    sizes: '(min-width: 1440px) 60vw, (min-width: 1280px) 75vw, (min-width: 768px) 112vw, 120vw',
  },
};
export const SCENE_PHOTO: Measures = {
  width: 1200,
  height: 450,
  sizes: '(min-width: 1420px) 1420px, (min-width: 480px) 100vw, 144vw',
};

/** In a list. Lines begin at 768 px, and are what one look has in place of tiles; their pictures are 52 px high at most. */
const TILE: Measures = { width: 200, height: 200 };
const LINE: Measures = { ...TILE, least: 64, sizes: '(min-width: 768px) 52px, 200px' };
const LISTS: Readonly<Record<string, Measures>> = {
  uniq: LINE,
};

export const listPhoto = (look: string, isLines: boolean): Measures => (isLines ? LINE : (LISTS[look] ?? TILE));
export const rowPhoto = (look: string): Measures => ROWS[look] ?? OFFICE_ROW;
export const heroPhoto = (look: string): Measures => HEROES[look] ?? OFFICE_HERO;
