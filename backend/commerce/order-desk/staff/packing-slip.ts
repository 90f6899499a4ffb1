// Packing slips as one PDF, each order starting a new page: destination, products and the quantity left to pack. Without prices.

import type { LineRow } from '#backend/commerce/order/read/read.sql';
import type { Pen } from '#backend/pdf-pen';
import { minuteAsWritten } from '#domain/calendar/written';
import { lineWishes } from '#domain/order/line-wishes';
import { unshipped } from '#domain/order/order-life';
import type { StaffOrder } from './read-order';

/** What slip and label show of a product in addition to its order line. */
export interface PackedProduct {
  ean: string;
  /** 0: unknown. */
  grams: number;
}

export interface SlipWords {
  address: string[];
  delivery: string[];
  /** Why it must not be sent; empty: it may be. */
  warning: string;
}

interface Slip {
  staff: StaffOrder;
  words: SlipWords;
}

const MARGIN = 50;
const WIDTH = 595.28 - 2 * MARGIN;
const FOOT = 841.89 - MARGIN - 20;
const COLUMNS = { pieces: MARGIN, product: MARGIN + 70, done: MARGIN + WIDTH - 110 } as const;

/** What the thread that draws gets. `products`: by id. */
export interface SlipSheets {
  slips: readonly Slip[];
  products: ReadonlyMap<number, PackedProduct>;
  at: Date;
}

/** The bytes of the PDF. */
export async function packingSlips({ slips, products, at }: SlipSheets): Promise<Buffer> {
  const { penBytes, Pen: PdfPen } = await import('#backend/pdf-pen');
  const pen = new PdfPen({
    ...{ size: 'A4', margin: MARGIN, autoFirstPage: false, bufferPages: true, lang: 'da-DK', displayTitle: true },
    info: {
      Title: `Følgesedler ${slips.map(({ staff }) => staff.whole.order.number).join(', ')}`,
      CreationDate: at,
      ModDate: at,
    },
  });
  const bytes = penBytes(pen);
  for (const slip of slips) {
    drawSlip(pen, slip, products);
    // Pages in memory are those of one order.
    pen.flushPages();
  }
  pen.end();
  return bytes;
}

function drawSlip(pen: Pen, { staff, words }: Slip, products: ReadonlyMap<number, PackedProduct>): void {
  const { order, lines } = staff.whole;
  const { start: first } = pen.bufferedPageRange();
  pen.addPage();
  writeText(pen, staff.place.store_name, { size: 11 });
  writeText(pen, `Følgeseddel ${order.number}`, { size: 20, bold: true });
  writeText(pen, `Bestilt ${minuteAsWritten(order.placedAt, 'da')}`, { size: 10 });
  if (words.warning) writeText(pen, words.warning, { size: 13, bold: true });
  pen.moveDown(0.8);
  writeText(pen, words.address.join('\n'), { size: 14, bold: true });
  pen.moveDown(0.5);
  for (const row of [...words.delivery, ...slipFacts(staff)]) writeText(pen, row, { size: 10 });
  pen.moveDown(0.8);
  for (const line of lines) drawLine(pen, line, products.get(line.productId)?.ean ?? '');
  pen.moveDown(0.6);
  const left = lines.reduce((sum, line) => sum + Math.max(0, unshipped(line)), 0);
  writeText(pen, `I alt at pakke: ${left} stk.`, { size: 12, bold: true });
  const { count } = pen.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pen.switchToPage(first + page);
    const foot = `Ordre ${order.number} · side ${page + 1} af ${count}`;
    pen
      .font('text')
      .fontSize(9)
      .text(foot, MARGIN, FOOT + 4, { width: WIDTH, align: 'right', lineBreak: false });
  }
}

const slipFacts = ({ whole: { order } }: StaffOrder): string[] =>
  (
    [
      ['Telefon', order.shippingAddress.telephone || order.billingAddress.telephone],
      ['Reference', order.reference],
      ['Rekvirent', order.requisitioner],
      ['Rekvisitionsnummer', order.requisitionNumber],
      ['Indkøbsordre', order.purchaseOrderNumber],
      ['Bemærkning', order.comment],
      ['Bemærkning til adressen', order.shippingAddress.customerNotes],
    ] as const
  ).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));

function drawLine(pen: Pen, line: LineRow, ean: string): void {
  const left = Math.max(0, unshipped(line));
  const details = [
    [`Varenr. ${line.sku}`, ean && `EAN ${ean}`].filter(Boolean).join(' · '),
    ...line.options.map(({ label, value }) => `${label}: ${value}`),
    ...(line.note ? [`Note: ${line.note}`] : []),
    ...lineWishes(line),
  ].join('\n');
  const done = [line.shipped > 0 && `sendt ${line.shipped}`, line.canceled > 0 && `annulleret ${line.canceled}`];
  const width = COLUMNS.done - COLUMNS.product - 10;
  const height =
    pen.font('strong').fontSize(11).heightOfString(line.name, { width }) +
    pen.font('text').fontSize(9).heightOfString(details, { width });
  if (pen.y + height + 14 > FOOT) pen.addPage();
  const top = pen.y + 4;
  pen
    .moveTo(MARGIN, top - 3)
    .lineTo(MARGIN + WIDTH, top - 3)
    .lineWidth(0.5)
    .stroke();
  writeText(pen, `${left} ${line.unit}`, { size: 12, bold: true, x: COLUMNS.pieces, y: top, width: 65 });
  writeText(pen, done.filter(Boolean).join('\n'), { size: 9, x: COLUMNS.done, y: top, width: 110 });
  writeText(pen, line.name, { size: 11, bold: true, x: COLUMNS.product, y: top, width });
  writeText(pen, details, { size: 9, x: COLUMNS.product, y: pen.y, width });
  pen.y = Math.max(pen.y, top + 14);
  pen.x = MARGIN;
}

interface Written {
  size: number;
  bold?: boolean;
  x?: number;
  y?: number;
  width?: number;
}

function writeText(pen: Pen, words: string, { size, bold = false, x = MARGIN, y, width = WIDTH }: Written): void {
  pen
    .font(bold ? 'strong' : 'text')
    .fontSize(size)
    .text(words, x, y ?? pen.y, { width });
}
