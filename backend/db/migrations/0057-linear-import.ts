// An import costs the same per product however many there are: nothing is written that is written again a moment later, and words meet their products by hash.

/** Search rows of an import come after prices and facets; until then each portion would read the whole search to change nothing. */
const OUTSIDE_IMPORTS = `current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off'`;

const FACETS = (['INSERT', 'UPDATE'] as const).map((event) => {
  const name = `product_search_facets_${event === 'INSERT' ? 'new' : 'changed'}`;
  return `DROP TRIGGER ${name} ON product_facet;
CREATE TRIGGER ${name} AFTER ${event} ON product_facet REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (${OUTSIDE_IMPORTS}) EXECUTE FUNCTION keep_search_facets();`;
});

const stemmed = (label: string, da: string, en = da) =>
  `search_stems('da', ${da}, '${label}'), search_stems('en', ${en}, '${label}')`;

/** Brands, facts and categories are the same for many: each is stemmed once, and stands by a key that the planner knows the number of. */
const SAID = `
  CREATE TEMP TABLE IF NOT EXISTS search_said (said text, da tsvector, en tsvector, marks tsvector) ON COMMIT DROP;
  TRUNCATE search_said;
  INSERT INTO search_said
  SELECT 'B' || brand, ${stemmed('B', 'brand')}, NULL::tsvector FROM (SELECT DISTINCT brand FROM search_gathered) d
   UNION ALL
  SELECT concat('D', facts_da, chr(31), facts_en), ${stemmed('D', 'facts_da', 'facts_en')}, NULL::tsvector FROM (SELECT DISTINCT facts_da, facts_en FROM search_gathered) d
   UNION ALL
  SELECT 'C' || d.categories::text, ${stemmed('C', 'search_plain(n.da)', 'search_plain(n.en)')}, array_to_tsvector(coalesce(n.marks, '{}'))
    FROM (SELECT DISTINCT categories FROM search_gathered) d
   CROSS JOIN LATERAL (SELECT string_agg(c.name_da, ' ' ORDER BY c.level, c.id) AS da, string_agg(c.name_en, ' ' ORDER BY c.level, c.id) AS en,
       array_agg('#' || c.id) AS marks FROM unnest(d.categories) AS w (id) JOIN category c ON c.id = w.id) n;
  ANALYZE search_said;
  `;

export const linearImport = /* sql */ `
${FACETS.join('\n')}
DROP TRIGGER product_search_rank ON product;
CREATE TRIGGER product_search_rank AFTER UPDATE OF popularity, salable, sort_gross_oere, request_price, only_trade ON product FOR EACH ROW
  WHEN (${OUTSIDE_IMPORTS} AND (OLD.popularity, OLD.salable, OLD.sort_gross_oere, OLD.request_price, OLD.only_trade)
    IS DISTINCT FROM (NEW.popularity, NEW.salable, NEW.sort_gross_oere, NEW.request_price, NEW.only_trade))
  EXECUTE FUNCTION keep_search_rank();

-- Joined by the words themselves, two thousand products were held against each of a thousand categories, one by one.
DO $do$
DECLARE
  body text := pg_get_functiondef('refresh_product_search(integer[])'::regprocedure);
  was text := body;
BEGIN
  body := regexp_replace(body, '  -- Unknown, they would be joined row by row[^\\n]*\\n  ANALYZE search_gathered [^\\n]*\\n', $to$${SAID}$to$);
  body := regexp_replace(body, '      JOIN \\(SELECT d\\.brand, .*n OFFSET 0\\) c USING \\(categories\\)\\n',
    $to$      JOIN search_said b ON b.said = 'B' || g.brand
      JOIN search_said f ON f.said = concat('D', g.facts_da, chr(31), g.facts_en)
      JOIN search_said c ON c.said = 'C' || g.categories::text
$to$);
  IF body = was OR body NOT LIKE '%ANALYZE search_said%JOIN search_said c ON%' OR body LIKE '%d.brand%' THEN
    RAISE EXCEPTION 'refresh_product_search is not as migration 0027 wrote it';
  END IF;
  EXECUTE body;
END $do$;
`;
