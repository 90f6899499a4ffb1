// What a document begins with under its title: the facts, and on the right the picture, with those first paragraphs that fit beside it.
import { drawFacts } from './draw-head.server';
import type { PdfContent } from './pdf-content';
import { BODY, heightOf, MARGIN, type Pen, WIDTH, write } from './pen.server';

/** Its box in points: 150 by 150 show the 400 pixels of a picture as on good print. */
const SIDE = 150;
const GAP = 20;

/** Draws facts and picture; returns the paragraphs that are still to be written, over the full width. */
export function drawOpening(pen: Pen, paper: PdfContent): readonly string[] {
  const { picture, paragraphs } = paper;
  if (!picture) {
    drawFacts(pen, paper);
    return paragraphs;
  }
  const top = pen.y;
  const width = WIDTH - SIDE - GAP;
  pen.image(picture, MARGIN + WIDTH - SIDE, top, { fit: [SIDE, SIDE], align: 'right' });
  pen.y = top;
  drawFacts(pen, paper, width);
  const end = top + SIDE;
  const unwritten = [...paragraphs];
  for (const paragraph of paragraphs) {
    if (pen.y + heightOf(pen, paragraph, width, BODY) > end) break;
    write(pen, paragraph, { width, gap: 6 });
    unwritten.shift();
  }
  pen.y = Math.max(pen.y, end + GAP / 2);
  return unwritten;
}
