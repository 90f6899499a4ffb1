// Drawing primitives of documents: A4 in the shop's fonts, text at a position, room on the page, and the page footer.
import { brotliDecompressSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { PDF_FONTS } from '#domain/generated/pdf-fonts';
import { keptTogether } from '#domain/text/kept-together';
import { printable } from '#domain/text/printable';
import type { PdfContent } from './pdf-content';

export const INK = '#1b1c20';
export const QUIET = '#5b5e66';
const LINE = '#d8d6d0';
export const MARGIN = 48;
export const WIDTH = 595.28 - 2 * MARGIN;
const FOOT = 36;
export const SMALL = 8.5;
export const BODY = 10;

export type Pen = InstanceType<typeof PDFDocument>;
export type Align = 'left' | 'right';

/** The shop's own letters, unpacked once. Only those that a PDF uses are embedded in it. */
const unpackedFont = (font: string): Buffer => brotliDecompressSync(Buffer.from(font, 'base64'));
let fonts: { text: Buffer; strong: Buffer } | null = null;
const readFonts = () => {
  fonts ??= { text: unpackedFont(PDF_FONTS.text), strong: unpackedFont(PDF_FONTS.strong) };
  return fonts;
};

/** An empty document without margins or a foot, for what has its own place on the sheet. */
export const openSheet = (paper: PdfContent): Pen => penFor(paper, { top: 0, left: 0, right: 0, bottom: 0 });

function penFor(paper: PdfContent, margins: { top: number; left: number; right: number; bottom: number }): Pen {
  const pen = new PDFDocument({
    size: 'A4',
    margins,
    autoFirstPage: false,
    lang: paper.language === 'en' ? 'en-GB' : 'da-DK',
    displayTitle: true,
    info: { Title: paper.title, Author: paper.shop },
  });
  const { text, strong } = readFonts();
  pen.registerFont('text', text);
  pen.registerFont('strong', strong);
  return pen;
}

/** An empty document; each page that is added gets its foot. */
export function openPen(paper: PdfContent): Pen {
  const pen = penFor(paper, { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT });
  setFoot(pen, paper);
  return pen;
}

/** The pages that follow are those of this paper, counted from one. */
export function setFoot(pen: Pen, paper: PdfContent): void {
  let pages = 0;
  pen.removeAllListeners('pageAdded');
  pen.on('pageAdded', () => {
    pages += 1;
    drawFoot(pen, paper, pages);
  });
}

export interface Style {
  font?: 'text' | 'strong';
  size?: number;
  colour?: string;
  x?: number;
  y?: number;
  width?: number;
  align?: Align;
  /** Room below. */
  gap?: number;
}

/** In letters that the faces have, each number on one line with its unit. */
const onPaper = (text: string): string => printable(keptTogether(text));

export function write(pen: Pen, text: string, style: Style = {}): void {
  const { font = 'text', size = BODY, colour = INK, x = MARGIN, width = WIDTH, align = 'left', gap = 0 } = style;
  pen.font(font).fontSize(size).fillColor(colour);
  pen.text(onPaper(text), x, style.y ?? pen.y, { width, align, lineGap: 1.5 });
  pen.y += gap;
}

export function heightOf(pen: Pen, text: string, width: number, size: number): number {
  return pen.font('text').fontSize(size).heightOfString(onPaper(text), { width, lineGap: 1.5 });
}

/** Body size, reduced as far as needed to fit the longest word of the text on one line. */
export function fittingSize(pen: Pen, text: string, width: number): number {
  pen.font('text').fontSize(BODY);
  const longest = Math.max(
    ...onPaper(text)
      .split(/[^\S\u00a0]+/)
      .map((word) => pen.widthOfString(word)),
  );
  return longest <= width ? BODY : Math.max(SMALL - 1, (BODY * width) / longest - 0.05);
}

const bottom = (pen: Pen) => pen.page.height - MARGIN - FOOT;

/** Begins a new page where so much does not fit any more; says whether it did. */
export function room(pen: Pen, height: number): boolean {
  if (pen.y + height <= bottom(pen)) return false;
  pen.addPage();
  pen.y = MARGIN;
  return true;
}

export function rule(pen: Pen, colour = LINE, weight = 0.7, from = MARGIN): void {
  pen
    .moveTo(from, pen.y)
    .lineTo(MARGIN + WIDTH, pen.y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke();
  pen.y += 6;
}

function drawFoot(pen: Pen, { foot, title }: PdfContent, page: number): void {
  const { x, y } = pen;
  // Below the bottom margin a line of text would begin a new page.
  const { margins } = pen.page;
  const kept = margins.bottom;
  margins.bottom = 0;
  const low = pen.page.height - MARGIN;
  const half = { size: SMALL, colour: QUIET, width: WIDTH };
  write(pen, foot, { ...half, y: low });
  write(pen, `${title} · ${page}`, { ...half, y: low, align: 'right' });
  margins.bottom = kept;
  pen.x = x;
  pen.y = y;
}
