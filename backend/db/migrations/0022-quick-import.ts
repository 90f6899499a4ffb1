// An import at twice the speed: texts are read once for search and lexicon, words of facets are made once per word, and nothing is kept
// that is never read.

const named = (da: string, en: string, language: string) => (language === 'en' ? en : da);

/** [audience, quantity, gross øre] */
const tiers = (
  product: string,
) => `(SELECT json_agg(json_build_array(t.audience, t.quantity, t.gross_oere) ORDER BY t.audience, t.quantity)
      FROM product_tier t WHERE t.product_id = ${product})`;

/** [gross øre, from ms, to ms, rule name, price log of the 30 days before]; its reader takes those that run at its instant. */
const specials = (
  product: string,
  language: string,
) => `(SELECT json_agg(json_build_array(s.gross_oere, extract(epoch FROM s.valid_from) * 1000,
        extract(epoch FROM s.valid_to) * 1000, ${named('s.name_da', 's.name_en', language)},
        (SELECT json_agg(json_build_array(extract(epoch FROM l.at) * 1000, l.gross_oere)) FROM price_log l
          WHERE l.product_id = s.product_id AND l.at < s.valid_from AND l.at >= coalesce(
            (SELECT max(b.at) FROM price_log b WHERE b.product_id = s.product_id AND b.at <= s.valid_from - interval '30 days'), '-infinity')))
        ORDER BY s.valid_from)
      FROM product_special s WHERE s.product_id = ${product})`;

/** [[[id, sku], …], gross øre, …, stores]: most variants cost the same, so that they are told in groups. */
const variants = (language: string) => `CASE WHEN cardinality(f.variants) > 0 THEN (SELECT json_agg(g.facts) FROM (
      SELECT json_build_array(json_agg(json_build_array(v.id, v.sku) ORDER BY v.id), v.gross_oere, v.duty_code, v.duty_milli_units, v.min_qty,
          v.manage_stock, v.stock_state, v.tiers::json, v.specials::json, v.store_ids) AS facts
        FROM (SELECT o.*, ${tiers('o.id')}::text AS tiers, ${specials('o.id', language)}::text AS specials
                FROM product o WHERE o.parent_id = p.id) v
       GROUP BY v.gross_oere, v.duty_code, v.duty_milli_units, v.min_qty, v.manage_stock, v.stock_state, v.tiers, v.specials, v.store_ids
       ORDER BY min(v.id)) g) END`;

const AS_THEY_ARE =
  `id sku gross_oere duty_code duty_milli_units min_qty manage_stock type parent_id url_key brand brand_code ean unit max_qty
  increments stock_state delivery_days delivery_label request_price only_trade certificates energy_class weight_grams options option_values
  store_ids bonus_points residual_sale documents pcon_status pcon_moc pcon_ban`.split(/\s+/);

/** Most of a card is the same in both languages and is written once. */
const card = (language: string) => `(left(s.shared, -1) || ',' || substr(json_build_object(
    'name', p.name_${language}, 'badge', p.badge_${language}, 'sub_label', p.sub_label_${language}, 'specials', ${specials('p.id', language)},
    'picture', CASE WHEN g.key IS NOT NULL THEN json_build_array(g.key, g.version, g.alt_${language}) END,
    'variants', ${variants(language)})::text, 2))::json`;

const title = (language: string) =>
  `search_stems('${language}', g.name_${language}, 'A') || b.${language} || c.${language} AS title_${language}`;
const stems = (text: string, label: string) =>
  ['da', 'en']
    .map((language) => `search_stems('${language}', ${text.replace('*', language)}, '${label}') AS ${language}`)
    .join(', ');

export const quickImport = /* sql */ `
-- A pattern of plain signs is read six times as fast as a translation letter by letter.
CREATE OR REPLACE FUNCTION search_plain(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(coalesce($1, ''), '[-/.,_+()''":;<>&@#%×*=?!|\\\\~^]', ' ', 'g')
$$;

-- Of words whose signs are gone already.
CREATE FUNCTION search_stems(language text, plain text, label "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(shop_fold(to_tsvector(CASE language WHEN 'en' THEN 'english'::regconfig ELSE 'danish'::regconfig END, plain)::text)::tsvector, label)
$$;

-- The search has rows of its own (0007), and a filter by name asks them, too.
DROP FUNCTION refresh_search_columns(integer[]);
ALTER TABLE product DROP COLUMN search_da, DROP COLUMN search_en, DROP COLUMN fold_da, DROP COLUMN fold_en;

-- Rows that only functions and imports write, each joined with the product it belongs to: asking again for every row whether the product
-- is there cost a fifth of an import.
ALTER TABLE product_card DROP CONSTRAINT product_card_product_id_fkey;
ALTER TABLE product_search DROP CONSTRAINT product_search_product_id_fkey;
ALTER TABLE product_code DROP CONSTRAINT product_code_product_id_fkey;
ALTER TABLE product_facet DROP CONSTRAINT product_facet_product_id_fkey;
ALTER TABLE product_category DROP CONSTRAINT product_category_product_id_fkey, DROP CONSTRAINT product_category_category_id_fkey;

CREATE OR REPLACE FUNCTION refresh_product_cards(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_card (product_id, members, store_ids, da, en)
  SELECT p.id, p.id || f.variants, p.store_ids, ${card('da')}, ${card('en')}
    FROM card_families(ids) w JOIN product p ON p.id = w.id
    CROSS JOIN LATERAL (SELECT ARRAY(SELECT v.id FROM product v WHERE v.parent_id = p.id ORDER BY v.id) AS variants OFFSET 0) f
    -- A variant without a picture of its own shows its parent's.
    LEFT JOIN LATERAL (SELECT o.key, o.version, o.alt_da, o.alt_en FROM product_picture o WHERE o.product_id IN (p.id, p.parent_id)
      ORDER BY o.product_id <> p.id, o.position LIMIT 1) g ON true
    CROSS JOIN LATERAL (SELECT json_build_object(${AS_THEY_ARE.map((name) => `'${name}', p.${name}`).join(', ')}, 'tiers', ${tiers('p.id')},
      'rating', (SELECT json_build_array(r.reviews, r.total) FROM product_rating r WHERE r.product_id = coalesce(p.parent_id, p.id)))::text AS shared OFFSET 0) s
   ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET members = excluded.members, store_ids = excluded.store_ids, da = excluded.da, en = excluded.en
$$;

-- As before (0012), with the prices of now asked once.
CREATE OR REPLACE FUNCTION refresh_prices(ids integer[], at timestamptz) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
  family integer[];
  changed integer[];
BEGIN
  family := ARRAY(SELECT f.id FROM (
    SELECT c.id FROM card_families(ids) c
    UNION SELECT v.id FROM unnest(ids) AS w (id) JOIN product p ON p.id = w.id JOIN product v ON v.parent_id = p.parent_id) f);
  -- A parent carries the price of its cheapest variant.
  UPDATE product p SET gross_oere = v.gross_oere
    FROM (SELECT o.parent_id, min(o.gross_oere) AS gross_oere FROM unnest(family) AS w (id) JOIN product o ON o.parent_id = w.id GROUP BY 1) v
   WHERE p.id = v.parent_id AND p.gross_oere <> v.gross_oere;
  WITH own AS MATERIALIZED (
    SELECT p.id, p.parent_id, p.sort_gross_oere, least(p.gross_oere, (SELECT min(s.gross_oere) FROM product_special s
        WHERE s.product_id = p.id AND s.valid_from <= refresh_prices.at AND s.valid_to > refresh_prices.at)) AS gross_oere
      FROM unnest(family) AS w (id) JOIN product p ON p.id = w.id),
  logged AS (
    INSERT INTO price_log (product_id, at, gross_oere)
    SELECT n.id, refresh_prices.at, n.gross_oere FROM own n
     WHERE n.gross_oere IS DISTINCT FROM (SELECT l.gross_oere FROM price_log l
        WHERE l.product_id = n.id AND l.at <= refresh_prices.at ORDER BY l.at DESC, l.id DESC LIMIT 1) ORDER BY n.id),
  cheapest AS (SELECT o.parent_id, min(o.gross_oere) AS gross_oere FROM own o WHERE o.parent_id IS NOT NULL GROUP BY 1),
  written AS (
    UPDATE product p SET sort_gross_oere = coalesce(c.gross_oere, o.gross_oere) FROM own o LEFT JOIN cheapest c ON c.parent_id = o.id
     WHERE p.id = o.id AND o.sort_gross_oere <> coalesce(c.gross_oere, o.gross_oere) RETURNING p.id)
  SELECT array_agg(id) INTO changed FROM written;
  RETURN coalesce(changed, '{}');
END $$;
DROP FUNCTION prices_at(integer[], timestamptz);

-- What a product can be chosen by, as it says it itself; value: null where it is made of the Danish label.
DROP FUNCTION refresh_facets(integer[]);
DROP VIEW product_facet_fact;
CREATE VIEW product_facet_fact AS
SELECT coalesce(p.parent_id, p.id) AS product_id, p.id AS member_id, f.code, f.value, f.label_da, f.label_en, f.position
  FROM product p CROSS JOIN LATERAL (
    SELECT 'brand' AS code, p.brand_code AS value, p.brand AS label_da, p.brand AS label_en, 0 AS position WHERE p.parent_id IS NULL AND p.brand_code <> ''
    UNION ALL
    SELECT 'miljocertificering', c, initcap(replace(c, '-', ' ')), initcap(replace(c, '-', ' ')), 0
      FROM unnest(p.certificates) c WHERE p.parent_id IS NULL
    UNION ALL
    SELECT 'energy_class', p.energy_class, p.energy_class, p.energy_class, ascii(p.energy_class) WHERE p.energy_class IS NOT NULL
    UNION ALL
    -- The bands of delivery are those of domain/stock.
    SELECT 'delivery', NULL, d.da, d.en, d.most
      FROM (VALUES (0, 2, '1-2 hverdage', '1-2 weekdays'), (3, 5, '3-5 hverdage', '3-5 weekdays'), (6, 10, '1-2 uger', '1-2 weeks'),
        (11, 20, '2-4 uger', '2-4 weeks'), (21, 45, '1-2 måneder', '1-2 months'), (46, 998, 'ca. 4 måneder', 'about 4 months')) AS d(least, most, da, en)
     WHERE p.delivery_days BETWEEN d.least AND d.most
    UNION ALL
    SELECT a ->> 'code', NULL, a ->> 'value', coalesce(a ->> 'valueEn', a ->> 'value'), 0
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof(p.attributes) = 'array' THEN p.attributes ELSE '[]' END) a
     WHERE a ->> 'code' NOT IN ('brand', 'miljocertificering', 'energy_class', 'delivery', 'price', 'in_stock')
    UNION ALL
    SELECT o ->> 'code', NULL, v ->> 'label', coalesce(v ->> 'labelEn', v ->> 'label'), 0
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof(p.options) = 'array' THEN p.options ELSE '[]' END) o,
        jsonb_array_elements(CASE WHEN jsonb_typeof(o -> 'values') = 'array' THEN o -> 'values' ELSE '[]' END) v
  ) f JOIN facet k ON k.code = f.code;

-- Values of these products and of their families; null = of all. The address of a value is made once per value, not once per product.
CREATE FUNCTION refresh_facets(ids integer[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE members integer[] := ARRAY(
  SELECT p.id FROM product p WHERE ids IS NULL
  UNION SELECT f.id FROM card_families(ids) f WHERE ids IS NOT NULL
  UNION SELECT v.id FROM unnest(ids) AS w (id) JOIN product p ON p.id = w.id JOIN product v ON v.parent_id = p.parent_id);
BEGIN
  CREATE TEMP TABLE IF NOT EXISTS facet_said (
    product_id integer NOT NULL, member_id integer NOT NULL, code text NOT NULL, value text, label_da text NOT NULL, label_en text, position integer
  ) ON COMMIT DROP;
  CREATE TEMP TABLE IF NOT EXISTS facet_named (
    code text NOT NULL, value text, label_da text NOT NULL, label_en text, position integer, first integer, address text NOT NULL
  ) ON COMMIT DROP;
  TRUNCATE facet_said, facet_named;
  INSERT INTO facet_said
  SELECT f.* FROM unnest(members) AS w (id) JOIN product_facet_fact f ON f.member_id = w.id WHERE f.label_da <> '';
  INSERT INTO facet_named
  SELECT n.*, coalesce(n.value, name_slug(shop_fold(n.label_da))) FROM (
    SELECT code, value, label_da, min(label_en) AS label_en, min(position), min(member_id) AS first
      FROM facet_said GROUP BY code, value, label_da) n;
  DELETE FROM facet_named WHERE length(address) NOT BETWEEN 1 AND 60;
  INSERT INTO facet_value (code, value, label_da, label_en, position)
  SELECT DISTINCT ON (n.code, n.address) n.code, n.address, n.label_da, coalesce(n.label_en, n.label_da), n.position
    FROM facet_named n WHERE NOT EXISTS (SELECT 1 FROM facet_value k WHERE k.code = n.code AND k.value = n.address)
   ORDER BY n.code, n.address, n.first
  ON CONFLICT DO NOTHING;
  INSERT INTO product_facet
  SELECT s.product_id, array_agg(DISTINCT k.id)
    FROM facet_said s JOIN (SELECT n.code, n.label_da, coalesce(n.value, '') AS value, k.id
        FROM facet_named n JOIN facet_value k ON k.code = n.code AND k.value = n.address) k
      ON k.code = s.code AND k.label_da = s.label_da AND k.value = coalesce(s.value, '')
   GROUP BY s.product_id
  ON CONFLICT (product_id) DO UPDATE SET value_ids = excluded.value_ids WHERE product_facet.value_ids <> excluded.value_ids;
END $$;

-- Names, numbers and facts of these products and of their parents; null = all. A variant is found through its parent. Their words are
-- noted on the way, as often as products have them, until learn_search_words() takes them into the lexicon.
CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  asked integer[] := ids;
  tongue text;
BEGIN
  CREATE TEMP TABLE IF NOT EXISTS search_noted (language text, word text, products integer NOT NULL, PRIMARY KEY (language, word)) ON COMMIT DROP;
  CREATE TEMP TABLE IF NOT EXISTS search_gathered (id integer, popularity integer, salable boolean, marks tsvector,
    name_da text, name_en text, brand text, categories integer[], facts_da text, facts_en text) ON COMMIT DROP;
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
  SELECT p.id, p.popularity, p.salable,
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
  -- Brands and categories are the same for many: their words are stemmed once.
  INSERT INTO product_search
  SELECT n.id, n.popularity, n.salable, n.title_da, n.title_en, n.title_da || n.words_da || n.marks, n.title_en || n.words_en || n.marks
    FROM (SELECT g.id, g.popularity, g.salable, ${title('da')}, ${title('en')}, f.da AS words_da, f.en AS words_en, g.marks || c.marks AS marks
      FROM search_gathered g
      JOIN (SELECT d.brand, ${stems('d.brand', 'B')} FROM (SELECT DISTINCT brand FROM search_gathered) d OFFSET 0) b USING (brand)
      JOIN (SELECT d.facts_da, d.facts_en, ${stems('d.facts_*', 'D')} FROM (SELECT DISTINCT facts_da, facts_en FROM search_gathered) d OFFSET 0) f
        ON f.facts_da = g.facts_da AND f.facts_en = g.facts_en
      JOIN (SELECT d.categories, array_to_tsvector(coalesce(n.marks, '{}')) AS marks, ${stems('search_plain(n.*)', 'C')}
          FROM (SELECT DISTINCT categories FROM search_gathered) d
         CROSS JOIN LATERAL (SELECT string_agg(c.name_da, ' ' ORDER BY c.level, c.id) AS da, string_agg(c.name_en, ' ' ORDER BY c.level, c.id) AS en,
             array_agg('#' || c.id) AS marks FROM unnest(d.categories) AS w (id) JOIN category c ON c.id = w.id) n OFFSET 0) c USING (categories)
     OFFSET 0) n
  ON CONFLICT (product_id) DO UPDATE SET popularity = excluded.popularity, salable = excluded.salable, title_da = excluded.title_da,
    title_en = excluded.title_en, words_da = excluded.words_da, words_en = excluded.words_en;
  FOREACH tongue IN ARRAY ARRAY['da', 'en'] LOOP
    INSERT INTO search_noted AS noted
    SELECT tongue, word, ndoc FROM ts_stat(format($q$
      SELECT to_tsvector('simple', concat_ws(' ', name_%1$s, brand, facts_%1$s)) FROM search_gathered$q$, tongue)) AS s(word, ndoc, nentry)
    ON CONFLICT (language, word) DO UPDATE SET products = noted.products + excluded.products;
  END LOOP;
END $$;
DROP VIEW product_search_text;

-- Takes the words that refresh_product_search noted in this transaction, and those of the categories, into the lexicon; 'anew' forgets
-- what was there. Figures of six and more are numbers, not words. Tells in which languages a word came that was not there: only then can
-- compounds be split otherwise. Splits are the application's: it writes search_part afterwards.
DROP FUNCTION learn_search_words(integer[]);
CREATE FUNCTION learn_search_words(anew boolean) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  tongue text;
  richer text[] := '{}';
BEGIN
  IF anew THEN TRUNCATE search_word; END IF;
  FOREACH tongue IN ARRAY ARRAY['da', 'en'] LOOP
    INSERT INTO search_noted AS noted
    SELECT tongue, word, ndoc FROM ts_stat(format($q$SELECT to_tsvector('simple', search_plain(name_%1$s)) FROM category$q$, tongue)) AS s(word, ndoc, nentry)
    ON CONFLICT (language, word) DO UPDATE SET products = noted.products + excluded.products;
    UPDATE search_word k SET products = n.products FROM search_noted n
     WHERE n.language = tongue AND k.language = tongue AND k.word = n.word AND n.products > k.products;
    INSERT INTO search_word (language, word, folded, stem, root, products)
    SELECT tongue, n.word, shop_fold(n.word), coalesce((tsvector_to_array(search_vector(tongue, n.word, 'A')))[1], shop_fold(n.word)), search_root(tongue, n.word), n.products
      FROM search_noted n
     WHERE n.language = tongue AND length(n.word) BETWEEN 2 AND 40 AND n.word !~ '^[0-9]{6,}$'
       AND NOT EXISTS (SELECT FROM search_word k WHERE k.language = tongue AND k.word = n.word);
    IF FOUND THEN richer := richer || tongue; END IF;
  END LOOP;
  TRUNCATE search_noted;
  RETURN richer;
END $$;

-- Both in one statement, for callers without an open transaction.
CREATE FUNCTION refresh_search(ids integer[]) RETURNS text[] LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ids);
  RETURN learn_search_words(ids IS NULL);
END $$;
`;
