// SQL of the candidates of a search: product and rank, from one condition on the text index and the titles of what it finds.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';
import type { Assortment } from '../../assortment/assortment';
import type { CardReader } from '../../product/product.sql';
import { type Choices, isNarrowedByFacets } from '../facets/choices';
import { binder, chosenOfSearch, LISTED_COLUMNS, OF_SEARCH } from '../facets/facets.sql';
import { MOST_CANDIDATES, MOST_RANKED } from '../most-candidates';
import { countedPage, FOR_SALE, type FoundRows, orderBy, pricedList, startOf, type Window } from '../search.sql';
import type { Sort } from '../sorts';
import { allOf, anyOf, lexeme, matchOf, soldTo, type Term, type Understood, within } from './terms';

export interface Sql {
  text: string;
  /** The placeholders' values, in order. */
  values: unknown[];
}

export interface Matching {
  understood: Understood;
  /** What the shopper may see: filtered in the index itself, so that hidden products take no place among the candidates. */
  assortment: Assortment;
  language: Language;
  /** Not all words: for a second try, when no product has them all. What is wanted must be there, the rest may. */
  loosely: boolean;
  /** Only the products of this band of popularity; null for all. */
  band: number | null;
}

/** What a place in the title is worth, best first; a product that has the word elsewhere only gets ELSEWHERE. "Kopipapir" is paper as much as "Farvet papir". */
const WORTH: readonly [points: number, query: (term: Term) => string | null][] = [
  [10, (term) => within(anyOf([...term.exact, ...term.heads]), 'A')],
  [8, (term) => within(anyOf(term.synonyms), 'A')],
  [6, (term) => within(anyOf([...term.exact, ...term.heads, ...term.synonyms]), 'BC')],
  [3, (term) => within(anyOf(term.parts), 'ABC')],
];
const ELSEWHERE = 1;
/** More for goods whose shelf has the word in its name as well: copy paper rather than tape of paper. */
const ON_ITS_SHELF = 2;
const NUMBER = 1000;
/** A number among other words is one of them: "epson 603 sort" means one of the four of that number. */
const NUMBER_AMONG_WORDS = 5;

/** The index query: every term (or any), of this assortment, in this band. */
function matchOfAll({ understood, assortment, loosely, band }: Matching): string {
  const words = understood.terms.flatMap((term) => matchOf(term) ?? []);
  const asked = (loosely ? understood.needed : allOf(words)) ?? lexeme('=');
  return allOf([asked, soldTo(assortment), ...(band === null ? [] : [lexeme(`~${band}`)])]) ?? asked;
}

const mostPopular = (language: Language, most: number, first: number) =>
  `SELECT *, product_id AS id FROM product_search WHERE words_${language} @@ $${first}::tsquery
      ORDER BY popularity DESC, product_id LIMIT ${most}`;

/** The most popular products that match, as rows of product_search; the first placeholder has this number. */
export const matchingWords = (question: Matching, most: number, first: number): Sql => ({
  text: mostPopular(question.language, most, first),
  values: [matchOfAll(question)],
});

/** A query of (id, rank) and the columns of product_search, greatest rank first; to be put in brackets after WITH or FROM. */
export function candidates(question: Matching, most: number, first: number): Sql {
  const { language, loosely } = question;
  const { terms, exactIds } = question.understood;
  const found = matchingWords(question, most, first);
  const values = [...found.values];
  const placeholder = (value: unknown) => `$${first + values.push(value) - 1}`;
  const ids = placeholder(exactIds);
  const scores = terms.map((term) => {
    const cases = WORTH.map(
      ([points, query]) => `WHEN s.title_${language} @@ ${placeholder(query(term))}::tsquery THEN ${points}`,
    );
    const shelf = placeholder(within(anyOf([...term.exact, ...term.heads, ...term.synonyms]), 'C'));
    return `CASE ${cases.join(' ')} ELSE ${loosely ? 0 : ELSEWHERE} END + CASE WHEN s.title_${language} @@ ${shelf}::tsquery THEN ${ON_ITS_SHELF} ELSE 0 END`;
  });
  const score = [
    `CASE WHEN s.product_id = ANY (${ids}::int[]) THEN ${terms.length > 1 ? NUMBER_AMONG_WORDS : NUMBER} ELSE 0 END`,
    ...scores,
  ].join(' + ');
  const rank = `(${score}) + least(s.popularity, 1000) / 500.0 + CASE WHEN s.salable THEN 1 ELSE 0 END`;
  // Products too far down to be ranked come after all ranked ones, in their own order.
  const text = `SELECT s.product_id AS id, CASE WHEN s.place <= ${MOST_RANKED} THEN ${rank} ELSE -s.place END AS rank, ${LISTED_COLUMNS}
    FROM (SELECT m.*, row_number() OVER (ORDER BY m.popularity DESC, m.product_id) AS place FROM (${found.text}) m) s`;
  return { text, values };
}

/** How many the index would find, counted no further than `enough`. */
export async function countMatches(question: Matching, enough: number, on: Queryable): Promise<number> {
  const text = `SELECT count(*)::int AS n FROM (SELECT 1 FROM product_search WHERE words_${question.language} @@ $1::tsquery LIMIT $2) s`;
  return (await on.query<{ n: number }>(prepared(text, [matchOfAll(question), enough]))).rows[0]?.n ?? 0;
}

/** Which of these queries find a product that the shopper may see: a word that only other products have is none here. */
export async function foundAmong(
  queries: readonly string[],
  { assortment, language, on }: { assortment: Assortment; language: Language; on: Queryable },
): Promise<boolean[]> {
  if (queries.length === 0) return [];
  const text = `SELECT EXISTS (SELECT 1 FROM product_search WHERE words_${language} @@ (q.query && $2::tsquery)) AS found
    FROM unnest($1::tsquery[]) WITH ORDINALITY AS q(query, n) ORDER BY q.n`;
  return (await on.query<{ found: boolean }>(prepared(text, [queries, soldTo(assortment)]))).rows.map(
    (row) => row.found,
  );
}

/** How far down in popularity a question looks: for the best of its products, and for all that are counted. */
export interface Reach {
  ranked: number | null;
  counted: number | null;
  /** How many there are, up to the counting limit, where the candidates do not determine it. */
  total: number | null;
}

export type Searched = Omit<Matching, 'band'> & { reach: Reach };

/** The page of the candidates, counted. */
export async function pageOfSearch(
  { reach, ...asked }: Searched,
  choices: Choices,
  sort: Sort,
  window: Window,
  reader: CardReader,
): Promise<FoundRows> {
  const own = startOf(reader, asked.assortment, window);
  const bind = binder(own);
  const { row, joins } = pricedList(sort, choices, OF_SEARCH, bind);
  const only = chosenOfSearch(choices, bind, row);
  const byRank = sort.by === 'relevance' || sort.by === 'position';
  const isTop = byRank && !isNarrowedByFacets(choices) && window.offset + window.limit <= MOST_RANKED;
  const total = isTop ? reach.total : null;
  const counted = total === null ? 'count(*) OVER ()' : `${bind(total)}::int`;
  const { text, values } =
    total === null
      ? candidates({ ...asked, band: reach.counted }, MOST_CANDIDATES, own.length + 1)
      : candidates({ ...asked, band: reach.ranked }, MOST_RANKED, own.length + 1);
  const order = byRank ? 's.rank DESC, s.id' : orderBy({ ...sort, language: reader.language, choices }, 's.id', row);
  // The product table is only read to sort by name or date, and to check that each shown product is sold here.
  const beside = sort.by === 'name' || sort.by === 'newest' ? 'JOIN product p ON p.id = s.id' : '';
  const page = `SELECT h.* FROM (
      SELECT s.id, row_number() OVER (ORDER BY ${order}) AS n, ${counted} AS total
        FROM (${text}) s ${joins} ${beside} ${only.length > 0 ? `WHERE ${only.join(' AND ')}` : ''}
       ORDER BY ${order} LIMIT $6 OFFSET $7) h JOIN product p ON p.id = h.id WHERE ${FOR_SALE}`;
  return countedPage(page, [...own, ...values], reader);
}
