// The document that the back end draws PDFs on: its fonts, and one rule for the letters of every text (domain/text/printable.ts).
import { brotliDecompressSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { PDF_FONTS } from '#domain/generated/pdf-fonts';
import { printable } from '#domain/text/printable';

type TextOptions = PDFKit.Mixins.TextOptions;

const unpackFont = (font: string): Buffer => brotliDecompressSync(Buffer.from(font, 'base64'));
let unpackedFonts: { text: Buffer; strong: Buffer } | null = null;

/** Has the fonts `text` and `strong`. */
export class Pen extends PDFDocument {
  constructor(options: PDFKit.PDFDocumentOptions) {
    super(options);
    unpackedFonts ??= { text: unpackFont(PDF_FONTS.text), strong: unpackFont(PDF_FONTS.strong) };
    this.registerFont('text', unpackedFonts.text);
    this.registerFont('strong', unpackedFonts.strong);
    this.font('text');
  }

  override text(text: string, x?: number | TextOptions, y?: number, options?: TextOptions): this {
    const printed = printable(text);
    return typeof x === 'object' ? super.text(printed, x) : super.text(printed, x, y, options);
  }

  override heightOfString(text: string, options?: TextOptions): number {
    return super.heightOfString(printable(text), options);
  }
}

/** Of the document that is drawn on, once it is ended. */
export function penBytes(pen: Pen): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((done, failed) => {
    pen.on('data', (part: Buffer) => parts.push(part));
    pen.on('end', () => done(Buffer.concat(parts)));
    pen.on('error', failed);
  });
}
