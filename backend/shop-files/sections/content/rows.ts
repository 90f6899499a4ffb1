// Rows of recommendations on front pages and error pages: what each kind of row needs.
import { z } from 'zod/v4';
import type { CategoryNamed } from './content.sql';
import type { TellKey } from './content-section';
import { both, entryName } from './fields';
import type { Surroundings } from './surroundings';

interface AskedRow {
  type: string;
  filters?: object;
  href?: string;
  fill?: boolean;
  diverse?: boolean;
}

const KINDS = {
  popular: { type: 'PopularProducts', fill: true, diverse: true },
  category: { type: 'PopularProducts', fill: true },
  news: { type: 'ProductSearch', filters: { new: true }, href: '/produktnyheder', diverse: true },
  offers: { type: 'ProductSearch', filters: { special: true }, href: '/my-offers' },
  recent: { type: 'RecentlyViewedProducts' },
  personal: { type: 'PersonalProductRecommendation' },
} satisfies Record<string, AskedRow>;

const kinds = ['popular', 'category', 'news', 'offers', 'recent', 'personal'] as const;

export const row = z.strictObject({
  name: entryName,
  shows: z.enum(kinds),
  title: both(),
  /** By its path; with `shows: category` it must be named. */
  category: z.string().max(300).optional(),
  count: z.int().min(1).max(50).default(10),
});

export type RowRecord = z.infer<typeof row>;

export function judgeRows(rows: readonly RowRecord[], tell: TellKey): void {
  rows.forEach(({ shows, category, name }, index) => {
    if (shows === 'category' && category === undefined)
      tell(['rows', index], 'Rækken viser en kategori: skriv dens sti under category.');
    if (rows.findIndex((other) => other.name === name) < index)
      tell(['rows', index, 'name'], `Rækken "${name}" står her to gange.`);
  });
}

const A_MONTH_IN_MINUTES = 30 * 24 * 60;

/** The bodies of the rows, in the requested language. */
export function rowsOfEntry(
  rows: readonly RowRecord[],
  location: string,
  { category, tell }: Surroundings & { tell: TellKey },
): (locale: 'da' | 'en') => object[] {
  const found = rows.map((one, index) =>
    one.category === undefined ? null : category(one.category, ['rows', index, 'category'], tell),
  );
  return (locale) => rows.map((one, index) => rowBody(one, location, found[index] ?? null, locale));
}

function rowBody(asked: RowRecord, location: string, category: CategoryNamed | null, locale: 'da' | 'en'): object {
  const kind: AskedRow = KINDS[asked.shows];
  return {
    id: asked.name,
    type: kind.type,
    location,
    title: asked.title[locale],
    href: kind.href ?? (category && `/${category.path}`),
    numberOfRecommendations: asked.count,
    allowFill: kind.fill ?? false,
    allowReplacing: true,
    prioritizeDiversity: kind.diverse ?? false,
    sinceMinutesAgo: A_MONTH_IN_MINUTES,
    context: category ? { categoryIds: [String(category.id)] } : {},
    filters: kind.filters ?? {},
  };
}
