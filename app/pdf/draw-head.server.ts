// The head of a document: the seller with its logo, the title, the facts, and the addresses side by side.
import type { PdfContent } from './pdf-content';
import { fittingSize, MARGIN, type Pen, QUIET, room, WIDTH, write } from './pen.server';

export function drawHead(pen: Pen, paper: PdfContent): void {
  const { shop, accent, mark, logo, kind, title } = paper;
  pen.rect(0, 0, pen.page.width, 6).fill(accent);
  if (logo) pen.image(logo, MARGIN, MARGIN - 8, { fit: LOGO });
  else {
    drawMark(pen, mark);
    const x = mark.length > 0 ? MARGIN + 30 : MARGIN;
    write(pen, shop, { font: 'strong', size: 13, x, y: MARGIN - 1, width: WIDTH / 2 });
  }
  write(pen, kind, { colour: QUIET, y: MARGIN + 1, align: 'right' });
  write(pen, title, { font: 'strong', size: 20, y: MARGIN + 36, gap: 10 });
}

/** Width and height in points at most, above the title. */
const LOGO: [number, number] = [200, 34];

/** The square of 40 comes down to the height of two lines. */
function drawMark(pen: Pen, mark: PdfContent['mark']): void {
  pen
    .save()
    .translate(MARGIN, MARGIN - 5)
    .scale(0.58);
  for (const { d, colour } of mark) pen.path(d).fill(colour);
  pen.restore();
}

export function drawFacts(pen: Pen, { facts }: PdfContent, width = WIDTH): void {
  for (const [label, value] of facts) {
    room(pen, 18);
    const top = pen.y;
    write(pen, label, { colour: QUIET, width: 150, y: top });
    const below = pen.y;
    write(pen, value, { x: MARGIN + 160, width: width - 160, y: top });
    pen.y = Math.max(below, pen.y) + 2;
  }
  if (facts.length > 0) pen.y += 10;
}

export function drawBlocks(pen: Pen, { blocks }: PdfContent): void {
  if (blocks.length === 0) return;
  const width = WIDTH / blocks.length - 12;
  const top = pen.y;
  const ends = blocks.map(({ title, lines }, at) => {
    const x = MARGIN + at * (width + 12);
    write(pen, title, { font: 'strong', x, y: top, width, gap: 2 });
    // An address of one word is not broken: it is written smaller.
    for (const line of lines) write(pen, line, { x, width, size: fittingSize(pen, line, width) });
    return pen.y;
  });
  pen.y = Math.max(...ends) + 16;
}
