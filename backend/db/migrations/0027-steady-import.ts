// Search rows of an import: gathered once with all that stands in them, joined by what is known of them and not by guess.

const title = (language: string) =>
  `search_stems('${language}', g.name_${language}, 'A') || b.${language} || c.${language} AS title_${language}`;
const stems = (text: string, label: string) =>
  ['da', 'en']
    .map((language) => `search_stems('${language}', ${text.replace('*', language)}, '${label}') AS ${language}`)
    .join(', ');

export const steadyImport = /* sql */ `
-- Names, numbers and facts of these products and of their parents; null = all. A variant is found through its parent. Their words are
-- noted on the way, as often as products have them, until learn_search_words() takes them into the lexicon.
CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  asked integer[] := ids;
  tongue text;
BEGIN
  CREATE TEMP TABLE IF NOT EXISTS search_noted (language text, word text, products integer NOT NULL, PRIMARY KEY (language, word)) ON COMMIT DROP;
  CREATE TEMP TABLE IF NOT EXISTS search_gathered (id integer, popularity integer, salable boolean, gross_oere integer, request_price boolean,
    only_trade boolean, value_ids integer[], marks tsvector, name_da text, name_en text, brand text, categories integer[], facts_da text, facts_en text) ON COMMIT DROP;
  TRUNCATE search_gathered;
  IF ids IS NULL THEN
    TRUNCATE product_code, product_search, search_noted;
    PERFORM refresh_search_bands();
    asked := ARRAY(SELECT id FROM product ORDER BY id);
  ELSE
    DELETE FROM product_code c USING unnest(ids) AS w (id) WHERE c.product_id = w.id;
  END IF;
  INSERT INTO product_code
  SELECT DISTINCT code, p.id
    FROM unnest(asked) AS w (id) JOIN product p ON p.id = w.id,
      unnest(ARRAY[search_code(p.sku), p.ean, search_code(p.cartridge ->> 'number')]) AS code
   WHERE code <> ''
  ON CONFLICT DO NOTHING;
  INSERT INTO search_gathered
  SELECT p.id, p.popularity, p.salable, p.sort_gross_oere, p.request_price, p.only_trade,
      coalesce((SELECT value_ids FROM product_facet WHERE product_id = p.id), '{}'),
      array_to_tsvector(ARRAY(SELECT '@' || s FROM unnest(coalesce(p.store_ids, ARRAY[0])) AS s)
        || ARRAY(SELECT '~' || band FROM search_band WHERE p.popularity >= least_popularity)
        || ARRAY(SELECT '=' || code FROM product_code WHERE product_id = p.id)
        || ARRAY(SELECT '=' || code FROM product v JOIN product_code ON product_id = v.id WHERE v.parent_id = p.id)),
      search_plain(p.name_da), search_plain(p.name_en), search_plain(p.brand),
      ARRAY(SELECT category_id FROM product_category WHERE product_id = p.id ORDER BY category_id),
      search_plain(concat_ws(' ', p.short_da, a.da, o.da, f.words)), search_plain(concat_ws(' ', p.short_en, a.en, o.en, f.words))
    FROM card_families(asked) w JOIN product p ON p.id = w.id
    CROSS JOIN LATERAL (SELECT string_agg(a ->> 'value', ' ') AS da, string_agg(coalesce(a ->> 'valueEn', a ->> 'value'), ' ') AS en
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof(p.attributes) = 'array' THEN p.attributes ELSE '[]' END) a) a
    CROSS JOIN LATERAL (SELECT string_agg(v ->> 'label', ' ') AS da, string_agg(coalesce(v ->> 'labelEn', v ->> 'label'), ' ') AS en
      FROM jsonb_path_query(p.options, 'strict $[*].values[*]', '{}', true) v) o
    CROSS JOIN LATERAL (SELECT string_agg(r.search_words, ' ') AS words
      FROM product_printer f JOIN printer r ON r.id = f.printer_id WHERE f.product_id = p.id) f
   WHERE p.parent_id IS NULL;
  -- Unknown, they would be joined row by row: hundreds of brands with thousands of products.
  ANALYZE search_gathered (brand, categories, facts_da, facts_en);
  -- Brands and categories are the same for many: their words are stemmed once.
  INSERT INTO product_search (product_id, popularity, salable, gross_oere, request_price, only_trade, value_ids, title_da, title_en, words_da, words_en)
  SELECT n.id, n.popularity, n.salable, n.gross_oere, n.request_price, n.only_trade, n.value_ids, n.title_da, n.title_en,
      n.title_da || n.words_da || n.marks, n.title_en || n.words_en || n.marks
    FROM (SELECT g.id, g.popularity, g.salable, g.gross_oere, g.request_price, g.only_trade, g.value_ids,
        ${title('da')}, ${title('en')}, f.da AS words_da, f.en AS words_en, g.marks || c.marks AS marks
      FROM search_gathered g
      JOIN (SELECT d.brand, ${stems('d.brand', 'B')} FROM (SELECT DISTINCT brand FROM search_gathered) d OFFSET 0) b USING (brand)
      JOIN (SELECT d.facts_da, d.facts_en, ${stems('d.facts_*', 'D')} FROM (SELECT DISTINCT facts_da, facts_en FROM search_gathered) d OFFSET 0) f
        ON f.facts_da = g.facts_da AND f.facts_en = g.facts_en
      JOIN (SELECT d.categories, array_to_tsvector(coalesce(n.marks, '{}')) AS marks, ${stems('search_plain(n.*)', 'C')}
          FROM (SELECT DISTINCT categories FROM search_gathered) d
         CROSS JOIN LATERAL (SELECT string_agg(c.name_da, ' ' ORDER BY c.level, c.id) AS da, string_agg(c.name_en, ' ' ORDER BY c.level, c.id) AS en,
             array_agg('#' || c.id) AS marks FROM unnest(d.categories) AS w (id) JOIN category c ON c.id = w.id) n OFFSET 0) c USING (categories)
     OFFSET 0) n
  ON CONFLICT (product_id) DO UPDATE SET popularity = excluded.popularity, salable = excluded.salable, gross_oere = excluded.gross_oere,
    request_price = excluded.request_price, only_trade = excluded.only_trade, value_ids = excluded.value_ids, title_da = excluded.title_da,
    title_en = excluded.title_en, words_da = excluded.words_da, words_en = excluded.words_en;
  FOREACH tongue IN ARRAY ARRAY['da', 'en'] LOOP
    INSERT INTO search_noted AS noted
    SELECT tongue, word, ndoc FROM ts_stat(format($q$
      SELECT to_tsvector('simple', concat_ws(' ', name_%1$s, brand, facts_%1$s)) FROM search_gathered$q$, tongue)) AS s(word, ndoc, nentry)
    ON CONFLICT (language, word) DO UPDATE SET products = noted.products + excluded.products;
  END LOOP;
END $$;
`;
