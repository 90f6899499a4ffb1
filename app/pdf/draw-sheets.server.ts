// Draws sheets of labels and cards, and a page for each parcel of a return. Other work of the thread runs between the pages.
import { setImmediate } from 'node:timers/promises';
import bwip from 'bwip-js/node';
import { drawBlocks, drawFacts, drawHead } from './draw-head.server';
import type { Parcel, PdfContent } from './pdf-content';
import { INK, MARGIN, type Pen, QUIET, WIDTH, write } from './pen.server';
import type { Bars, Placed, Sheet } from './sheet';

const BARS_HEIGHT = 30;

export async function drawSheets(pen: Pen, sheets: readonly Sheet[]): Promise<void> {
  for (const sheet of sheets) {
    pen.addPage();
    for (const one of sheet) drawOnSheet(pen, one);
    await setImmediate();
  }
  pen.end();
}

function drawOnSheet(pen: Pen, one: Placed): void {
  const { x, y, width } = one;
  if ('bars' in one) drawCode(pen, one.bars, one);
  else if ('frame' in one) pen.roundedRect(x, y, width, one.height, 8).lineWidth(1).stroke(one.frame);
  else {
    const { text, size, isStrong, isQuiet } = one;
    write(pen, text, { font: isStrong ? 'strong' : 'text', size, colour: isQuiet ? QUIET : INK, x, y, width });
  }
}

/** Bars and gaps in turn, in modules: as wide as fits, and never so narrow or wide that scanners miss them. */
function drawCode(pen: Pen, { type, text }: Bars, { x, y, width }: { x: number; y: number; width: number }): void {
  const [code] = bwip.raw(type, text, '');
  const modules = code && 'sbs' in code ? code.sbs : [];
  const unit = Math.min(1.1, width / modules.reduce((sum, one) => sum + one, 0));
  let left = x;
  for (const [at, module] of modules.entries()) {
    if (at % 2 === 0) pen.rect(left, y, module * unit, BARS_HEIGHT);
    left += module * unit;
  }
  pen.fill(INK);
}

const PARCEL_BARS = { width: WIDTH * 0.7, gap: 46 };

export async function drawParcels(pen: Pen, paper: PdfContent, parcels: readonly Parcel[]): Promise<void> {
  for (const { code, facts, goods } of parcels) {
    pen.addPage();
    drawHead(pen, paper);
    drawFacts(pen, { ...paper, facts: [...paper.facts, ...facts] });
    drawBlocks(pen, paper);
    drawParcelCode(pen, code);
    if (goods) {
      write(pen, goods.title, { colour: QUIET, gap: 3 });
      for (const line of goods.lines) write(pen, line, { gap: 2 });
    }
    await setImmediate();
  }
  pen.end();
}

/** A code that bars cannot express is printed as text alone. */
function drawParcelCode(pen: Pen, text: string): void {
  const top = pen.y + 6;
  if (/^[\x21-\x7e]{1,40}$/.test(text))
    drawCode(pen, { type: 'code128', text }, { x: MARGIN, y: top, width: PARCEL_BARS.width });
  write(pen, text, { font: 'strong', size: 16, y: top + PARCEL_BARS.gap, gap: 14 });
}
