// SQL of a category of which something is chosen: like a search it reads one row per product, and asks the product itself only for the
// page that is shown (decision 51).
import { isNarrowed } from '../facets/choices';
import { binder, chosenOfSearch, LISTED_COLUMNS, OF_SEARCH } from '../facets/rows';
import type { CardReader } from '../../product/rows';
import { countedPage, type FoundRows, FOR_SALE, orderBy, startOf, type Wanted, type Window } from '../rows';
import type { Sort } from '../sorts';
import { inCategories } from '../words/rows';

type Narrowed = Wanted & { categoryIds: readonly number[] };

/** Categories and choices, and nothing else, say what the products are. */
export function isNarrowedCategory(wanted: Wanted): wanted is Narrowed {
  const { categoryIds, skus, urlKeys, nameLike, only, choices } = wanted;
  const isOther = [skus, urlKeys, nameLike, only].some((one) => one !== null);
  return categoryIds !== null && categoryIds.length > 0 && !isOther && isNarrowed(choices);
}

export async function pageOfNarrowed(
  { categoryIds, assortment, choices }: Narrowed,
  sort: Sort,
  window: Window,
  reader: CardReader,
): Promise<FoundRows> {
  const own = startOf(reader, assortment, window);
  const only = chosenOfSearch(choices, binder(own));
  const { language } = reader;
  const { text, values } = inCategories(categoryIds, { assortment, language }, own.length + 1);
  const order = orderBy({ ...sort, language, choices }, 's.popularity DESC', OF_SEARCH);
  // Only names and dates are asked of the products themselves, and whether each that is shown is sold here.
  const beside = sort.by === 'name' || sort.by === 'newest' ? 'JOIN product p ON p.id = s.id' : '';
  const page = `SELECT h.* FROM (
      SELECT s.id, row_number() OVER (ORDER BY ${order}) AS n, count(*) OVER () AS total
        FROM (SELECT s.product_id AS id, s.popularity, ${LISTED_COLUMNS} FROM (${text}) s) s ${beside}
       WHERE ${only.join(' AND ')} ORDER BY ${order} LIMIT $6 OFFSET $7) h JOIN product p ON p.id = h.id WHERE ${FOR_SALE}`;
  return countedPage(page, [...own, ...values], reader);
}
