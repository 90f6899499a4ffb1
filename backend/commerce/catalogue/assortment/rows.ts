// The one SQL condition of an assortment, for statements with numbered values and for those that Drizzle builds.
import { type SQL, sql } from 'drizzle-orm';
import type { Assortment } from './assortment';

/** Where the three values of `assortmentValues` stand among a statement's values. */
export interface AssortmentPlaces {
  store: string;
  allow: string;
  disallow: string;
}

/** Columns of the product that is judged: its stores, and whose categories count (a variant stands where its parent does). */
export interface Judged {
  stores: string;
  family: string;
}

/** A row of product under the name p. */
export const PRODUCT: Judged = { stores: 'p.store_ids', family: 'coalesce(p.parent_id, p.id)' };

/** The values that belong to the places, in their order. */
export const assortmentValues = ({ storeId, allow, disallow }: Assortment) => [storeId, allow, disallow] as const;

/** The next three places of a statement that has `values` so far; takes the values in. */
export function bindAssortment(assortment: Assortment, values: unknown[]): AssortmentPlaces {
  const first = values.length + 1;
  values.push(...assortmentValues(assortment));
  return { store: `$${first}`, allow: `$${first + 1}`, disallow: `$${first + 2}` };
}

// product_category holds a category's ancestors as well, so that the ids on a list are enough.
const standsIn = (family: string, ids: string) =>
  `EXISTS (SELECT 1 FROM product_category x WHERE x.product_id = ${family} AND x.category_id = ANY (${ids}::int[]))`;

/** Without lists the last two are decided by their first word; with them each product costs one look at its own few categories. */
export function inAssortment(
  { store, allow, disallow }: AssortmentPlaces,
  { stores, family }: Judged = PRODUCT,
): string {
  return `((${stores} IS NULL OR ${store} = ANY (${stores}))
      AND (${allow}::int[] IS NULL OR ${standsIn(family, allow)})
      AND (${disallow}::int[] IS NULL OR NOT ${standsIn(family, disallow)}))`;
}

/** The same as a piece of Drizzle's. */
export function isInAssortment(assortment: Assortment, judged: Judged): SQL<boolean> {
  const text = inAssortment({ store: '«0»', allow: '«1»', disallow: '«2»' }, judged);
  const values = assortmentValues(assortment);
  const valueAt = (place: string) => {
    const value = values[Number(place)];
    return Array.isArray(value) ? sql`${sql.param([...value])}` : sql`${value ?? null}`;
  };
  // Every second piece is the number between the marks.
  return sql<boolean>`${sql.join(text.split(/«|»/).map((piece, at) => (at % 2 === 1 ? valueAt(piece) : sql.raw(piece))))}`;
}
