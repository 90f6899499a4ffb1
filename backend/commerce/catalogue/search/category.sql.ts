// SQL of a category's list: its places hold, in the order of the list, all that decides about showing, counting and sorting (decision 13),
// so that only the products of the page itself are looked up.
import { isRestricted } from '../assortment/assortment';
import { type AssortmentPlaces, assortmentValues, inAssortment } from '../assortment/assortment.sql';
import { type CardReader, cardsOfPage, readCards } from '../product/product.sql';
import { isNarrowedByFacets } from './facets/choices';
import { binder, chosenOfSearch, OF_SEARCH } from './facets/facets.sql';
import { MOST_CANDIDATES } from './most-candidates';
import {
  ASSORTMENT,
  CARD,
  countedPage,
  type FoundRows,
  orderBy,
  pricedList,
  startOf,
  type Wanted,
  type Window,
} from './search.sql';
import type { Sort } from './sorts';
import type { Sql } from './words/words.sql';

type OfCategories = Wanted & { categoryIds: readonly number[] };

/** Categories and choices, and nothing else, say what the products are. */
export function isOfCategories(wanted: Wanted): wanted is OfCategories {
  const { categoryIds, skus, urlKeys, nameLike, only } = wanted;
  return categoryIds !== null && categoryIds.length > 0 && [skus, urlKeys, nameLike, only].every((one) => one === null);
}

const VALUES = `coalesce(k.value_ids, (SELECT f.value_ids FROM product_facet f WHERE f.product_id = k.product_id)) AS value_ids`;
const PLACE = `k.product_id AS id, k.position, ${VALUES}, k.gross_oere, k.request_price, k.only_trade, k.salable`;
const soldAt = (at: AssortmentPlaces) => inAssortment(at, { stores: 'k.store_ids', family: 'k.product_id' });

/** The products of these categories, the first of them by their positions. The value of `place` is given by `categoryValue`. */
function placesAt(categoryIds: readonly number[], place: string, at: AssortmentPlaces): string {
  const best = `ORDER BY position, id LIMIT ${MOST_CANDIDATES}`;
  // For one category, an index range is read in index order.
  if (categoryIds.length === 1)
    return `SELECT ${PLACE} FROM product_category k WHERE k.category_id = ${place} AND ${soldAt(at)} ${best}`;
  const each = `SELECT DISTINCT ON (k.product_id) ${PLACE} FROM product_category k
    WHERE k.category_id = ANY (${place}::int[]) AND ${soldAt(at)} ORDER BY k.product_id, k.position`;
  return `SELECT * FROM (${each}) k ${best}`;
}

const categoryValue = (categoryIds: readonly number[]) => (categoryIds.length === 1 ? categoryIds[0] : categoryIds);

/** The same with its own parameters; the first placeholder has this number. */
export function placesOf({ categoryIds, assortment }: OfCategories, first: number): Sql {
  const at = { store: `$${first + 1}`, allow: `$${first + 2}`, disallow: `$${first + 3}` };
  const values = [categoryValue(categoryIds), ...assortmentValues(assortment)];
  return { text: placesAt(categoryIds, `$${first}`, at), values };
}

/** A page of an unfiltered category, not counted here: the stored count applies. */
async function wholeCategoryPage(
  categoryId: number,
  wanted: OfCategories,
  sort: Sort,
  window: Window,
  reader: CardReader,
): Promise<FoundRows> {
  const { assortment, choices } = wanted;
  const values = [...startOf(reader, assortment, window), categoryId];
  const { row, joins } = pricedList(sort, choices, OF_SEARCH, binder(values));
  const order = orderBy({ ...sort, language: reader.language, choices }, 's.position', row);
  const page = `SELECT s.id, row_number() OVER (ORDER BY ${order}) AS n
      FROM (SELECT ${PLACE} FROM product_category k WHERE k.category_id = $8 AND ${soldAt(ASSORTMENT)}) s ${joins} ${besideOf(sort)}
     ORDER BY ${order} LIMIT $6 OFFSET $7`;
  return { rows: await readCards(cardsOfPage(page, CARD), values, reader), total: null };
}

/** The product table is only joined to sort by name or date. */
const besideOf = ({ by }: Sort) => (by === 'name' || by === 'newest' ? 'JOIN product p ON p.id = s.id' : '');

async function countedPageOf(wanted: OfCategories, sort: Sort, window: Window, reader: CardReader) {
  const { assortment, categoryIds, choices } = wanted;
  const values = [...startOf(reader, assortment, window), categoryValue(categoryIds)];
  const bind = binder(values);
  const { row, joins } = pricedList(sort, choices, OF_SEARCH, bind);
  const only = chosenOfSearch(choices, bind, row);
  const order = orderBy({ ...sort, language: reader.language, choices }, 's.position', row);
  const page = `SELECT s.id, row_number() OVER (ORDER BY ${order}) AS n, count(*) OVER () AS total
      FROM (${placesAt(categoryIds, '$8', ASSORTMENT)}) s ${joins} ${besideOf(sort)} ${only.length > 0 ? `WHERE ${only.join(' AND ')}` : ''}
     ORDER BY ${order} LIMIT $6 OFFSET $7`;
  return countedPage(page, values, reader);
}

export function pageOfCategories(
  wanted: OfCategories,
  sort: Sort,
  window: Window,
  reader: CardReader,
): Promise<FoundRows> {
  const [only, ...others] = wanted.categoryIds;
  // The stored counts include everything that the store sells: for customers who see less the list itself is counted.
  const isWhole = others.length === 0 && !isRestricted(wanted.assortment) && !isNarrowedByFacets(wanted.choices);
  return isWhole && only !== undefined
    ? wholeCategoryPage(only, wanted, sort, window, reader)
    : countedPageOf(wanted, sort, window, reader);
}
