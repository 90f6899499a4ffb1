// Rules between the values of one record, reported at its location: before the database is queried.
import type { Place, ReportFault } from '../fault';
import type { Source } from '../section';

export type Breach = readonly [column: string, message: string];

/** Records that break a rule are reported and left out, so that they are not reported twice. */
export function ruled<Row>(source: Source<Row>, breachesOf: (record: Row) => readonly Breach[]): Source<Row> {
  return {
    ...source,
    async read(folder, report) {
      const records = await source.read(folder, report);
      return records?.filter(({ record, at }) => !tellBreaches(breachesOf(record), at, report)) ?? null;
    },
  };
}

function tellBreaches(breaches: readonly Breach[], at: Place, report: ReportFault): boolean {
  for (const [column, message] of breaches) report({ ...at, column, message });
  return breaches.length > 0;
}

/** At most one record of each owner may be marked so; further ones are reported at their location. */
export function onlyOneEach<Row>(
  source: Source<Row>,
  {
    column,
    ownerOf,
    isMarked,
  }: { column: string; ownerOf: (record: Row) => string; isMarked: (record: Row) => boolean },
): Source<Row> {
  return {
    ...source,
    async read(folder, report) {
      const records = await source.read(folder, report);
      const first = new Map<string, Place>();
      for (const { record, at } of records?.filter((one) => isMarked(one.record)) ?? []) {
        const other = first.get(ownerOf(record));
        if (other) report({ ...at, column, message: `${ownerOf(record)} har allerede en i linje ${other.line}.` });
        else first.set(ownerOf(record), at);
      }
      return records;
    },
  };
}
