// Import and upkeep: pictures that came as files, prices that start and end by themselves, and cards and counts that are gathered for
// what changed only, at any size of the catalogue.

export const importing = /* sql */ `
-- Pictures that a catalogue file brought: kept here, so that a backup of the database is a backup of the shop.
CREATE TABLE picture_file (
  hash text PRIMARY KEY,
  bytes bytea NOT NULL,
  at timestamptz NOT NULL
);

-- When a piece of upkeep last ran to its end.
CREATE TABLE upkeep (name text PRIMARY KEY, at timestamptz NOT NULL);

CREATE INDEX url_rewrite_target ON url_rewrite (kind, target_id);
CREATE INDEX product_special_start ON product_special (valid_from);

-- What products cost at an instant, gross øre: a special price that runs, where it is lower.
CREATE FUNCTION prices_at(ids integer[], at timestamptz) RETURNS TABLE (id integer, gross_oere integer) LANGUAGE sql STABLE AS $$
  SELECT p.id, least(p.gross_oere, (SELECT min(s.gross_oere) FROM product_special s
      WHERE s.product_id = p.id AND s.valid_from <= $2 AND s.valid_to > $2))
    FROM unnest($1) AS wanted (id) JOIN product p ON p.id = wanted.id
$$;

-- Writes the log and the kept sort value of families, where they are no longer true; returns the products that changed.
CREATE FUNCTION refresh_prices(ids integer[], at timestamptz) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
  family integer[];
  changed integer[];
BEGIN
  family := ARRAY(
    SELECT x.id FROM (SELECT p.id, p.parent_id FROM unnest(ids) AS w (id) JOIN product p ON p.id = w.id) x
    UNION SELECT p.parent_id FROM unnest(ids) AS w (id) JOIN product p ON p.id = w.id WHERE p.parent_id IS NOT NULL
    UNION SELECT v.id FROM unnest(ids) AS w (id) JOIN product p ON p.id = w.id JOIN product v ON v.parent_id = coalesce(p.parent_id, p.id));
  -- A parent carries the price of its cheapest variant.
  UPDATE product p SET gross_oere = v.gross_oere
    FROM (SELECT parent_id, min(product.gross_oere) AS gross_oere FROM product WHERE parent_id = ANY (family) GROUP BY 1) v
   WHERE p.id = v.parent_id AND p.gross_oere <> v.gross_oere;
  INSERT INTO price_log (product_id, at, gross_oere)
  SELECT n.id, refresh_prices.at, n.gross_oere FROM prices_at(family, refresh_prices.at) n
   WHERE n.gross_oere IS DISTINCT FROM (SELECT l.gross_oere FROM price_log l
      WHERE l.product_id = n.id AND l.at <= refresh_prices.at ORDER BY l.at DESC, l.id DESC LIMIT 1);
  WITH own AS (SELECT * FROM prices_at(family, refresh_prices.at)),
  lowest AS (
    SELECT p.id, coalesce(v.gross_oere, o.gross_oere) AS gross_oere
      FROM own o JOIN product p ON p.id = o.id
      LEFT JOIN (SELECT c.parent_id, min(w.gross_oere) AS gross_oere FROM own w JOIN product c ON c.id = w.id
                  WHERE c.parent_id IS NOT NULL GROUP BY 1) v ON v.parent_id = p.id),
  written AS (
    UPDATE product p SET sort_gross_oere = l.gross_oere FROM lowest l
     WHERE p.id = l.id AND p.sort_gross_oere <> l.gross_oere RETURNING p.id)
  SELECT array_agg(id) INTO changed FROM written;
  RETURN coalesce(changed, '{}');
END $$;

-- Whether anything of a family can be bought from the central stock now.
CREATE FUNCTION refresh_salable(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH one AS (
    SELECT p.id, p.parent_id, p.salable, NOT p.manage_stock OR p.stock_state IN ('order-item', 'special-order')
        OR coalesce((SELECT i.quantity FROM stock_item i WHERE i.product_id = p.id AND i.source_code = 'central'), 0) >= p.min_qty AS buyable
      FROM product p WHERE p.id = ANY (ids) OR p.parent_id = ANY (ids)),
  family AS (SELECT o.id, o.salable, coalesce((SELECT bool_or(v.buyable) FROM one v WHERE v.parent_id = o.id), o.buyable) AS buyable FROM one o)
  UPDATE product p SET salable = f.buyable FROM family f WHERE p.id = f.id AND f.salable <> f.buyable
$$;

-- The counts of some categories, where they are no longer true.
CREATE FUNCTION refresh_counts_of(categories integer[]) RETURNS void LANGUAGE sql AS $$
  WITH now AS (
    SELECT pc.category_id, s.id AS store_id, count(*)::int AS products
      FROM product_category pc JOIN product p ON p.id = pc.product_id JOIN store s ON p.store_ids IS NULL OR s.id = ANY (p.store_ids)
     WHERE pc.category_id = ANY (categories) GROUP BY 1, 2),
  gone AS (
    DELETE FROM category_product_count n WHERE n.category_id = ANY (categories)
       AND NOT EXISTS (SELECT FROM now WHERE now.category_id = n.category_id AND now.store_id = n.store_id))
  INSERT INTO category_product_count AS kept SELECT * FROM now
  ON CONFLICT (category_id, store_id) DO UPDATE SET products = excluded.products WHERE kept.products <> excluded.products
$$;

-- As before, with each kind of relative found by its own index: alternatives in one condition read the whole catalogue.
CREATE FUNCTION card_families(ids integer[]) RETURNS TABLE (id integer) LANGUAGE sql STABLE AS $$
  SELECT w.id FROM unnest(ids) AS w (id)
  UNION SELECT v.id FROM unnest(ids) AS w (id) JOIN product v ON v.parent_id = w.id
  UNION SELECT p.parent_id FROM unnest(ids) AS w (id) JOIN product p ON p.id = w.id WHERE p.parent_id IS NOT NULL
$$;
CREATE OR REPLACE FUNCTION refresh_product_cards(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_card (product_id, members, store_ids, da, en)
  SELECT p.id, p.id || ARRAY(SELECT v.id FROM product v WHERE v.parent_id = p.id ORDER BY v.id), p.store_ids,
      card_of(p, 'da'), card_of(p, 'en')
    FROM card_families(ids) f JOIN product p ON p.id = f.id
   ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET members = excluded.members, store_ids = excluded.store_ids, da = excluded.da, en = excluded.en
$$;

-- What the search reads of products: by stem, and folded, so that ø is found by o and oe. A variant is found through its parent.
CREATE FUNCTION refresh_search_columns(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH codes AS (
    SELECT p.id, concat_ws(' ', p.brand, p.sku, nullif(p.ean, ''),
        (SELECT string_agg(concat_ws(' ', v.sku, nullif(v.ean, '')), ' ' ORDER BY v.id) FROM product v WHERE v.parent_id = p.id),
        p.cartridge ->> 'number') AS words,
        (SELECT string_agg(a ->> 'value', ' ') FROM jsonb_array_elements(p.attributes) a) AS facts_da,
        (SELECT string_agg(a ->> 'valueEn', ' ') FROM jsonb_array_elements(p.attributes) a) AS facts_en
      FROM product p WHERE p.id = ANY (ids) AND p.parent_id IS NULL)
  UPDATE product p SET
    search_da = setweight(to_tsvector('danish', p.name_da), 'A') || setweight(to_tsvector('simple', c.words), 'B')
      || setweight(to_tsvector('danish', concat_ws(' ', p.short_da, c.facts_da)), 'C')
      || setweight(to_tsvector('simple', shop_fold(concat_ws(' ', p.name_da, p.short_da, c.facts_da))), 'D'),
    search_en = setweight(to_tsvector('english', p.name_en), 'A') || setweight(to_tsvector('simple', c.words), 'B')
      || setweight(to_tsvector('english', concat_ws(' ', p.short_en, c.facts_en)), 'C')
      || setweight(to_tsvector('simple', shop_fold(concat_ws(' ', p.name_en, p.short_en, c.facts_en))), 'D'),
    fold_da = shop_fold(p.name_da || ' ' || c.words),
    fold_en = shop_fold(p.name_en || ' ' || c.words)
  FROM codes c WHERE p.id = c.id
$$;
`;
