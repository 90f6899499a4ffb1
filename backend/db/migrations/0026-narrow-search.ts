// The search answers from one row per product: what a list is narrowed, counted and sorted by stands beside the words that find it.

export const narrowSearch = /* sql */ `
ALTER TABLE product_search ADD COLUMN gross_oere integer NOT NULL DEFAULT 0, ADD COLUMN request_price boolean NOT NULL DEFAULT false,
  ADD COLUMN only_trade boolean NOT NULL DEFAULT false, ADD COLUMN value_ids integer[] NOT NULL DEFAULT '{}';
UPDATE product_search s SET gross_oere = p.sort_gross_oere, request_price = p.request_price, only_trade = p.only_trade,
    value_ids = coalesce((SELECT f.value_ids FROM product_facet f WHERE f.product_id = p.id), '{}')
  FROM product p WHERE p.id = s.product_id;

-- Everything that a product is listed by may change between imports.
CREATE OR REPLACE FUNCTION keep_search_rank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_search SET popularity = NEW.popularity, salable = NEW.salable, gross_oere = NEW.sort_gross_oere,
    request_price = NEW.request_price, only_trade = NEW.only_trade WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
DROP TRIGGER product_search_rank ON product;
CREATE TRIGGER product_search_rank AFTER UPDATE OF popularity, salable, sort_gross_oere, request_price, only_trade ON product FOR EACH ROW
  WHEN ((OLD.popularity, OLD.salable, OLD.sort_gross_oere, OLD.request_price, OLD.only_trade)
    IS DISTINCT FROM (NEW.popularity, NEW.salable, NEW.sort_gross_oere, NEW.request_price, NEW.only_trade))
  EXECUTE FUNCTION keep_search_rank();

CREATE FUNCTION keep_search_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_search s SET value_ids = c.value_ids FROM changed c WHERE s.product_id = c.product_id AND s.value_ids <> c.value_ids;
  RETURN NULL;
END $$;
CREATE TRIGGER product_search_facets_new AFTER INSERT ON product_facet REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_search_facets();
CREATE TRIGGER product_search_facets_changed AFTER UPDATE ON product_facet REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_search_facets();

-- Steps of about three, so that of a broad word little more is read than is ranked.
DO $do$
DECLARE
  bands text := pg_get_functiondef('refresh_search_bands()'::regprocedure);
  rows text := pg_get_functiondef('refresh_product_search(integer[])'::regprocedure);
BEGIN
  bands := replace(bands, '(1, 10000), (2, 30000), (3, 100000), (4, 300000)', '(1, 10000), (2, 30000), (3, 100000), (4, 300000), (5, 3000)');
  IF bands NOT LIKE '%(5, 3000)%' THEN RAISE EXCEPTION 'refresh_search_bands is not as migration 0018 wrote it'; END IF;
  EXECUTE bands;
  rows := replace(rows, 'n.title_en || n.words_en || n.marks' || chr(10), 'n.title_en || n.words_en || n.marks,
      p.sort_gross_oere, p.request_price, p.only_trade, coalesce((SELECT f.value_ids FROM product_facet f WHERE f.product_id = p.id), ''{}'')' || chr(10));
  rows := replace(rows, 'OFFSET 0) n' || chr(10) || '  ON CONFLICT (product_id)', 'OFFSET 0) n JOIN product p ON p.id = n.id' || chr(10) || '  ON CONFLICT (product_id)');
  rows := replace(rows, 'words_en = excluded.words_en;', 'words_en = excluded.words_en,
    gross_oere = excluded.gross_oere, request_price = excluded.request_price, only_trade = excluded.only_trade, value_ids = excluded.value_ids;');
  IF rows NOT LIKE '%p.sort_gross_oere, p.request_price%' OR rows NOT LIKE '%n JOIN product p ON p.id = n.id%' OR rows NOT LIKE '%gross_oere = excluded.gross_oere%' THEN
    RAISE EXCEPTION 'refresh_product_search is not as migration 0022 wrote it';
  END IF;
  EXECUTE rows;
END $do$;
SELECT refresh_search_bands();
`;
