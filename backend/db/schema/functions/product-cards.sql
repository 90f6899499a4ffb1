-- Gathers the cards of products whenever something that stands in them changes.

-- These products with their parents and variants. Each kind of relative is found by its own index: alternatives in one condition read the
-- whole catalogue.
CREATE FUNCTION card_families(ids integer[]) RETURNS TABLE (id integer) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT w.id FROM unnest(ids) AS w (id)
  UNION SELECT v.id FROM unnest(ids) AS w (id) JOIN product v ON v.parent_id = w.id
  UNION SELECT p.parent_id FROM unnest(ids) AS w (id) JOIN product p ON p.id = w.id WHERE p.parent_id IS NOT NULL;
END;

-- Tells those that listen which products look different once this transaction is committed. The same text twice is sent once.
CREATE FUNCTION announce_products(ids integer[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  SELECT pg_notify('shop_change', CASE WHEN cardinality(ids) > 200 THEN 'everything'
      ELSE 'products ' || (SELECT string_agg(f.id::text, ',' ORDER BY f.id) FROM card_families(ids) f) END)
   WHERE cardinality(ids) > 0;
END;

-- A product's card holds its variants' prices, and a variant's its parent's picture, so that the family is gathered together.
-- tiers: [audience, quantity, gross øre]. specials: [gross øre, from ms, to ms, rule name, price log of the 30 days before]; its reader takes
-- those that run at its instant. picture: [key, version, alt]. looks: [colour, key, version] of the first variant in each colour that has a picture of its own. variants: [[[id, sku], …], gross øre, …, stores]; most cost the same, so that
-- they are told in groups. Made from rows of their own names, which is a third cheaper than naming each value.
CREATE FUNCTION refresh_product_cards(ids integer[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  INSERT INTO product_card (product_id, members, store_ids, da, en)
  SELECT p.id, p.id || f.variants, p.store_ids,
    (SELECT row_to_json(c) FROM (
      SELECT p.id, p.sku, p.gross_oere, p.duty_code, p.duty_milli_units, p.min_qty, p.manage_stock, p.type, p.parent_id, p.url_key, p.brand, p.brand_code,
        p.ean, p.unit, p.max_qty, p.increments, p.stock_state, p.delivery_days, p.delivery_label, p.request_price, p.only_trade, p.certificates,
        p.energy_class, p.weight_grams, p.longest_mm, p.options, p.option_values, p.store_ids, p.bonus_points, p.bonus_only, p.residual_sale, p.documents, p.pcon_status,
        p.pcon_moc, p.pcon_ban, s.tiers, s.rating, s.looks, p.name_da AS name, p.badge_da AS badge, p.sub_label_da AS sub_label,
        (SELECT json_agg(json_build_array(s.gross_oere, extract(epoch FROM s.valid_from) * 1000, extract(epoch FROM s.valid_to) * 1000, s.name_da,
            (SELECT json_agg(json_build_array(extract(epoch FROM l.at) * 1000, l.gross_oere)) FROM price_log l
              WHERE l.product_id = s.product_id AND l.at < s.valid_from AND l.at >= coalesce((SELECT max(b.at) FROM price_log b
                WHERE b.product_id = s.product_id AND b.at <= s.valid_from - interval '30 days'), '-infinity')))
            ORDER BY s.valid_from)
          FROM product_special s WHERE s.product_id = p.id) AS specials,
        CASE WHEN g.key IS NOT NULL THEN json_build_array(g.key, g.version, g.alt_da) END AS picture,
        CASE WHEN cardinality(f.variants) > 0 THEN (SELECT json_agg(g.facts) FROM (
          SELECT json_build_array(json_agg(json_build_array(v.id, v.sku) ORDER BY v.id), v.gross_oere, v.duty_code, v.duty_milli_units, v.min_qty,
              v.manage_stock, v.stock_state, v.tiers::json, v.specials::json, v.store_ids) AS facts
            FROM (SELECT o.*,
                (SELECT json_agg(json_build_array(t.audience, t.quantity, t.gross_oere) ORDER BY t.audience, t.quantity)
                  FROM product_tier t WHERE t.product_id = o.id)::text AS tiers,
                (SELECT json_agg(json_build_array(s.gross_oere, extract(epoch FROM s.valid_from) * 1000, extract(epoch FROM s.valid_to) * 1000, s.name_da,
                    (SELECT json_agg(json_build_array(extract(epoch FROM l.at) * 1000, l.gross_oere)) FROM price_log l
                      WHERE l.product_id = s.product_id AND l.at < s.valid_from AND l.at >= coalesce((SELECT max(b.at) FROM price_log b
                        WHERE b.product_id = s.product_id AND b.at <= s.valid_from - interval '30 days'), '-infinity')))
                    ORDER BY s.valid_from)
                  FROM product_special s WHERE s.product_id = o.id)::text AS specials
              FROM product o WHERE o.parent_id = p.id) v
           GROUP BY v.gross_oere, v.duty_code, v.duty_milli_units, v.min_qty, v.manage_stock, v.stock_state, v.tiers, v.specials, v.store_ids
           ORDER BY min(v.id)) g) END AS variants) c),
    (SELECT row_to_json(c) FROM (
      SELECT p.id, p.sku, p.gross_oere, p.duty_code, p.duty_milli_units, p.min_qty, p.manage_stock, p.type, p.parent_id, p.url_key, p.brand, p.brand_code,
        p.ean, p.unit, p.max_qty, p.increments, p.stock_state, p.delivery_days, p.delivery_label, p.request_price, p.only_trade, p.certificates,
        p.energy_class, p.weight_grams, p.longest_mm, p.options, p.option_values, p.store_ids, p.bonus_points, p.bonus_only, p.residual_sale, p.documents, p.pcon_status,
        p.pcon_moc, p.pcon_ban, s.tiers, s.rating, s.looks, p.name_en AS name, p.badge_en AS badge, p.sub_label_en AS sub_label,
        (SELECT json_agg(json_build_array(s.gross_oere, extract(epoch FROM s.valid_from) * 1000, extract(epoch FROM s.valid_to) * 1000, s.name_en,
            (SELECT json_agg(json_build_array(extract(epoch FROM l.at) * 1000, l.gross_oere)) FROM price_log l
              WHERE l.product_id = s.product_id AND l.at < s.valid_from AND l.at >= coalesce((SELECT max(b.at) FROM price_log b
                WHERE b.product_id = s.product_id AND b.at <= s.valid_from - interval '30 days'), '-infinity')))
            ORDER BY s.valid_from)
          FROM product_special s WHERE s.product_id = p.id) AS specials,
        CASE WHEN g.key IS NOT NULL THEN json_build_array(g.key, g.version, g.alt_en) END AS picture,
        CASE WHEN cardinality(f.variants) > 0 THEN (SELECT json_agg(g.facts) FROM (
          SELECT json_build_array(json_agg(json_build_array(v.id, v.sku) ORDER BY v.id), v.gross_oere, v.duty_code, v.duty_milli_units, v.min_qty,
              v.manage_stock, v.stock_state, v.tiers::json, v.specials::json, v.store_ids) AS facts
            FROM (SELECT o.*,
                (SELECT json_agg(json_build_array(t.audience, t.quantity, t.gross_oere) ORDER BY t.audience, t.quantity)
                  FROM product_tier t WHERE t.product_id = o.id)::text AS tiers,
                (SELECT json_agg(json_build_array(s.gross_oere, extract(epoch FROM s.valid_from) * 1000, extract(epoch FROM s.valid_to) * 1000, s.name_en,
                    (SELECT json_agg(json_build_array(extract(epoch FROM l.at) * 1000, l.gross_oere)) FROM price_log l
                      WHERE l.product_id = s.product_id AND l.at < s.valid_from AND l.at >= coalesce((SELECT max(b.at) FROM price_log b
                        WHERE b.product_id = s.product_id AND b.at <= s.valid_from - interval '30 days'), '-infinity')))
                    ORDER BY s.valid_from)
                  FROM product_special s WHERE s.product_id = o.id)::text AS specials
              FROM product o WHERE o.parent_id = p.id) v
           GROUP BY v.gross_oere, v.duty_code, v.duty_milli_units, v.min_qty, v.manage_stock, v.stock_state, v.tiers, v.specials, v.store_ids
           ORDER BY min(v.id)) g) END AS variants) c)
    FROM card_families(ids) w JOIN product p ON p.id = w.id
    LEFT JOIN product_rating r ON r.product_id = coalesce(p.parent_id, p.id)
    CROSS JOIN LATERAL (SELECT ARRAY(SELECT v.id FROM product v WHERE v.parent_id = p.id ORDER BY v.id) AS variants OFFSET 0) f
    -- A variant without a picture of its own shows its parent's.
    LEFT JOIN LATERAL (SELECT o.key, o.version, o.alt_da, o.alt_en FROM product_picture o WHERE o.product_id IN (p.id, p.parent_id)
      ORDER BY o.product_id <> p.id, o.position LIMIT 1) g ON true
    CROSS JOIN LATERAL (SELECT
      (SELECT json_agg(json_build_array(t.audience, t.quantity, t.gross_oere) ORDER BY t.audience, t.quantity)
        FROM product_tier t WHERE t.product_id = p.id) AS tiers,
      CASE WHEN r.product_id IS NOT NULL THEN json_build_array(r.reviews, r.total) END AS rating,
      CASE WHEN cardinality(f.variants) > 0 THEN (SELECT json_agg(json_build_array(w.colour, w.key, w.version) ORDER BY w.colour) FROM (
        SELECT DISTINCT ON (v.option_values ->> 'colour') v.option_values ->> 'colour' AS colour, o.key, o.version
          FROM product v JOIN product_picture o ON o.product_id = v.id
         WHERE v.parent_id = p.id AND v.option_values ->> 'colour' IS NOT NULL
         ORDER BY v.option_values ->> 'colour', v.id, o.position) w) END AS looks OFFSET 0) s
   ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET members = excluded.members, store_ids = excluded.store_ids, da = excluded.da, en = excluded.en;
  SELECT announce_products(ids);
END;

CREATE FUNCTION gather_cards_of_facts() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refresh_product_cards(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;
CREATE FUNCTION gather_cards_of_products() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refresh_product_cards(ARRAY(SELECT id FROM changed UNION SELECT parent_id FROM changed WHERE parent_id IS NOT NULL));
  RETURN NULL;
END $$;

-- A large import says SET LOCAL shop.gather_cards = 'off' and gathers all cards once at its end.
DO $do$
DECLARE
  gathered text;
BEGIN
  FOREACH gathered IN ARRAY ARRAY['product', 'product_tier', 'product_special', 'product_picture', 'product_rating', 'price_log'] LOOP
    EXECUTE replace(replace($triggers$
      CREATE TRIGGER <table>_card_insert AFTER INSERT ON <table> REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
        WHEN (current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION <function>();
      CREATE TRIGGER <table>_card_update AFTER UPDATE ON <table> REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
        WHEN (current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION <function>();
      CREATE TRIGGER <table>_card_delete AFTER DELETE ON <table> REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
        WHEN (current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION <function>();
    $triggers$, '<table>', gathered), '<function>', CASE gathered WHEN 'product' THEN 'gather_cards_of_products' ELSE 'gather_cards_of_facts' END);
  END LOOP;
END $do$;
