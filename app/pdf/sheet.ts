// Labels and cards in their places on sheets of A4, as words and bars ready to be drawn. Pure: nothing here depends on the PDF library.

/** Width and height in points. */
const A4 = { width: 595.28, height: 841.89 };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Bars {
  type: 'ean13' | 'code128';
  text: string;
}

/** In points from the top left corner; text wraps at its width. */
export type Placed = { x: number; y: number; width: number } & (
  | { text: string; size: number; isStrong?: boolean; isQuiet?: boolean }
  | { bars: Bars }
  /** A rounded frame; the colour in CSS notation. */
  | { frame: string; height: number }
);

export type Sheet = readonly Placed[];

export interface Grid {
  columns: number;
  rows: number;
  /** Room within each box, on all sides. */
  pad: number;
}

/** One box for each item, row by row and sheet by sheet; one empty sheet where there are none. */
export function sheetsOf<Item>(
  items: readonly Item[],
  { columns, rows, pad }: Grid,
  placeIn: (item: Item, box: Box) => readonly Placed[],
): Sheet[] {
  const [width, height] = [A4.width / columns, A4.height / rows];
  const perSheet = columns * rows;
  const sheets: Placed[][] = [];
  for (const [number, item] of items.entries()) {
    const place = number % perSheet;
    if (place === 0) sheets.push([]);
    const [x, y] = [(place % columns) * width + pad, Math.floor(place / columns) * height + pad];
    sheets.at(-1)?.push(...placeIn(item, { x, y, width: width - 2 * pad, height: height - 2 * pad }));
  }
  return sheets.length > 0 ? sheets : [[]];
}
