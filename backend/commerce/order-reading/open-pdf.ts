// The words of a PDF as rows with cells: what is on one height is a row, and a wide gap parts two cells.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { rowOfCells, type SourceRow } from '#domain/purchase-order/reading/source';
import { MOST_PAGES } from './limits';
import { Unreadable } from './opened';

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
    const rows: SourceRow[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const words = items.flatMap((item): Word[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x = 0, y = 0] = item.transform.map(Number);
        return [{ text: item.str, x, y, width: item.width, height: item.height }];
      });
      rows.push(...rowsOnPage(words), { cells: [], text: '' });
    }
    return rows;
  } catch (failure) {
    if (failure instanceof Unreadable) throw failure;
    const isEncrypted = failure instanceof Error && failure.name === 'PasswordException';
    throw new Unreadable(isEncrypted ? 'ORDER_FILE_ENCRYPTED' : 'ORDER_FILE_UNREADABLE');
  } finally {
    await task.destroy();
  }
}

function rowsOnPage(words: readonly Word[]): SourceRow[] {
  const sorted = [...words].sort((one, other) => other.y - one.y || one.x - other.x);
  const heights: Word[][] = [];
  for (const word of sorted) {
    const row = heights.at(-1);
    const isSame = row?.[0] !== undefined && Math.abs(row[0].y - word.y) < Math.max(2, word.height / 3);
    if (row && isSame) row.push(word);
    else heights.push([word]);
  }
  return heights.map((row) => rowOfCells(cellsOfHeight([...row].sort((one, other) => one.x - other.x))));
}

function cellsOfHeight(row: readonly Word[]): string[] {
  const cells: string[] = [];
  let end: number | null = null;
  for (const { text, x, width, height } of row) {
    const gap: number = end === null ? Number.POSITIVE_INFINITY : x - end;
    if (gap > Math.max(6, height)) cells.push(text);
    else cells.push(`${cells.pop() ?? ''}${gap > height / 10 ? ' ' : ''}${text}`);
    end = x + width;
  }
  return cells;
}
