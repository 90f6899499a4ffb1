// An import of a large catalogue: cards gathered for many products in one statement, search rows by index only, words once, bands in place.

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

/** [key, version, alt]; a variant without a picture of its own shows its parent's. */
const picture = (
  language: string,
) => `(SELECT json_build_array(g.key, g.version, ${named('g.alt_da', 'g.alt_en', language)})
      FROM product_picture g WHERE g.product_id IN (p.id, p.parent_id) ORDER BY g.product_id <> p.id, g.position LIMIT 1)`;

/** [[[id, sku], …], gross øre, …]: most variants cost the same, so that they are told in groups. */
const variants = (language: string) => `CASE WHEN cardinality(f.variants) > 0 THEN (SELECT json_agg(g.facts) FROM (
      SELECT json_build_array(json_agg(json_build_array(v.id, v.sku) ORDER BY v.id), v.gross_oere, v.duty_code, v.duty_milli_units, v.min_qty,
          v.manage_stock, v.stock_state, v.tiers::json, v.specials::json) AS facts
        FROM (SELECT o.*, ${tiers('o.id')}::text AS tiers, ${specials('o.id', language)}::text AS specials
                FROM product o WHERE o.parent_id = p.id) v
       GROUP BY v.gross_oere, v.duty_code, v.duty_milli_units, v.min_qty, v.manage_stock, v.stock_state, v.tiers, v.specials
       ORDER BY min(v.id)) g) END`;

const AS_THEY_ARE =
  `id sku gross_oere duty_code duty_milli_units min_qty manage_stock type parent_id url_key brand brand_code ean unit max_qty
  increments stock_state delivery_days delivery_label request_price only_trade certificates energy_class weight_grams options option_values
  store_ids bonus_points residual_sale documents pcon_status pcon_moc pcon_ban`.split(/\s+/);

const card = (language: string) => `json_build_object(${AS_THEY_ARE.map((name) => `'${name}', p.${name}`).join(', ')},
    'name', p.name_${language}, 'badge', p.badge_${language}, 'sub_label', p.sub_label_${language},
    'tiers', f.tiers, 'specials', ${specials('p.id', language)}, 'picture', ${picture(language)}, 'variants', ${variants(language)},
    'rating', f.rating)`;

export const fastImport = /* sql */ `
-- A function per card was planned again for every product; what a card holds is said here and nowhere else.
CREATE OR REPLACE FUNCTION refresh_product_cards(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_card (product_id, members, store_ids, da, en)
  SELECT p.id, p.id || f.variants, p.store_ids, ${card('da')}, ${card('en')}
    FROM card_families(ids) w JOIN product p ON p.id = w.id
    CROSS JOIN LATERAL (SELECT ARRAY(SELECT v.id FROM product v WHERE v.parent_id = p.id ORDER BY v.id) AS variants, ${tiers('p.id')} AS tiers,
      (SELECT json_build_array(r.reviews, r.total) FROM product_rating r WHERE r.product_id = coalesce(p.parent_id, p.id)) AS rating OFFSET 0) f
   ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET members = excluded.members, store_ids = excluded.store_ids, da = excluded.da, en = excluded.en
$$;
DROP FUNCTION card_of(product, text), card_without_rating(product, text), card_before_0008(product, text);
DROP FUNCTION variants_of(integer, text), picture_of(integer, integer, text), specials_of(integer, text), tiers_of(integer);

-- As before (0007), with each kind of relative found by its own index.
CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE asked integer[] := ids;
BEGIN
  IF ids IS NULL THEN
    TRUNCATE product_code, product_search;
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
        FROM card_families(asked) f JOIN product p ON p.id = f.id JOIN product_search_text t ON t.id = p.id
       WHERE p.parent_id IS NULL
       OFFSET 0) n
  ON CONFLICT (product_id) DO UPDATE SET popularity = excluded.popularity, salable = excluded.salable, title_da = excluded.title_da,
    title_en = excluded.title_en, words_da = excluded.words_da, words_en = excluded.words_en;
END $$;

-- Draws the bands of popularity again and marks only those products whose side of a border changed; readers see the old ones until then.
CREATE FUNCTION refresh_search_bands() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  moved record;
  least integer;
  most integer;
BEGIN
  FOR moved IN
    WITH now AS (
      SELECT band, products, coalesce((SELECT popularity FROM product WHERE parent_id IS NULL ORDER BY popularity DESC, id LIMIT 1 OFFSET products - 1), 0) AS border
        FROM (VALUES (1, 10000), (2, 30000), (3, 100000), (4, 300000)) AS b(band, products)
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

-- As before (0007); tells in which languages a word came that was not there: only then can compounds be split otherwise.
DROP FUNCTION learn_search_words(integer[]);
CREATE FUNCTION learn_search_words(ids integer[]) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  tongue text;
  richer text[] := '{}';
BEGIN
  IF ids IS NULL THEN TRUNCATE search_word; END IF;
  CREATE TEMP TABLE IF NOT EXISTS learning_product (id integer PRIMARY KEY) ON COMMIT DROP;
  TRUNCATE learning_product;
  INSERT INTO learning_product SELECT id FROM product WHERE ids IS NULL AND parent_id IS NULL
    UNION SELECT f.id FROM card_families(ids) f WHERE ids IS NOT NULL;
  ANALYZE learning_product;
  FOREACH tongue IN ARRAY ARRAY['da', 'en'] LOOP
    CREATE TEMP TABLE learning_word ON COMMIT DROP AS
    SELECT s.word, s.ndoc AS products, k.products AS known
      FROM ts_stat(format($q$
        SELECT to_tsvector('simple', search_plain(concat_ws(' ', p.name_%1$s, p.brand, t.facts_%1$s)))
          FROM learning_product l JOIN product p ON p.id = l.id JOIN product_search_text t ON t.id = p.id
        UNION ALL SELECT to_tsvector('simple', search_plain(name_%1$s)) FROM category$q$, tongue)) AS s(word, ndoc, nentry)
      LEFT JOIN search_word k ON k.language = tongue AND k.word = s.word
     WHERE length(s.word) BETWEEN 2 AND 40 AND s.word !~ '^[0-9]{6,}$';
    UPDATE search_word k SET products = l.products FROM learning_word l WHERE k.language = tongue AND k.word = l.word AND l.products > l.known;
    INSERT INTO search_word (language, word, folded, stem, root, products)
    SELECT tongue, word, shop_fold(word), coalesce((tsvector_to_array(search_vector(tongue, word, 'A')))[1], shop_fold(word)), search_root(tongue, word), products
      FROM learning_word WHERE known IS NULL;
    IF FOUND THEN richer := richer || tongue; END IF;
    DROP TABLE learning_word;
  END LOOP;
  RETURN richer;
END $$;
`;
