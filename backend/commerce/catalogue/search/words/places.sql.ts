// SQL of search targets other than products: categories, and printers that have cartridges.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';
import type { Assortment } from '../../assortment/assortment';
import { assortmentValues, inAssortment } from '../../assortment/assortment.sql';

/** More than are shown, since some of them may be hidden from the caller. */
const MOST_CATEGORIES = 60;
const MOST_PRINTERS = 6;

/** Ids of categories whose name matches the query, the highest first. */
export async function categoriesNamed(query: string, language: Language, on: Queryable): Promise<number[]> {
  const text = `SELECT id FROM category WHERE search_${language} @@ $1::tsquery ORDER BY level, position, id LIMIT ${MOST_CATEGORIES}`;
  return (await on.query<{ id: number }>(prepared(text, [query]))).rows.map((row) => row.id);
}

export interface PrinterHit {
  id: string;
  name: string;
}

const FITS_IT = `SELECT 1 FROM product_printer f JOIN product p ON p.id = f.product_id
  WHERE f.printer_id = r.id AND p.cartridge IS NOT NULL AND ${inAssortment({ store: '$3', allow: '$4', disallow: '$5' })}`;
// Of the printers with these figures, only those count that also have most of the other words: "brother 2530" is no Canon.
// One whose cartridges are all hidden from the caller leads to nothing.
const PRINTERS = `SELECT id, name FROM (
    SELECT r.id, r.make || ' ' || r.model AS name, n, max(n) OVER () AS most FROM printer r
      CROSS JOIN LATERAL (SELECT count(*) AS n FROM unnest($2::tsquery[]) AS w WHERE r.search_vector @@ w) w
     WHERE r.search_vector @@ $1::tsquery AND EXISTS (${FITS_IT})) p
  WHERE n = most ORDER BY name LIMIT ${MOST_PRINTERS}`;

/** `figures`: what the model must have; `words`: what it should have, each a query. */
export async function printersNamed(
  figures: string,
  words: readonly string[],
  assortment: Assortment,
  on: Queryable,
): Promise<PrinterHit[]> {
  const values = [figures, words, ...assortmentValues(assortment)];
  return (await on.query<PrinterHit>(prepared(PRINTERS, values))).rows;
}
