-- Keeps the places of products in categories, and the counts of them, as the products are.

-- Places of these products, where they are no longer true; null = of all.
CREATE FUNCTION refresh_places(ids integer[]) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE asked integer[] := coalesce(ids, ARRAY(SELECT id FROM product WHERE parent_id IS NULL));
BEGIN
  UPDATE product_category k SET (store_ids, value_ids, gross_oere, request_price, only_trade, salable)
    = ROW(n.store_ids, n.value_ids, n.gross_oere, n.request_price, n.only_trade, n.salable)
    FROM (SELECT p.id, p.store_ids, CASE WHEN cardinality(f.value_ids) > 200 THEN NULL ELSE coalesce(f.value_ids, '{}') END,
          p.sort_gross_oere, p.request_price, p.only_trade, p.salable
        FROM unnest(asked) AS w (id) JOIN product p ON p.id = w.id LEFT JOIN product_facet f ON f.product_id = p.id)
      n (id, store_ids, value_ids, gross_oere, request_price, only_trade, salable)
   WHERE k.product_id = n.id
     AND ROW(k.store_ids, k.value_ids, k.gross_oere, k.request_price, k.only_trade, k.salable)
      IS DISTINCT FROM ROW(n.store_ids, n.value_ids, n.gross_oere, n.request_price, n.only_trade, n.salable);
END $$;

-- By position, not by name: the columns of product_category in their order.
CREATE FUNCTION fill_place() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE known product_category;
BEGIN
  SELECT NEW.category_id, NEW.product_id, NEW.position, NEW.own,
      p.store_ids, CASE WHEN cardinality(f.value_ids) > 200 THEN NULL ELSE coalesce(f.value_ids, '{}') END,
      p.sort_gross_oere, p.request_price, p.only_trade, p.salable
    INTO known
    FROM product p LEFT JOIN product_facet f ON f.product_id = p.id WHERE p.id = NEW.product_id;
  IF FOUND THEN RETURN known; END IF;
  RETURN NEW;
END $$;

-- Imports and maintenance fill many places in one statement of their own.
CREATE TRIGGER product_category_filled BEFORE INSERT ON product_category FOR EACH ROW
  WHEN (current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION fill_place();

CREATE FUNCTION keep_places() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refresh_places(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE TRIGGER product_places AFTER UPDATE OF store_ids, sort_gross_oere, request_price, only_trade, salable ON product FOR EACH ROW
  WHEN (current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off'
    AND (OLD.store_ids, OLD.sort_gross_oere, OLD.request_price, OLD.only_trade, OLD.salable)
    IS DISTINCT FROM (NEW.store_ids, NEW.sort_gross_oere, NEW.request_price, NEW.only_trade, NEW.salable))
  EXECUTE FUNCTION keep_places();

CREATE FUNCTION keep_places_of_facets() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refresh_places(ARRAY(SELECT product_id FROM changed));
  RETURN NULL;
END $$;

CREATE TRIGGER product_category_facets_insert AFTER INSERT ON product_facet REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION keep_places_of_facets();

CREATE TRIGGER product_category_facets_update AFTER UPDATE ON product_facet REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION keep_places_of_facets();

-- Counts of these categories, from their places alone.
CREATE FUNCTION refresh_counts_of(categories integer[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  WITH now AS (
    SELECT g.category_id, s.id AS store_id, sum(g.products)::int AS products
      FROM (SELECT k.category_id, k.store_ids, count(*) AS products FROM product_category k WHERE k.category_id = ANY (categories) GROUP BY 1, 2) g
      JOIN store s ON g.store_ids IS NULL OR s.id = ANY (g.store_ids) GROUP BY 1, 2),
  gone AS (
    DELETE FROM category_product_count n WHERE n.category_id = ANY (categories)
       AND NOT EXISTS (SELECT FROM now WHERE now.category_id = n.category_id AND now.store_id = n.store_id))
  INSERT INTO category_product_count AS kept SELECT * FROM now
  ON CONFLICT (category_id, store_id) DO UPDATE SET products = excluded.products WHERE kept.products <> excluded.products;
END;

-- Counts of all categories, anew.
CREATE FUNCTION refresh_category_counts() RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM category_product_count;
  INSERT INTO category_product_count
  SELECT pc.category_id, s.id, count(*)
    FROM product_category pc JOIN product p ON p.id = pc.product_id JOIN store s ON p.store_ids IS NULL OR s.id = ANY (p.store_ids)
   GROUP BY pc.category_id, s.id;
END;
