// Rules between the values of one record, reported at its line.
import type { Source } from '../section';

/** `rule` answers what is wrong with a record, and in which column; null for one that is right. */
export function checkedSource<Row>(
  of: Source<Row>,
  rule: (record: Row) => { column: string; message: string } | null,
): Source<Row> {
  return {
    print: (records) => of.print(records),
    async read(folder, report) {
      const records = await of.read(folder, report);
      for (const { record, at } of records ?? []) {
        const wrong = rule(record);
        if (wrong) report({ ...at, ...wrong });
      }
      return records;
    },
  };
}
