// Names that records of files refer to, such as a sku or a company's number: resolved in the database, and reported where unknown.
import type { ApplyContext, Located } from '../section';
import { idsByName, type ThingKind } from './named.sql';

export type { ThingKind };

const UNKNOWN: Record<ThingKind, (name: string) => string> = {
  store: (name) => `Butikken ${name} findes ikke.`,
  group: (name) => `Kundegruppen ${name} findes ikke.`,
  company: (name) => `Virksomheden ${name} findes ikke.`,
  customer: (name) => `Ingen kunde har ${name}.`,
  category: (name) => `Kategorien ${name} findes ikke.`,
  product: (name) => `Varen ${name} findes ikke.`,
  segment: (name) => `Segmentet ${name} findes ikke.`,
  promotion: (name) => `Rabatten ${name} findes ikke.`,
};

/** What the records name, by column; null and empty lists name nothing. */
export type Mentions<Row> = readonly (readonly [
  kind: ThingKind,
  column: string,
  named: (record: Row) => string | number | null | readonly string[],
])[];

export interface Resolved<Row> {
  /** The records whose every name is known. */
  whole: readonly Located<Row>[];
  idOf(kind: ThingKind, name: string | number): number;
  /** Null where nothing is named. */
  idOrNull(kind: ThingKind, name: string | number | null): number | null;
}

const mentioned = (named: string | number | null | readonly string[]): string[] =>
  named === null ? [] : typeof named === 'object' ? [...named] : [String(named)];

/** Each kind is queried once; an unknown name is reported at each place that has it. */
export async function resolveNames<Row>(
  records: readonly Located<Row>[],
  mentions: Mentions<Row>,
  { on, report }: Pick<ApplyContext, 'on' | 'report'>,
): Promise<Resolved<Row>> {
  const ids = new Map<ThingKind, Map<string, number>>();
  for (const kind of new Set(mentions.map(([each]) => each))) {
    const names = mentions
      .filter(([each]) => each === kind)
      .flatMap(([, , named]) => records.flatMap(({ record }) => mentioned(named(record))));
    ids.set(kind, names.length > 0 ? await idsByName(on, kind, [...new Set(names)]) : new Map());
  }
  const whole = records.filter(({ record, at }) => {
    const missing = mentions.flatMap(([kind, column, named]) =>
      mentioned(named(record)).flatMap((name) => (ids.get(kind)?.has(name) ? [] : [{ kind, column, name }])),
    );
    for (const { kind, column, name } of missing) report({ ...at, column, message: UNKNOWN[kind](name) });
    return missing.length === 0;
  });
  const idOf = (kind: ThingKind, name: string | number) => {
    const id = ids.get(kind)?.get(String(name));
    if (id === undefined) throw new Error(`${kind} ${name} was not asked for`);
    return id;
  };
  return { whole, idOf, idOrNull: (kind, name) => (name === null ? null : idOf(kind, name)) };
}
