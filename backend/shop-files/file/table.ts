// Records in a table: a CSV file whose first line names the columns. Each column reads and prints its cells, so that what is printed is
// read back as the same record.
import { faultSentence } from '#backend/commerce/catalogue/import/fault-words';
import type { Fault } from '#backend/commerce/catalogue/import/faults';
import { encodingOf } from '#backend/commerce/catalogue/import/file/encoding';
import { readRows } from '#backend/commerce/catalogue/import/file/read-rows';
import type { Located, Source } from '../section';
import type { Column } from './columns';

export type Columns = Record<string, Column<unknown>>;
export type RowOf<Of extends Columns> = { [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never };

interface Table<Of extends Columns> {
  file: string;
  columns: Of;
}

/** Records without one of the columns in the file have that column's empty value; `required` columns must exist. */
export function tableOf<Of extends Columns>({ file, columns }: Table<Of>): Source<RowOf<Of>> {
  const names = Object.keys(columns);
  const isRow = (record: Record<string, unknown>): record is RowOf<Of> => names.every((name) => name in record);
  const required = names.filter((name) => columns[name]?.required);
  return {
    async read(folder, report) {
      if (!folder.has(file)) return null;
      const tell = (fault: Fault) =>
        report({
          file,
          line: fault.line,
          column: fault.column,
          message: faultSentence(fault),
          warning: fault.warning ?? false,
        });
      const table = folder.table(file);
      const encoding = typeof table === 'string' ? await encodingOf(table, tell) : 'utf-8';
      if (encoding === null) return [];
      const records: Located<RowOf<Of>>[] = [];
      for await (const { line, cells } of readRows(table, encoding, { known: new Set(names), required }, tell)) {
        const record: Record<string, unknown> = {};
        let whole = true;
        for (const name of names) {
          const read = readCell(columns[name], cells.get(name)?.trim() ?? '');
          if (read.fault) report({ file, line, column: name, message: read.fault });
          whole &&= read.fault === null;
          record[name] = read.value;
        }
        if (whole && isRow(record)) records.push({ record, at: { file, line } });
      }
      return records;
    },
    print(records) {
      const rows = records.map((record) => names.map((name) => columns[name]?.print(record[name]) ?? ''));
      return [{ file, cells: [names, ...rows] }];
    },
  };
}

function readCell(column: Column<unknown> | undefined, cell: string): { value: unknown; fault: string | null } {
  if (!column) return { value: null, fault: null };
  if (cell === '')
    return column.required ? { value: null, fault: 'Feltet skal udfyldes.' } : { value: column.empty, fault: null };
  const value = column.read(cell);
  return value === undefined ? { value: null, fault: column.doubt?.(cell) ?? column.wanted } : { value, fault: null };
}
