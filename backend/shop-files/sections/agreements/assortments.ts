// The section assortments.csv: which categories alone a company or a customer sees (allow), and which they do not see (disallow).
import type { CategoryAccess } from '#domain/catalogue/assortment';
import { oneOfTexts, or, whole } from '../../file/columns';
import { namesOrNone } from '../../file/more-columns';
import { ruled } from '../../file/rules';
import { type RowOf, tableOf } from '../../file/table';
import { recordSection } from '../../section';
import { resolveNames } from '../named';
import { email } from '../people/customer-columns';
import { type ListRow, loadLists, pathsOfCategories, writeLists } from './assortments.sql';

const columns = {
  /** Either a company by its number … */
  company: or(whole(1), null),
  /** … or a customer. */
  email: or(email, null),
  rule: oneOfTexts(['allow', 'disallow']),
  /** Paths of categories, including their descendants. An allow-list without any shows nothing. */
  categories: namesOrNone(),
};

export type AssortmentRecord = RowOf<typeof columns>;

export const assortmentsSource = ruled<AssortmentRecord>(tableOf({ file: 'assortments.csv', columns }), (one) => [
  ...((one.company === null) === (one.email === null)
    ? [['company', 'Skriv enten en virksomhed eller en kundes e-mailadresse.'] as const]
    : []),
  ...(one.rule === 'disallow' && one.categories.length === 0
    ? [['categories', 'Skriv mindst én kategori, som ikke skal ses.'] as const]
    : []),
]);

export const assortments = recordSection<AssortmentRecord>({
  name: 'assortments',
  title: 'sortimenter',
  source: assortmentsSource,
  keyOf: (one) => `${one.company ?? one.email} ${one.rule}`,
  missing: 'removed',
  async load(on) {
    const paths = await pathsOfCategories(on);
    return (await loadLists(on)).flatMap(({ company, customer, allow, disallow }): AssortmentRecord[] => {
      const owner = { company, email: customer };
      return [
        ...(allow === null ? [] : [{ ...owner, rule: 'allow' as const, categories: listedPaths(allow, paths) }]),
        ...(disallow.length === 0
          ? []
          : [{ ...owner, rule: 'disallow' as const, categories: listedPaths(disallow, paths) }]),
      ];
    });
  },
  async write({ added, changed, removed }, context) {
    const names = await resolveNames(
      [...added, ...changed],
      [
        ['company', 'company', ({ company }) => company],
        ['customer', 'email', (one) => one.email],
        ['category', 'categories', ({ categories }) => categories],
      ],
      context,
    );
    const given = names.whole.map(({ record }) =>
      listRow(
        record,
        record.categories.map((path) => ({ path, categoryIds: [names.idOf('category', path)] })),
      ),
    );
    await writeLists(context.on, [...removed.map((record) => listRow(record, null)), ...given]);
  },
});

const listRow = (record: AssortmentRecord, entries: CategoryAccess[] | null): ListRow => ({
  company: record.company,
  customer: record.email,
  rule: record.rule,
  entries,
});

/** An entry whose category is gone names nothing any more. */
function listedPaths(entries: readonly CategoryAccess[], paths: ReadonlyMap<number, string>): string[] {
  const known = new Set(paths.values());
  const named = entries.flatMap(({ path, categoryIds }) => [
    ...categoryIds.flatMap((id) => paths.get(id) ?? []),
    path.replace(/^\/+|\/+$/g, ''),
  ]);
  return [...new Set(named)].filter((path) => known.has(path));
}
