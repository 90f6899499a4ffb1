// What the search reads: one narrow row of word vectors per product, its numbers, and a lexicon learnt from the catalogue's own words.

export const search = /* sql */ `
-- Signs that PostgreSQL's parser would read as addresses, signed numbers or markup become spaces: a model or a SKU stays words.
CREATE FUNCTION search_plain(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(coalesce($1, ''), '-/.,_+()''":;<>&@#%×*=?!|\\~^', repeat(' ', 32))
$$;

-- Stemmed by the language's own dictionary, then folded, so that ø is found by o and oe (stems need the letters as they are spelt).
CREATE FUNCTION search_vector(language text, words text, label "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(shop_fold(to_tsvector(CASE language WHEN 'en' THEN 'english'::regconfig ELSE 'danish'::regconfig END,
    search_plain(words))::text)::tsvector, label)
$$;

-- One stemming leaves "kuglepen" and "kuglepenne" apart; stemmed until nothing changes, they share a root. Figures have no endings.
CREATE FUNCTION search_root(language text, word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN $2 ~ '[0-9]' THEN shop_fold($2) ELSE (
    WITH RECURSIVE shorter(word, depth) AS (
      SELECT shop_fold($2), 0
      UNION ALL
      SELECT stem, depth + 1 FROM shorter, LATERAL (SELECT (ts_lexize(CASE $1 WHEN 'en' THEN 'english_stem'::regdictionary
        ELSE 'danish_stem'::regdictionary END, shorter.word))[1] AS stem) s
       WHERE stem IS NOT NULL AND stem <> shorter.word AND length(stem) > 1 AND depth < 4)
    SELECT word FROM shorter ORDER BY depth DESC LIMIT 1) END
$$;
CREATE FUNCTION search_roots(language text, words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(search_root($1, word), ' ' ORDER BY n), '')
    FROM regexp_split_to_table(trim(lower(search_plain($2))), '\\s+') WITH ORDINALITY AS t(word, n) WHERE word <> ''
$$;

-- A SKU, EAN or cartridge number as it is compared: capitals and figures only.
CREATE FUNCTION search_code(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT upper(regexp_replace($1, '[^[:alnum:]]', '', 'g'))
$$;

-- "DCP-L2530DW" is asked for as "2530", "l2530", "l2530dw" and "dcpl2530dw".
CREATE FUNCTION search_model(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ', $1, regexp_replace(regexp_replace($1, '([[:alpha:]])([0-9])', '\\1 \\2', 'g'), '([0-9])([[:alpha:]])', '\\1 \\2', 'g'),
    regexp_replace($1, '([0-9])[[:alpha:]]+', '\\1', 'g'), search_code(regexp_replace($1, '([0-9])[[:alpha:]]+$', '\\1')), search_code($1))
$$;

-- title: name (A), brand (B) and categories (C), which say what a product is. words: these and all else that it can be asked by, with
-- '@' and store, '#' and category, '~' and band of popularity, '=' and number as words of their own, so that the index alone can narrow.
CREATE TABLE product_search (
  product_id integer PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  popularity integer NOT NULL,
  salable boolean NOT NULL,
  title_da tsvector NOT NULL, title_en tsvector NOT NULL,
  words_da tsvector NOT NULL, words_en tsvector NOT NULL
);
-- Ranking reads the titles of thousands of rows; the words are for the index and stay out of their way.
ALTER TABLE product_search ALTER COLUMN words_da SET STORAGE EXTERNAL, ALTER COLUMN words_en SET STORAGE EXTERNAL, SET (toast_tuple_target = 256);
CREATE INDEX product_search_words_da ON product_search USING gin (words_da);
CREATE INDEX product_search_words_en ON product_search USING gin (words_en);

CREATE TABLE product_code (
  code text NOT NULL COLLATE "C",
  product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  PRIMARY KEY (code, product_id)
);
CREATE INDEX product_code_product ON product_code (product_id);

-- The popularity that a product needs to be among the best 10,000, 30,000, 100,000 and 300,000.
CREATE TABLE search_band (
  band integer PRIMARY KEY,
  products integer NOT NULL,
  least_popularity integer NOT NULL
);

CREATE TABLE search_word (
  language text NOT NULL CHECK (language IN ('da', 'en')),
  word text NOT NULL,
  folded text NOT NULL,
  -- As it stands in the vectors.
  stem text NOT NULL,
  root text NOT NULL,
  products integer NOT NULL,
  PRIMARY KEY (language, word)
);
CREATE INDEX search_word_root ON search_word (language, root);
CREATE INDEX search_word_folded ON search_word (language, folded text_pattern_ops);
CREATE INDEX search_word_trigrams ON search_word USING gin (folded gin_trgm_ops);

-- What a compound is made of, by roots; the head, its last part, says what the thing is.
CREATE TABLE search_part (
  language text NOT NULL,
  part text NOT NULL,
  word text NOT NULL,
  head boolean NOT NULL,
  PRIMARY KEY (language, part, word)
);

-- Kept by staff: who types one, also finds the other.
CREATE TABLE search_synonym (
  language text NOT NULL CHECK (language IN ('da', 'en')),
  typed text NOT NULL CHECK (typed <> ''),
  means text NOT NULL CHECK (means <> ''),
  typed_roots text NOT NULL GENERATED ALWAYS AS (search_roots(language, typed)) STORED,
  PRIMARY KEY (language, typed, means)
);
CREATE INDEX search_synonym_roots ON search_synonym (language, typed_roots);

-- concat() is not immutable, so that a generated column joins by hand.
ALTER TABLE printer ADD COLUMN search_words text NOT NULL GENERATED ALWAYS AS (make || ' ' || series || ' ' || search_model(model)) STORED;
ALTER TABLE printer ADD COLUMN search_vector tsvector NOT NULL
  GENERATED ALWAYS AS (search_vector('da', make || ' ' || series || ' ' || search_model(model), 'D')) STORED;
ALTER TABLE category ADD COLUMN search_da tsvector NOT NULL GENERATED ALWAYS AS (search_vector('da', name_da, 'A')) STORED,
  ADD COLUMN search_en tsvector NOT NULL GENERATED ALWAYS AS (search_vector('en', name_en, 'A')) STORED;

-- What stands beside a product's name and brand: its categories; teaser, attributes, colours and sizes of its variants, printers that it fits.
CREATE VIEW product_search_text AS
SELECT p.id, c.da AS categories_da, c.en AS categories_en,
    concat_ws(' ', p.short_da, a.da, o.da, f.words) AS facts_da, concat_ws(' ', p.short_en, a.en, o.en, f.words) AS facts_en
  FROM product p
  CROSS JOIN LATERAL (SELECT string_agg(c.name_da, ' ') AS da, string_agg(c.name_en, ' ') AS en
    FROM product_category pc JOIN category c ON c.id = pc.category_id WHERE pc.product_id = p.id) c
  CROSS JOIN LATERAL (SELECT string_agg(a ->> 'value', ' ') AS da, string_agg(coalesce(a ->> 'valueEn', a ->> 'value'), ' ') AS en
    FROM jsonb_array_elements(CASE WHEN jsonb_typeof(p.attributes) = 'array' THEN p.attributes ELSE '[]' END) a) a
  CROSS JOIN LATERAL (SELECT string_agg(v ->> 'label', ' ') AS da, string_agg(coalesce(v ->> 'labelEn', v ->> 'label'), ' ') AS en
    FROM jsonb_path_query(p.options, 'strict $[*].values[*]', '{}', true) v) o
  CROSS JOIN LATERAL (SELECT string_agg(r.search_words, ' ') AS words
    FROM product_printer f JOIN printer r ON r.id = f.printer_id WHERE f.product_id = p.id) f
 WHERE p.parent_id IS NULL;

-- Names, numbers and facts of these products and of their parents; null = all. A variant is found through its parent.
CREATE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF ids IS NULL THEN
    TRUNCATE product_code, product_search;
    DELETE FROM search_band;
    INSERT INTO search_band
    SELECT band, products, coalesce((SELECT popularity FROM product WHERE parent_id IS NULL ORDER BY popularity DESC, id LIMIT 1 OFFSET products - 1), 0)
      FROM (VALUES (1, 10000), (2, 30000), (3, 100000), (4, 300000)) AS b(band, products)
     WHERE products < (SELECT count(*) FROM product WHERE parent_id IS NULL);
  ELSE
    DELETE FROM product_code WHERE product_id = ANY (ids);
  END IF;
  INSERT INTO product_code
  SELECT DISTINCT code, p.id
    FROM product p, unnest(ARRAY[search_code(p.sku), p.ean, search_code(p.cartridge ->> 'number')]) AS code
   WHERE (ids IS NULL OR p.id = ANY (ids)) AND code <> ''
  ON CONFLICT DO NOTHING;
  INSERT INTO product_search
  SELECT n.id, n.popularity, n.salable, n.title_da, n.title_en,
      n.title_da || search_vector('da', n.facts_da, 'D') || n.marks, n.title_en || search_vector('en', n.facts_en, 'D') || n.marks
    FROM (
      SELECT p.id, p.popularity, p.salable, t.facts_da, t.facts_en,
          search_vector('da', p.name_da, 'A') || search_vector('da', p.brand, 'B') || search_vector('da', t.categories_da, 'C') AS title_da,
          search_vector('en', p.name_en, 'A') || search_vector('en', p.brand, 'B') || search_vector('en', t.categories_en, 'C') AS title_en,
          array_to_tsvector(ARRAY(SELECT '@' || s FROM unnest(coalesce(p.store_ids, ARRAY[0])) AS s)
            || ARRAY(SELECT '#' || category_id FROM product_category WHERE product_id = p.id)
            || ARRAY(SELECT '~' || band FROM search_band WHERE p.popularity >= least_popularity)
            || ARRAY(SELECT '=' || code FROM product_code WHERE product_id = p.id)
            || ARRAY(SELECT '=' || code FROM product v JOIN product_code ON product_id = v.id WHERE v.parent_id = p.id)) AS marks
        FROM product p JOIN product_search_text t ON t.id = p.id
       WHERE ids IS NULL OR p.id = ANY (ids) OR p.id IN (SELECT v.parent_id FROM product v WHERE v.id = ANY (ids))
       OFFSET 0) n
  ON CONFLICT (product_id) DO UPDATE SET popularity = excluded.popularity, salable = excluded.salable, title_da = excluded.title_da,
    title_en = excluded.title_en, words_da = excluded.words_da, words_en = excluded.words_en;
END $$;

-- Whether it can be bought, and how much it is bought, change between imports.
CREATE FUNCTION keep_search_rank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_search SET popularity = NEW.popularity, salable = NEW.salable WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER product_search_rank AFTER UPDATE OF popularity, salable ON product FOR EACH ROW
  WHEN (OLD.popularity IS DISTINCT FROM NEW.popularity OR OLD.salable IS DISTINCT FROM NEW.salable) EXECUTE FUNCTION keep_search_rank();

-- The words of these products (null = of all, forgetting what no product has any more), with how many have them. Figures of six and more
-- are numbers, not words. Splits of compounds are the application's: it writes search_part afterwards.
CREATE FUNCTION learn_search_words(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE tongue text;
BEGIN
  IF ids IS NULL THEN TRUNCATE search_word; END IF;
  FOREACH tongue IN ARRAY ARRAY['da', 'en'] LOOP
    INSERT INTO search_word (language, word, folded, stem, root, products)
    SELECT tongue, word, shop_fold(word), coalesce((tsvector_to_array(search_vector(tongue, word, 'A')))[1], shop_fold(word)), search_root(tongue, word), ndoc
      FROM ts_stat(format($q$
        SELECT to_tsvector('simple', search_plain(concat_ws(' ', p.name_%1$s, p.brand, t.facts_%1$s)))
          FROM product p JOIN product_search_text t ON t.id = p.id WHERE %2$L::integer[] IS NULL OR p.id = ANY (%2$L)
        UNION ALL SELECT to_tsvector('simple', search_plain(name_%1$s)) FROM category$q$, tongue, ids)) AS s(word, ndoc, nentry)
     WHERE length(word) BETWEEN 2 AND 40 AND word !~ '^[0-9]{6,}$'
    ON CONFLICT (language, word) DO UPDATE SET products = greatest(search_word.products, excluded.products);
  END LOOP;
END $$;
`;
