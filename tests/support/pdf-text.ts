// The words and the pictures of a PDF, page after page, and the words of the files of a zip.
import { strFromU8, unzipSync } from 'fflate';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

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
