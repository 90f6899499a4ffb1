// SQL of the places that words lead to beside products: categories, and printers that have cartridges.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';

const MOST_CATEGORIES = 6;
const MOST_PRINTERS = 6;

/** Ids of categories whose name has what the query asks for, the highest first. */
export async function categoriesNamed(query: string, language: Language, on: Queryable): Promise<number[]> {
  const text = `SELECT id FROM category WHERE search_${language} @@ $1::tsquery ORDER BY level, position, id LIMIT ${MOST_CATEGORIES}`;
  return (await on.query<{ id: number }>(prepared(text, [query]))).rows.map((row) => row.id);
}

export interface PrinterHit {
  id: string;
  name: string;
}

// Of the printers with these figures those count that also have most of the other words: "brother 2530" is no Canon.
const PRINTERS = `SELECT id, name FROM (
    SELECT r.id, r.make || ' ' || r.model AS name, n, max(n) OVER () AS most FROM printer r
      CROSS JOIN LATERAL (SELECT count(*) AS n FROM unnest($2::tsquery[]) AS w WHERE r.search_vector @@ w) w
     WHERE r.search_vector @@ $1::tsquery AND EXISTS (SELECT 1 FROM product_printer f WHERE f.printer_id = r.id)) p
  WHERE n = most ORDER BY name LIMIT ${MOST_PRINTERS}`;

/** `figures`: what the model must have; `words`: what it should have, each a query. */
export async function printersNamed(figures: string, words: readonly string[], on: Queryable): Promise<PrinterHit[]> {
  return (await on.query<PrinterHit>(prepared(PRINTERS, [figures, words]))).rows;
}
