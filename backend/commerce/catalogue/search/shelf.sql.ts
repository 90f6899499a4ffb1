// SQL of a shelf: what is of a brand, carries a certificate or is special now, as rows that facets are counted of.
import { assortmentValues, IN_BONUS_SHOP, inAssortment, PRODUCT } from '../assortment/assortment.sql';
import type { Choices } from './facets/choices';
import { hasChosenValue, LISTED_COLUMNS } from './facets/facets.sql';
import { MOST_CANDIDATES } from './most-candidates';
import { ONLY } from './offers.sql';
import { listsForPoints, type Wanted } from './search.sql';
import type { Sql } from './words/words.sql';

const saysShelf = ({ facets }: Choices) => facets.filter(({ isShelf }) => isShelf);

/** A brand, a certificate or an offer says what the products are; a list of numbers, addresses or names is no shelf. */
export function isShelf({ choices, only, categoryIds, skus, urlKeys, nameLike }: Wanted): boolean {
  const isNamed = only !== null || saysShelf(choices).length > 0;
  return isNamed && [categoryIds, skus, urlKeys, nameLike].every((one) => one === null);
}

/** What is chosen on the shelf: the shelf itself is no choice. */
export const chosenOnShelf = (choices: Choices): Choices => ({
  ...choices,
  facets: choices.facets.filter((choice) => !choice.isShelf),
});

/** The goods of the shelf under any choice of its facets, the most popular first; the first placeholder has this number. */
export function goodsOfShelf(wanted: Wanted, first: number): Sql {
  const { assortment, choices, only, bonusCategories } = wanted;
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${first + values.push(value) - 1}`;
  const [store, allow, disallow] = assortmentValues(assortment);
  const places = { store: bind(store), allow: bind(allow), disallow: bind(disallow) };
  const conditions = ['p.parent_id IS NULL', inAssortment(places, listsForPoints(wanted) ? IN_BONUS_SHOP : PRODUCT)];
  if (bonusCategories) conditions.push(`p.bonus_category = ANY (${bind(bonusCategories)}::text[])`);
  for (const choice of saysShelf(choices))
    conditions.push(
      `p.id IN (SELECT f.product_id FROM product_facet f WHERE ${hasChosenValue(choice, 'f.value_ids', bind)})`,
    );
  if (only) {
    const { minute, businessId } = choices.prices;
    // Counts are cached by their parameters: an exact instant would differ each time.
    const at = { now: bind(minute), business: bind(businessId) };
    // Gives the planner the types of parameters that an offer does not read.
    conditions.push(
      `(${at.now}::timestamptz IS NOT NULL AND (${at.business}::int IS NULL OR ${at.business} >= 0))`,
      `p.id IN (${ONLY[only](at)})`,
    );
  }
  const text = `SELECT s.product_id AS id, ${LISTED_COLUMNS} FROM product p JOIN product_search s ON s.product_id = p.id
    WHERE ${conditions.join(' AND ')} ORDER BY s.popularity DESC, s.product_id LIMIT ${MOST_CANDIDATES}`;
  return { text, values };
}
