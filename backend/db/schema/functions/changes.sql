-- What readers ask to know whether something is still the same: a note, or a higher number, with each change. What processes keep of it
-- without asking is told to them at once (functions/announcements.sql).

-- Lists go by the price that the shopper is shown: a change of agreed prices is one of the catalogue.
CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM changed) THEN
    INSERT INTO catalogue_change (transaction) VALUES (pg_current_xact_id()::text::bigint) ON CONFLICT DO NOTHING;
    -- Trends change all the time, and agreed prices are in no shared page.
    IF TG_TABLE_NAME NOT IN ('product_trend', 'product_pair', 'contract_price') THEN PERFORM pg_notify('shop_change', 'lists'); END IF;
  END IF;
  RETURN NULL;
END $$;
DO $do$
DECLARE
  noted text;
BEGIN
  FOREACH noted IN ARRAY ARRAY[
    'product', 'product_category', 'product_facet', 'facet_value', 'facet', 'product_trend', 'product_pair', 'contract_price'
  ] LOOP
    EXECUTE replace($triggers$
      CREATE TRIGGER <table>_change_insert AFTER INSERT ON <table> REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
      CREATE TRIGGER <table>_change_update AFTER UPDATE ON <table> REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
      CREATE TRIGGER <table>_change_delete AFTER DELETE ON <table> REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
    $triggers$, '<table>', noted);
  END LOOP;
END $do$;

CREATE FUNCTION note_tree_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM changed) THEN
    INSERT INTO tree_change (transaction) VALUES (pg_current_xact_id()::text::bigint) ON CONFLICT DO NOTHING;
    PERFORM pg_notify('shop_change', 'everything');
  END IF;
  RETURN NULL;
END $$;
DO $do$
DECLARE
  noted text;
BEGIN
  FOREACH noted IN ARRAY ARRAY['category', 'category_product_count', 'picture'] LOOP
    EXECUTE replace($triggers$
      CREATE TRIGGER <table>_tree_insert AFTER INSERT ON <table> REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_tree_change();
      CREATE TRIGGER <table>_tree_update AFTER UPDATE ON <table> REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_tree_change();
      CREATE TRIGGER <table>_tree_delete AFTER DELETE ON <table> REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_tree_change();
    $triggers$, '<table>', noted);
  END LOOP;
END $do$;

CREATE FUNCTION raise_selling_version() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE selling_version SET version = version + 1;
  RETURN NULL;
END $$;
DO $do$
DECLARE
  noted text;
BEGIN
  FOREACH noted IN ARRAY ARRAY['shipping_method', 'shipping_price', 'shipping_rate', 'promotion'] LOOP
    EXECUTE replace($trigger$
      CREATE TRIGGER <table>_terms AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON <table>
        FOR EACH STATEMENT EXECUTE FUNCTION raise_selling_version();
    $trigger$, '<table>', noted);
  END LOOP;
END $do$;

CREATE FUNCTION note_due_orders() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO order_due (order_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER sales_order_due AFTER INSERT OR UPDATE OF status ON sales_order FOR EACH ROW EXECUTE FUNCTION note_due_orders();
