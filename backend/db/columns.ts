// Drizzle's tables in hand-written statements: their columns under the fields' names, and rows as JSON under the columns' names.
import { getTableColumns, type Table } from 'drizzle-orm';

/** All columns of the table aliased as `name` in the statement, each by the name of its field. */
export const fieldsOf = (table: Table, name: string): string =>
  Object.entries(getTableColumns(table))
    .map(([field, column]) => `${name}.${column.name} AS "${field}"`)
    .join(', ');

/** The same as one JSON object; moments are text in it. */
export const objectOf = (table: Table, name: string): string =>
  `json_build_object(${Object.entries(getTableColumns(table))
    .map(([field, column]) => `'${field}', ${name}.${column.name}`)
    .join(', ')})`;

/** The columns that this row sets: what is left undefined is the database's to fill in. */
export function columnsSet(table: Table, row: object): string[] {
  const columns = getTableColumns(table);
  return Object.entries(row).flatMap(([field, value]) => (value === undefined ? [] : (columns[field]?.name ?? [])));
}

/** For json_populate_record, which gives each value the type of its column. */
export function asRecord(table: Table, row: object): object {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) => {
      const column = columns[field];
      return column ? [[column.name, value]] : [];
    }),
  );
}
