-- Tells every process that listens (backend/db/listen.ts) what a committed change concerns, so that none shows what it kept from before:
-- 'products 1,2', 'lists' (what lists and counts are made of), 'content', or 'everything'. Cards and lists tell it themselves.

CREATE FUNCTION announce_stock() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM announce_products(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER stock_item_announced_insert AFTER INSERT ON stock_item REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_stock();
CREATE TRIGGER stock_item_announced_update AFTER UPDATE ON stock_item REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_stock();
CREATE TRIGGER stock_item_announced_delete AFTER DELETE ON stock_item REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_stock();

CREATE FUNCTION announce() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('shop_change', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE TRIGGER content_entry_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_entry
  FOR EACH STATEMENT EXECUTE FUNCTION announce('content');

-- Changed by staff and imports, and seldom: all that is kept goes.
DO $do$
DECLARE
  announced text;
BEGIN
  FOREACH announced IN ARRAY ARRAY[
    'store', 'delivery_calendar', 'unit', 'duty_rate', 'stock_source', 'brand', 'url_rewrite', 'product_link', 'printer', 'product_printer', 'gift_card_product',
    'search_synonym'
  ] LOOP
    EXECUTE replace($trigger$
      CREATE TRIGGER <table>_announced AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON <table>
        FOR EACH STATEMENT EXECUTE FUNCTION announce('everything');
    $trigger$, '<table>', announced);
  END LOOP;
END $do$;
