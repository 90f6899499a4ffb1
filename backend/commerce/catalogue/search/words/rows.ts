// SQL that finds products by a shopper's words.
import { prepared } from '#backend/db/prepared';
import type { CardReader } from '../../product/rows';
import { countedPage, type FoundRows, IN_STORE, orderBy, type Window } from '../rows';
import type { Sort } from '../sorts';

export interface SearchWords {
  /** As typed, for SKU and EAN. */
  exact: string;
  /** For the text index: words with and, the last ones open ('kuglepen:*'). */
  query: string;
  /** One pattern per word, folded in SQL: finds parts of compound words. */
  parts: readonly string[];
  storeId: number;
  grossFrom: number | null;
  grossTo: number | null;
}

// Each way of finding uses its own index; only what was found is scored.
const HITS = (language: 'da' | 'en') => `
  asked AS MATERIALIZED (SELECT to_tsquery('${language === 'da' ? 'danish' : 'english'}', $7) || to_tsquery('simple', shop_fold($7)) AS query, shop_fold($6) AS folded,
    ARRAY (SELECT '%' || shop_fold(part) || '%' FROM unnest($8::text[]) AS part) AS parts),
  exact AS (SELECT coalesce(parent_id, id) AS id FROM product WHERE sku = $6 OR sku = upper($6) OR (ean <> '' AND ean = $6)),
  found AS (
    SELECT id FROM product WHERE search_${language} @@ (SELECT query FROM asked)
    UNION SELECT id FROM product WHERE fold_${language} LIKE ALL ((SELECT parts FROM asked)::text[])
    UNION SELECT id FROM exact),
  hits AS (
    SELECT p.id, CASE WHEN p.id IN (SELECT id FROM exact) THEN 100 ELSE 0 END
        + CASE WHEN p.search_${language} @@ asked.query THEN 1 + 4 * ts_rank(p.search_${language}, asked.query) ELSE 0 END
        + word_similarity(asked.folded, p.fold_${language}) + least(p.popularity, 1000) / 2000.0 AS score
      FROM found JOIN product p ON p.id = found.id CROSS JOIN asked
     WHERE p.parent_id IS NULL AND ${IN_STORE} AND p.sort_gross_oere BETWEEN $9 AND $10)`;

const MOST_OERE = 2_147_483_647;

/** Products by words: an exact SKU or EAN first, then the text index and parts of words together. */
export function pageOfSearch(words: SearchWords, sort: Sort, window: Window, reader: CardReader): Promise<FoundRows> {
  const order =
    sort.by === 'relevance' || sort.by === 'position' ? 'h.score DESC, p.id' : orderBy(sort, reader.language, 'p.id');
  const page = `WITH ${HITS(reader.language)} SELECT p.id, row_number() OVER (ORDER BY ${order}) AS n, count(*) OVER () AS total
    FROM hits h JOIN product p ON p.id = h.id ORDER BY ${order} LIMIT $4 OFFSET $5`;
  const { exact, query, parts, storeId, grossFrom, grossTo } = words;
  const values = [
    reader.now,
    reader.businessId,
    storeId,
    window.limit,
    window.offset,
    exact,
    query,
    parts,
    grossFrom ?? 0,
    grossTo ?? MOST_OERE,
  ];
  return countedPage(page, values, reader);
}

/** Names that a mistyped word may have meant, nearest first. */
export async function nearNames(words: string, storeId: number, { on, language }: CardReader): Promise<string[]> {
  const text = `SELECT p.name_${language} AS name FROM product p WHERE p.parent_id IS NULL AND ${IN_STORE.replace('$3', '$2')}
    AND shop_fold($1) <% p.fold_${language} ORDER BY shop_fold($1) <<-> p.fold_${language}, p.popularity DESC LIMIT 5`;
  return (await on.query<{ name: string }>(prepared(text, [words, storeId]))).rows.map((row) => row.name);
}
