// The words of a PDF as rows with cells: what is on one height is a row, and a wide gap parts two cells.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cellsByPlace, type PlacedCell } from '#domain/purchase-order/reading/places';
import { rowOfCells, type SourceRow } from '#domain/purchase-order/reading/source';
import { MOST_PAGES } from './limits';
import { Unreadable } from './opened';

/** Of the height of the letters: more than the space between two words, less than that between two columns. */
const WIDE_GAP = 0.7;

interface Word {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export async function openPdf(bytes: Uint8Array): Promise<SourceRow[]> {
  const task = getDocument({ data: bytes, verbosity: 0, isEvalSupported: false, stopAtErrors: true, enableXfa: false });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MOST_PAGES) throw new Unreadable('ORDER_FILE_TOO_LONG');
    const rows: PlacedCell[][] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const words = items.flatMap((item): Word[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x = 0, y = 0] = item.transform.map(Number);
        return [{ text: item.str, x, y, width: item.width, height: item.height }];
      });
      rows.push(...rowsOnPage(words), []);
    }
    // A table goes on on the next page.
    return cellsByPlace(rows).map((cells): SourceRow => (cells.length === 0 ? { cells, text: '' } : rowOfCells(cells)));
  } catch (failure) {
    if (failure instanceof Unreadable) throw failure;
    const isEncrypted = failure instanceof Error && failure.name === 'PasswordException';
    throw new Unreadable(isEncrypted ? 'ORDER_FILE_ENCRYPTED' : 'ORDER_FILE_UNREADABLE');
  } finally {
    await task.destroy();
  }
}

function rowsOnPage(words: readonly Word[]): PlacedCell[][] {
  const sorted = [...words].sort((one, other) => other.y - one.y || one.x - other.x);
  const heights: Word[][] = [];
  for (const word of sorted) {
    const row = heights.at(-1);
    const isSame = row?.[0] !== undefined && Math.abs(row[0].y - word.y) < Math.max(2, word.height / 3);
    if (row && isSame) row.push(word);
    else heights.push([word]);
  }
  return heights.map((row) => cellsOfHeight([...row].sort((one, other) => one.x - other.x)));
}

function cellsOfHeight(row: readonly Word[]): PlacedCell[] {
  const cells: PlacedCell[] = [];
  for (const { text, x, width, height } of row) {
    const last = cells.at(-1);
    const gap = last ? x - last.to : Number.POSITIVE_INFINITY;
    if (!last || gap > Math.max(4, height * WIDE_GAP)) cells.push({ text, from: x, to: x + width });
    else Object.assign(last, { text: `${last.text}${gap > height / 10 ? ' ' : ''}${text}`, to: x + width });
  }
  return cells;
}
