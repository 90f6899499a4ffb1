// The logos of the themes as shapes in a square of 40: for pages and PDFs. The shop's name is next to them as text.

export interface MarkShape {
  /** Its colour: the theme's accent, its second colour, white, or the colour of the text next to it. */
  fill: 'accent' | 'second' | 'light' | 'current';
  /** An SVG path. */
  d: string;
}

/** An upright shelf and two braces, one of them a pencil's yellow. */
const office: readonly MarkShape[] = [
  { fill: 'accent', d: 'M6 0h28a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z' },
  { fill: 'light', d: 'M10 8h5.5v24H10zM18 19.5 27 8h6.5L24 20z' },
  { fill: 'second', d: 'm18 19.5 6 .5 9.5 12H27z' },
];

/** Seat and back of a chair as two plain shapes. */
const furniture: readonly MarkShape[] = [
  { fill: 'accent', d: 'M6 4h12a16 16 0 0 1 16 16v2H6z' },
  { fill: 'second', d: 'M6 25h28a11 11 0 0 1-11 11H6z' },
];

/** Two pages meeting in one point. */
const advice: readonly MarkShape[] = [
  { fill: 'current', d: 'M4 6h10v17a6 6 0 0 0 6 6v6A16 16 0 0 1 4 19z' },
  { fill: 'second', d: 'M36 6H26v17a6 6 0 0 1-6 6v6a16 16 0 0 0 16-16z' },
];

/** A box with its ribbon and bow. */
const gifts: readonly MarkShape[] = [
  { fill: 'accent', d: 'M9 13h22a5 5 0 0 1 5 5v13a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V18a5 5 0 0 1 5-5z' },
  {
    fill: 'second',
    d: 'M17.5 13h5v23h-5zM20 12.5C14 12.5 9.5 11 9.5 7.5 9.5 5 11.3 3.5 13.5 3.5c3.7 0 6 4.5 6.5 9 .5-4.5 2.8-9 6.5-9 2.2 0 4 1.5 4 4 0 3.5-4.5 5-10.5 5Z',
  },
];

const MARKS: Record<string, readonly MarkShape[]> = { base: office, dade: furniture, uniq: advice, gaver: gifts };

export const markShapes = (themeName: string): readonly MarkShape[] => MARKS[themeName] ?? office;
