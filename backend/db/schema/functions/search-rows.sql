-- Keeps the rows and the lexicon of the search as products and categories are.

-- Draws the bands of popularity again and marks only those products whose side of a border changed; readers see the old ones until then.
CREATE FUNCTION refresh_search_bands() RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  moved record;
  least integer;
  most integer;
BEGIN
  FOR moved IN
    WITH now AS (
      SELECT band, products, coalesce((SELECT popularity FROM product WHERE parent_id IS NULL ORDER BY popularity DESC, id LIMIT 1 OFFSET products - 1), 0) AS border
        FROM (VALUES (1, 10000), (2, 30000), (3, 100000), (4, 300000), (5, 3000)) AS b(band, products)
       WHERE products < (SELECT count(*) FROM product WHERE parent_id IS NULL))
    SELECT coalesce(now.band, old.band) AS band, now.products, now.border, old.least_popularity AS was
      FROM now FULL JOIN search_band old USING (band) WHERE now.border IS DISTINCT FROM old.least_popularity
  LOOP
    DELETE FROM search_band WHERE band = moved.band;
    IF moved.border IS NOT NULL THEN INSERT INTO search_band VALUES (moved.band, moved.products, moved.border); END IF;
    -- Between the borders stand those that come in, where the border fell or is new, or go out.
    least := least(coalesce(moved.border, moved.was), coalesce(moved.was, moved.border));
    most := CASE WHEN moved.border IS NULL OR moved.was IS NULL THEN 2147483647 ELSE greatest(moved.border, moved.was) END;
    IF moved.was IS NULL OR moved.border < moved.was THEN
      UPDATE product_search s SET words_da = words_da || array_to_tsvector(ARRAY['~' || moved.band]), words_en = words_en || array_to_tsvector(ARRAY['~' || moved.band])
        FROM product p WHERE p.id = s.product_id AND p.parent_id IS NULL AND p.popularity >= least AND p.popularity < most;
    ELSE
      UPDATE product_search s SET words_da = ts_delete(words_da, '~' || moved.band), words_en = ts_delete(words_en, '~' || moved.band)
        FROM product p WHERE p.id = s.product_id AND p.parent_id IS NULL AND p.popularity >= least AND p.popularity < most;
    END IF;
  END LOOP;
END $$;

-- Names, numbers and facts of these products and of their parents; null = all. A variant is found through its parent. Their words are
-- noted on the way, as often as products have them, until learn_search_words() takes them into the lexicon.
CREATE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  asked integer[] := ids;
  tongue text;
BEGIN
  CREATE TEMP TABLE IF NOT EXISTS search_noted (language text, word text, products integer NOT NULL, PRIMARY KEY (language, word)) ON COMMIT DROP;
  CREATE TEMP TABLE IF NOT EXISTS search_gathered (id integer, popularity integer, salable boolean, gross_oere integer, request_price boolean,
    only_trade boolean, value_ids integer[], marks tsvector, name_da text, name_en text, brand text, categories integer[], facts_da text, facts_en text,
    sized tsvector, facts_sized tsvector) ON COMMIT DROP;
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
  INSERT INTO product_code (code, product_id, derived)
  SELECT DISTINCT key, p.id, true
    FROM unnest(asked) AS w (id) JOIN product p ON p.id = w.id AND p.cartridge IS NOT NULL,
      unnest(search_number_keys(p.cartridge ->> 'number') || search_number_keys(p.cartridge ->> 'part')) AS key
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
      search_plain(concat_ws(' ', p.short_da, a.da, o.da, f.words, t.da)), search_plain(concat_ws(' ', p.short_en, a.en, o.en, f.words, t.en)),
      search_measures(p.name_da, 'A'), search_measures(left(concat_ws(' ; ', p.short_da, a.da, o.da), 400), 'D')
    FROM card_families(asked) w JOIN product p ON p.id = w.id
    CROSS JOIN LATERAL (SELECT string_agg(a ->> 'value', ' ') AS da, string_agg(coalesce(a ->> 'valueEn', a ->> 'value'), ' ') AS en
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof(p.attributes) = 'array' THEN p.attributes ELSE '[]' END) a) a
    CROSS JOIN LATERAL (SELECT string_agg(v ->> 'label', ' ') AS da, string_agg(coalesce(v ->> 'labelEn', v ->> 'label'), ' ') AS en
      FROM jsonb_path_query(p.options, 'strict $[*].values[*]', '{}', true) v) o
    CROSS JOIN LATERAL (SELECT string_agg(r.search_words, ' ') AS words
      FROM product_printer f JOIN printer r ON r.id = f.printer_id WHERE f.product_id = p.id) f
    CROSS JOIN LATERAL (SELECT string_agg(coalesce(s.words_da, translate(c, '-', ' ')), ' ' ORDER BY c) AS da,
        string_agg(coalesce(s.words_en, translate(c, '-', ' ')), ' ' ORDER BY c) AS en
      FROM unnest(p.certificates) AS c LEFT JOIN search_certificate s ON s.certificate = c) t
   WHERE p.parent_id IS NULL;

  CREATE TEMP TABLE IF NOT EXISTS search_said (said text, da tsvector, en tsvector, marks tsvector) ON COMMIT DROP;
  TRUNCATE search_said;
  INSERT INTO search_said
  SELECT 'B' || brand, search_stems('da', brand, 'B'), search_stems('en', brand, 'B'), NULL::tsvector
    FROM (SELECT DISTINCT brand FROM search_gathered) d
   UNION ALL
  SELECT concat('D', facts_da, chr(31), facts_en), search_stems('da', facts_da, 'D'), search_stems('en', facts_en, 'D'), NULL::tsvector
    FROM (SELECT DISTINCT facts_da, facts_en FROM search_gathered) d
   UNION ALL
  SELECT 'C' || d.categories::text, search_stems('da', search_plain(n.da), 'C'), search_stems('en', search_plain(n.en), 'C'),
      array_to_tsvector(coalesce(n.marks, '{}'))
    FROM (SELECT DISTINCT categories FROM search_gathered) d
   CROSS JOIN LATERAL (SELECT string_agg(c.name_da, ' ' ORDER BY c.level, c.id) AS da, string_agg(c.name_en, ' ' ORDER BY c.level, c.id) AS en,
       array_agg('#' || c.id) AS marks FROM unnest(d.categories) AS w (id) JOIN category c ON c.id = w.id) n;
  ANALYZE search_said;
    -- Brands and categories are the same for many: their words are stemmed once.
  INSERT INTO product_search (product_id, popularity, salable, gross_oere, request_price, only_trade, value_ids, title_da, title_en, words_da, words_en)
  SELECT n.id, n.popularity, n.salable, n.gross_oere, n.request_price, n.only_trade, n.value_ids, n.title_da, n.title_en,
      n.title_da || n.words_da || n.facts_sized || n.marks, n.title_en || n.words_en || n.facts_sized || n.marks
    FROM (SELECT g.id, g.popularity, g.salable, g.gross_oere, g.request_price, g.only_trade, g.value_ids,
        search_stems('da', g.name_da, 'A') || b.da || c.da || g.sized AS title_da,
        search_stems('en', g.name_en, 'A') || b.en || c.en || g.sized AS title_en,
        g.facts_sized, f.da AS words_da, f.en AS words_en, g.marks || c.marks AS marks
      FROM search_gathered g
      JOIN search_said b ON b.said = 'B' || g.brand
      JOIN search_said f ON f.said = concat('D', g.facts_da, chr(31), g.facts_en)
      JOIN search_said c ON c.said = 'C' || g.categories::text
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

-- Takes the words that refresh_product_search noted in this transaction, and those of the categories, into the lexicon; 'anew' forgets
-- what was there. Figures of six and more are numbers, not words. Tells in which languages a word came that was not there: only then can
-- compounds be split otherwise. Splits are the application's: it writes search_part afterwards.
CREATE FUNCTION learn_search_words(anew boolean) RETURNS text[] LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  tongue text;
  richer text[] := '{}';
BEGIN
  -- Missing where only categories were changed.
  CREATE TEMP TABLE IF NOT EXISTS search_noted (language text, word text, products integer NOT NULL, PRIMARY KEY (language, word)) ON COMMIT DROP;
  IF anew THEN TRUNCATE search_word; END IF;
  FOREACH tongue IN ARRAY ARRAY['da', 'en'] LOOP
    INSERT INTO search_noted AS noted
    SELECT tongue, word, ndoc FROM ts_stat(format($q$SELECT to_tsvector('simple', search_plain(name_%1$s)) FROM category$q$, tongue)) AS s(word, ndoc, nentry)
    ON CONFLICT (language, word) DO UPDATE SET products = noted.products + excluded.products;
    UPDATE search_word k SET products = n.products FROM search_noted n
     WHERE n.language = tongue AND k.language = tongue AND k.word = n.word AND n.products > k.products;
    INSERT INTO search_word (language, word, folded, stem, root, products)
    SELECT tongue, n.word, shop_fold(n.word),
        coalesce((tsvector_to_array(search_vector(tongue, n.word, 'A')))[1], shop_fold(n.word)),
        search_root(tongue, n.word), n.products
      FROM search_noted n
     WHERE n.language = tongue AND length(n.word) BETWEEN 2 AND 40 AND n.word !~ '^[0-9]{6,}$'
       AND NOT EXISTS (SELECT FROM search_word k WHERE k.language = tongue AND k.word = n.word);
    IF FOUND THEN richer := richer || tongue; END IF;
  END LOOP;
  TRUNCATE search_noted;
  RETURN richer;
END $$;

-- Both in one statement, for callers without an open transaction.
CREATE FUNCTION refresh_search(ids integer[]) RETURNS text[] LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refresh_product_search(ids);
  RETURN learn_search_words(ids IS NULL);
END $$;

-- Everything that a product is listed by may change between imports.
CREATE FUNCTION keep_search_rank() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE product_search SET popularity = NEW.popularity, salable = NEW.salable, gross_oere = NEW.sort_gross_oere,
    request_price = NEW.request_price, only_trade = NEW.only_trade WHERE product_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER product_search_rank AFTER UPDATE OF popularity, salable, sort_gross_oere, request_price, only_trade ON product FOR EACH ROW
  WHEN (current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off'
    AND (OLD.popularity, OLD.salable, OLD.sort_gross_oere, OLD.request_price, OLD.only_trade)
    IS DISTINCT FROM (NEW.popularity, NEW.salable, NEW.sort_gross_oere, NEW.request_price, NEW.only_trade))
  EXECUTE FUNCTION keep_search_rank();

-- Search rows of an import come after prices and facets; until then each portion would read the whole search to change nothing.
CREATE FUNCTION keep_search_facets() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE product_search s SET value_ids = c.value_ids FROM changed c WHERE s.product_id = c.product_id AND s.value_ids <> c.value_ids;
  RETURN NULL;
END $$;

CREATE TRIGGER product_search_facets_new AFTER INSERT ON product_facet REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION keep_search_facets();

CREATE TRIGGER product_search_facets_changed AFTER UPDATE ON product_facet REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION keep_search_facets();
