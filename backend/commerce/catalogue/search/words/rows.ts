// SQL of the candidates of a search: product and rank, from one condition on the text index and the titles of what it finds.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { Language } from '#backend/graphql/context';
import type { CardReader } from '../../product/rows';
import { countedPage, type FoundRows, FOR_SALE, orderBy, startOf, type Window } from '../rows';
import type { Assortment } from '../../assortment/assortment';
import { MOST_CANDIDATES } from '../most-candidates';
import { binder, chosenOnly } from '../facets/rows';
import type { Choices } from '../facets/choices';
import type { Sort } from '../sorts';
import { allOf, anyOf, lexeme, matchOf, soldTo, type Term, type Understood, within } from './terms';

export interface Candidates {
  /** A query of (id, rank), greatest rank first; to stand in brackets behind WITH or FROM. */
  sql: string;
  /** What its placeholders stand for, in order. */
  values: unknown[];
}

export interface CandidateQuestion {
  understood: Understood;
  /** What the shopper may see: asked of the index itself, so that what is hidden takes no place among the candidates. */
  assortment: Assortment;
  language: Language;
  /** Any of the words will do: for a second try, when no product has them all. */
  loosely: boolean;
  /** Only the products of this band of popularity; null for all. */
  band: number | null;
  /** The number of the first placeholder. */
  first: number;
}

/** What a place in the title is worth, best first; a product that has the word elsewhere only gets ELSEWHERE. */
const WORTH: readonly [points: number, query: (term: Term) => string | null][] = [
  [10, (term) => within(anyOf(term.exact), 'A')],
  [8, (term) => within(anyOf([...term.heads, ...term.synonyms]), 'A')],
  [6, (term) => within(anyOf([...term.exact, ...term.heads, ...term.synonyms]), 'BC')],
  [3, (term) => within(anyOf(term.parts), 'ABC')],
];
const ELSEWHERE = 1;
const NUMBER = 1000;

/** What the index is asked: every term (or any), of this assortment, in this band. */
function matchOfAll({ understood, assortment, loosely, band }: Omit<CandidateQuestion, 'language' | 'first'>): string {
  const words = understood.terms.flatMap((term) => matchOf(term) ?? []);
  const asked = (loosely ? anyOf(words) : allOf(words)) ?? lexeme('=');
  return allOf([asked, soldTo(assortment), ...(band === null ? [] : [lexeme(`~${band}`)])]) ?? asked;
}

export function candidates(question: CandidateQuestion): Candidates {
  const { language, loosely, first } = question;
  const { terms, exactIds } = question.understood;
  const values: unknown[] = [];
  const placeholder = (value: unknown) => `$${first + values.push(value) - 1}`;
  const match = placeholder(matchOfAll(question));
  const ids = placeholder(exactIds);
  const scores = terms.map((term) => {
    const cases = WORTH.map(
      ([points, query]) => `WHEN s.title_${language} @@ ${placeholder(query(term))}::tsquery THEN ${points}`,
    );
    return `CASE ${cases.join(' ')} ELSE ${loosely ? 0 : ELSEWHERE} END`;
  });
  const score = [`CASE WHEN s.id = ANY (${ids}::int[]) THEN ${NUMBER} ELSE 0 END`, ...scores].join(' + ');
  const sql = `SELECT s.id, (${score}) + least(s.popularity, 1000) / 500.0 + CASE WHEN s.salable THEN 1 ELSE 0 END AS rank
    FROM (SELECT product_id AS id, title_${language}, popularity, salable FROM product_search WHERE words_${language} @@ ${match}::tsquery
      ORDER BY popularity DESC, product_id LIMIT ${MOST_CANDIDATES}) s`;
  return { sql, values };
}

/** How many the index would find, counted no further than `enough`. */
export async function countMatches(question: CandidateQuestion, enough: number, on: Queryable): Promise<number> {
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

/** The page of the candidates, counted. */
export function pageOfSearch(
  asked: Omit<CandidateQuestion, 'first'>,
  choices: Choices,
  sort: Sort,
  window: Window,
  reader: CardReader,
): Promise<FoundRows> {
  const own = startOf(reader, asked.assortment, window);
  const only = [FOR_SALE, ...chosenOnly(choices, binder(own))];
  const { sql, values } = candidates({ ...asked, first: own.length + 1 });
  const order =
    sort.by === 'relevance' || sort.by === 'position'
      ? 'h.rank DESC, p.id'
      : orderBy({ ...sort, language: reader.language, choices }, 'p.id');
  const page = `SELECT p.id, row_number() OVER (ORDER BY ${order}) AS n, count(*) OVER () AS total
    FROM (${sql}) h JOIN product p ON p.id = h.id
    WHERE ${only.join(' AND ')}
    ORDER BY ${order} LIMIT $6 OFFSET $7`;
  return countedPage(page, [...own, ...values], reader);
}
