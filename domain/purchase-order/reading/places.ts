// Which column of a table each cell belongs to, by its position: an empty cell must not move those after it.
import { headedColumns } from './read-table';

export interface PlacedCell {
  text: string;
  /** Any unit of length, from the left. */
  from: number;
  to: number;
}

type Extent = Pick<PlacedCell, 'from' | 'to'>;

interface Table {
  /** Of the headings and of all cells in complete rows: numbers are at the other end of a column than its heading. */
  columns: Extent[];
}

const gapBetween = (one: Extent, other: Extent): number => Math.max(0, one.from - other.to, other.from - one.to);

/** The cells of each row, with '' for each empty one of a table. A cell that may belong to two columns makes its row one cell. */
export function cellsByPlace(rows: readonly (readonly PlacedCell[])[]): string[][] {
  let table: Table | null = null;
  const tables = rows.map((row): Table | null => {
    if (isHeadingRow(row)) table = { columns: row.map(({ from, to }) => ({ from, to })) };
    else if (table && row.length === table.columns.length) table.columns = table.columns.map(widenedBy(row));
    return table;
  });
  return rows.map((row, at) => {
    const columns = tables[at]?.columns ?? [];
    const texts = row.map(({ text }) => text);
    return row.length < 2 || row.length >= columns.length ? texts : (inColumns(row, columns) ?? [texts.join(' ')]);
  });
}

function isHeadingRow(row: readonly PlacedCell[]): boolean {
  const cells = row.map(({ text }) => text);
  return headedColumns({ cells, text: cells.join(' ') }) !== null;
}

const widenedBy =
  (row: readonly PlacedCell[]) =>
  ({ from, to }: Extent, at: number): Extent => ({
    from: Math.min(from, row[at]?.from ?? from),
    to: Math.max(to, row[at]?.to ?? to),
  });

/** Null where two cells would be in one column, or one in none. */
function inColumns(row: readonly PlacedCell[], columns: readonly Extent[]): string[] | null {
  const cells = columns.map(() => '');
  let next = 0;
  for (const cell of row) {
    const gaps = columns.map((column) => gapBetween(cell, column));
    const nearest = Math.min(...gaps);
    const at = gaps.indexOf(nearest);
    if (at < next || gaps.lastIndexOf(nearest) !== at) return null;
    cells[at] = cell.text;
    next = at + 1;
  }
  return cells;
}
