// Draws a paper as PDF in the shop's look, page by page: what is drawn is held as compressed bytes only, and sent as a stream.
import { setImmediate } from 'node:timers/promises';
import { drawBlocks, drawHead } from './draw-head.server';
import { drawOpening } from './draw-opening.server';
import { drawParcels, drawSheets } from './draw-sheets.server';
import type { PdfContent, PdfRow } from './pdf-content';
import {
  type Align,
  BODY,
  heightOf,
  INK,
  MARGIN,
  openPen,
  openSheet,
  type Pen,
  QUIET,
  room,
  rule,
  SMALL,
  setFoot,
  WIDTH,
  write,
} from './pen.server';

/** The PDF's bytes while it is drawn. */
export function pdfBytes(paper: PdfContent): ReadableStream<Uint8Array> {
  const { sheets, parcels } = paper;
  const pen = sheets ? openSheet(paper) : openPen(paper);
  if (sheets) return bytesOf(pen, drawSheets(pen, sheets));
  return bytesOf(pen, parcels ? drawParcels(pen, paper, parcels) : drawAll(pen, paper));
}

/** What the pen writes, as it is drawn. */
function bytesOf(pen: Pen, drawing: Promise<void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const chunks = pen[Symbol.asyncIterator]();
  drawing.catch((failure: unknown) => pen.emit('error', failure));
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : new Uint8Array(value));
    },
  });
}

async function drawAll(pen: Pen, paper: PdfContent): Promise<void> {
  for (const one of [paper, ...(paper.more ?? [])]) {
    setFoot(pen, one);
    await draw(pen, one);
  }
  pen.end();
}

async function draw(pen: Pen, paper: PdfContent): Promise<void> {
  pen.addPage();
  drawHead(pen, paper);
  const unwritten = drawOpening(pen, paper);
  drawBlocks(pen, paper);
  for (const paragraph of unwritten) write(pen, paragraph, { gap: 6 });
  if (paper.paragraphs.length > 0) pen.y += 8;
  await setImmediate();
  await drawTable(pen, paper);
  drawSums(pen, paper);
  pen.moveDown(1);
  for (const note of paper.notes) write(pen, note, { size: SMALL, colour: QUIET, gap: 3 });
}

/** Pieces; a price, optionally with a duty next to it; an amount. */
const OTHERS = [60, 122];

/** The first column takes what the others leave. */
function widthsOf(columns: readonly string[]): number[] {
  if (columns.length === 2) return [WIDTH * 0.4, WIDTH * 0.6];
  const others = columns.slice(1).map((_, at) => OTHERS[at] ?? 86);
  return [WIDTH - others.reduce((sum, width) => sum + width, 0), ...others];
}

/** Setting letters is work: between some rows others get their turn, however long the paper is. */
const ROWS_AT_ONCE = 8;

async function drawTable(pen: Pen, { columns, rows }: PdfContent): Promise<void> {
  if (columns.length === 0) return;
  const widths = widthsOf(columns);
  const align: Align = columns.length === 2 ? 'left' : 'right';
  drawColumns(pen, columns, widths, align);
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    if (room(pen, rowHeight(pen, row, widths))) drawColumns(pen, columns, widths, align);
    drawRow(pen, row, widths, align);
  }
  pen.y += 4;
}

/** Room to the next column; the last one ends where the lines end. */
const insetOf = (at: number, count: number) => (at === count - 1 ? 0 : 6);

function drawColumns(pen: Pen, columns: readonly string[], widths: readonly number[], align: Align): void {
  room(pen, 60);
  const top = pen.y;
  let x = MARGIN;
  columns.forEach((label, at) => {
    const width = widths[at] ?? 0;
    const inset = insetOf(at, columns.length);
    write(pen, label, { font: 'strong', size: SMALL, x, y: top, width: width - inset, align: at ? align : 'left' });
    x += width;
  });
  pen.y = top + 15;
  rule(pen, INK, 1);
}

function rowHeight(pen: Pen, { name, details, cells }: PdfRow, widths: readonly number[]): number {
  const first = (widths[0] ?? WIDTH) - 6;
  const words = heightOf(pen, name, first, BODY) + (details ? heightOf(pen, details, first, SMALL) : 0);
  return Math.max(words, ...cells.map((cell, at) => heightOf(pen, cell, (widths[at + 1] ?? WIDTH) - 6, BODY))) + 14;
}

function drawRow(pen: Pen, { name, details, cells }: PdfRow, widths: readonly number[], align: Align): void {
  const top = pen.y;
  write(pen, name, { width: (widths[0] ?? WIDTH) - 6, y: top });
  if (details) write(pen, details, { size: SMALL, colour: QUIET, width: (widths[0] ?? WIDTH) - 6 });
  let low = pen.y;
  let x = MARGIN + (widths[0] ?? 0);
  cells.forEach((cell, at) => {
    const width = widths[at + 1] ?? 0;
    write(pen, cell, { x, y: top, width: width - insetOf(at + 1, widths.length), align });
    low = Math.max(low, pen.y);
    x += width;
  });
  pen.y = low + 4;
  rule(pen);
}

function drawSums(pen: Pen, { sums, total }: PdfContent): void {
  const left = MARGIN + WIDTH * 0.42;
  const width = WIDTH * 0.58;
  const line = ([label, amount]: readonly [string, string], font: 'text' | 'strong', size: number) => {
    room(pen, size * 2);
    const top = pen.y;
    write(pen, amount, { font, size, x: left + width * 0.6, y: top, width: width * 0.4, align: 'right' });
    write(pen, label, { font, size, x: left, y: top, width: width * 0.6, gap: 4 });
  };
  for (const sum of sums) line(sum, 'text', BODY);
  if (!total) return;
  room(pen, 32);
  pen.y += 2;
  rule(pen, INK, 1, left);
  line(total, 'strong', 13);
}
