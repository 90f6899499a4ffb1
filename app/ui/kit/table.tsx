// Rows and columns; on phones every row becomes a card unless the table is small: the first cell its title, the buttons in its corner.
import type { ReactNode } from 'react';
import { classes } from './classes';
import * as styles from './table.css';
import { hidden } from './text.css';

export interface Column {
  /** Heading of the column; an empty one is for buttons. */
  label: string;
  align?: 'start' | 'end';
}

export interface Row {
  key: string;
  cells: ReactNode[];
  active?: boolean;
}

interface TableProps {
  caption: string;
  captionHidden?: boolean;
  columns: Column[];
  rows: Row[];
  /** Stays a table on phones. */
  plain?: boolean;
  className?: string;
}

export function Table({ caption, captionHidden, columns, rows, plain, className }: TableProps) {
  const hasCorner = columns.some(({ label }, at) => at > 0 && label === '');
  const ends = (column: Column) => column.align === 'end' && (plain ? styles.plainEnd : styles.end);
  return (
    <table className={classes(styles.table, className)}>
      <caption className={captionHidden ? hidden : styles.caption}>{caption}</caption>
      <thead className={classes(styles.head, plain && styles.plainHead)}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={classes(styles.headCell, plain && styles.plainCell, ends(column))}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.key}
            className={classes(styles.row, !plain && styles.card, hasCorner && styles.cornered)}
            data-active={row.active ? '' : undefined}
          >
            {columns.map((column, at) => (
              <td
                key={column.label}
                className={classes(styles.cell, plain ? styles.plainCell : styles.part, ends(column))}
                data-label={plain || column.label === '' ? undefined : column.label}
              >
                {row.cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
