// A sheet of paper about a product: A4, who sells on top, who wrote it and page numbers below. Danish throughout.
import { Pen } from '#backend/pdf-pen';
import type { SheetFacts } from '../documents.sql';

export const INK = '#1b1c20';
const QUIET = '#5b5e66';
const LINE = '#d8d6d0';
const RED = '#c22f35';
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;

export interface Page {
  pen: Pen;
  heading(text: string): void;
  text(text: string): void;
  list(items: readonly string[]): void;
  rows(rows: readonly (readonly [label: string, value: string])[]): void;
}

interface Sheet {
  kind: string;
  facts: SheetFacts;
}

/** The bytes of a PDF that `write` fills; the same facts give the same bytes. */
export function drawSheet({ kind, facts }: Sheet, write: (page: Page) => void): Promise<Buffer> {
  const pen = new Pen({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 24 },
    bufferPages: true,
    lang: 'da-DK',
    displayTitle: true,
    info: {
      Title: `${kind}: ${facts.name}`,
      Author: facts.shop,
      Subject: `Varenr. ${facts.sku}`,
      CreationDate: facts.createdAt,
      ModDate: facts.createdAt,
    },
  });
  const bytes = collected(pen);
  head(pen, kind, facts);
  write(pageOn(pen));
  foot(pen, facts);
  pen.end();
  return bytes;
}

function collected(pen: Pen): Promise<Buffer> {
  return new Promise((done, failed) => {
    const parts: Buffer[] = [];
    pen.on('data', (part: Buffer) => parts.push(part));
    pen.on('end', () => done(Buffer.concat(parts)));
    pen.on('error', failed);
  });
}

function head(pen: Pen, kind: string, { shop, name, sku, brand, ean }: SheetFacts): void {
  pen.rect(MARGIN, MARGIN, 14, 14).fill(RED);
  pen
    .font('strong')
    .fontSize(13)
    .fillColor(INK)
    .text(shop, MARGIN + 22, MARGIN + 1, { width: WIDTH / 2 });
  pen
    .font('text')
    .fontSize(10)
    .fillColor(QUIET)
    .text(kind, MARGIN, MARGIN + 2, { width: WIDTH, align: 'right' });
  pen
    .font('strong')
    .fontSize(20)
    .fillColor(INK)
    .text(name, MARGIN, MARGIN + 38, { width: WIDTH });
  pen.moveDown(0.3);
  pen.font('text').fontSize(10).fillColor(QUIET).text(`${brand} · Varenr. ${sku} · EAN ${ean}`, { width: WIDTH });
  pen.moveDown(0.8);
  drawRule(pen);
}

function drawRule(pen: Pen): void {
  pen
    .moveTo(MARGIN, pen.y)
    .lineTo(MARGIN + WIDTH, pen.y)
    .lineWidth(0.7)
    .strokeColor(LINE)
    .stroke();
  pen.moveDown(0.6);
}

function pageOn(pen: Pen): Page {
  return {
    pen,
    heading(text) {
      // Avoids a heading as the last line of a page.
      if (pen.y > 700) pen.addPage();
      pen.moveDown(0.6);
      pen.font('strong').fontSize(12).fillColor(INK).text(text, MARGIN, undefined, { width: WIDTH });
      pen.moveDown(0.3);
    },
    text(text) {
      pen.font('text').fontSize(10.5).fillColor(INK).text(text, MARGIN, undefined, { width: WIDTH, lineGap: 2 });
      pen.moveDown(0.4);
    },
    list(items) {
      pen.font('text').fontSize(10.5).fillColor(INK);
      for (const item of items) pen.text(`•  ${item}`, MARGIN, undefined, { width: WIDTH, indent: 0, lineGap: 2 });
      pen.moveDown(0.4);
    },
    rows(rows) {
      for (const [label, value] of rows) {
        if (pen.y > 740) pen.addPage();
        const top = pen.y;
        pen
          .font('text')
          .fontSize(10.5)
          .fillColor(QUIET)
          .text(label, MARGIN, top, { width: WIDTH * 0.36 });
        const below = pen.y;
        pen.fillColor(INK).text(value, MARGIN + WIDTH * 0.4, top, { width: WIDTH * 0.6 });
        pen.y = Math.max(below, pen.y) + 3;
        pen.x = MARGIN;
        drawRule(pen);
        pen.y -= 3;
      }
      pen.moveDown(0.3);
    },
  };
}

function foot(pen: Pen, { shop, sku }: SheetFacts): void {
  const { count } = pen.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pen.switchToPage(at);
    // Below the bottom margin pdfkit would begin a new page.
    pen.page.margins.bottom = 0;
    const y = pen.page.height - MARGIN;
    pen.font('text').fontSize(8.5).fillColor(QUIET);
    pen.text(`Skrevet af ${shop || 'butikken'} ud fra varens data. Varenr. ${sku}`, MARGIN, y, {
      width: WIDTH,
      lineBreak: false,
    });
    pen.text(`Side ${at + 1} af ${count}`, MARGIN, y, { width: WIDTH, align: 'right', lineBreak: false });
  }
}
