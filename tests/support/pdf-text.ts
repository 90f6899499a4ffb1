// The words, the pictures and the barcodes of a PDF, page after page, and the words of the files of a zip.
import { MultiFormatOneDReader } from '@zxing/library';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { codeInFrame } from '~/client/scan-library';

export async function textOfPdf(bytes: ArrayBuffer | Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()),
  );
  const words = pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')));
  return words.join(' ').replace(/\s+/g, ' ');
}

export interface PdfPicture {
  page: number;
  pixels: [number, number];
  /** Width and height on the page, and where it ends on the right. */
  points: [number, number];
  right: number;
}

export async function picturesOfPdf(bytes: ArrayBuffer | Uint8Array): Promise<PdfPicture[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { fnArray, argsArray } = await (await pdf.getPage(at + 1)).getOperatorList();
      return fnArray.flatMap((operator, place): PdfPicture[] => {
        if (operator !== OPS.paintImageXObject) return [];
        const [, width, height] = argsArray[place];
        // The innermost transformation before it gives the picture its place and size.
        const [across, , , up, left] = argsArray[fnArray.lastIndexOf(OPS.transform, place)];
        return [{ page: at + 1, pixels: [width, height], points: [across, Math.abs(up)], right: left + across }];
      });
    }),
  );
  return pages.flat();
}

/** Text of a zip: each file by its name, followed by its text. */
export async function textOfPaper(bytes: ArrayBuffer | Uint8Array): Promise<string> {
  const held = new Uint8Array(bytes);
  if (strFromU8(held.subarray(0, 2)) !== 'PK') return textOfPdf(held);
  const files = Object.entries(unzipSync(held));
  return files.map(([name, file]) => `${name} ${strFromU8(file)}`).join(' ');
}

/** Pixels of a point: modules of bars are a point and a half wide. */
const PIXELS = 4;
const BARS_PIXELS = 60;

/** What a scanner reads of the bars of each page; null of a page without. */
export async function codesOfPdf(bytes: ArrayBuffer | Uint8Array): Promise<(string | null)[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const width = Math.ceil(page.getViewport({ scale: PIXELS }).width);
      const row = new Uint8ClampedArray(width).fill(255);
      const { fnArray, argsArray } = await page.getOperatorList();
      for (const [place, operator] of fnArray.entries()) {
        if (operator !== OPS.constructPath) continue;
        const [drawn, numbers]: [number[], number[]] = argsArray[place];
        if (drawn.some((one) => one !== OPS.rectangle)) continue;
        for (let bar = 0; bar < numbers.length; bar += 4) {
          const [left = 0, , across = 0] = numbers.slice(bar, bar + 3);
          row.fill(0, Math.round(left * PIXELS), Math.round((left + across) * PIXELS));
        }
      }
      const grey = new Uint8ClampedArray(width * BARS_PIXELS);
      for (let line = 0; line < BARS_PIXELS; line += 1) grey.set(row, line * width);
      return codeInFrame(new MultiFormatOneDReader(new Map()), grey, width, BARS_PIXELS);
    }),
  );
}
