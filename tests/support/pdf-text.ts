// The text of a PDF, page after page, and of the files of a zip.
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export async function textOfPdf(bytes: ArrayBuffer | Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()),
  );
  const words = pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')));
  return words.join(' ').replace(/\s+/g, ' ');
}

/** Of a zip, each file by its name, followed by its text. */
export async function textOfPaper(bytes: ArrayBuffer | Uint8Array): Promise<string> {
  const held = new Uint8Array(bytes);
  if (strFromU8(held.subarray(0, 2)) !== 'PK') return textOfPdf(held);
  const files = Object.entries(unzipSync(held));
  return files.map(([name, file]) => `${name} ${strFromU8(file)}`).join(' ');
}
