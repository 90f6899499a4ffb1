-- Products whose stock has changed, until the processes that listen are notified of it. A transaction with a NOTIFY commits under a lock of
-- the whole cluster, so that orders, which all change stock, would commit one after the other. One process at a time sends what is noted
-- (backend/db/notifier.ts), within half a second.
CREATE TABLE noted_stock (
  -- Null: too many products to name.
  product_id integer
);

CREATE OR REPLACE FUNCTION announce_stock() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  ids integer[] := ARRAY(SELECT DISTINCT product_id FROM changed LIMIT 201);
BEGIN
  IF cardinality(ids) > 200 THEN
    INSERT INTO noted_stock VALUES (NULL);
  ELSE
    INSERT INTO noted_stock SELECT unnest(ids);
  END IF;
  RETURN NULL;
END $$;

-- These products and their families, in as many notifications as fit into the 8,000 bytes of one each.
CREATE FUNCTION announce_families(ids integer[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  SELECT pg_notify('shop_change', 'products ' || string_agg(f.id::text, ',' ORDER BY f.id))
    FROM (SELECT w.id, (row_number() OVER (ORDER BY w.id) - 1) / 500 AS part FROM card_families(ids) w) f GROUP BY f.part;
END;

-- A change of few products with many variants failed: its notification was too long.
CREATE OR REPLACE FUNCTION announce_products(ids integer[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  SELECT announce_families(ids) WHERE cardinality(ids) BETWEEN 1 AND 200;
  SELECT pg_notify('shop_change', 'everything') WHERE cardinality(ids) > 200;
END;

-- Sends what is noted and committed, and deletes it in the same transaction: what a sender that is killed has taken stays noted.
CREATE FUNCTION send_noted_stock() RETURNS boolean LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  ids integer[];
BEGIN
  IF NOT EXISTS (SELECT FROM noted_stock) OR NOT pg_try_advisory_xact_lock(7306120045) THEN RETURN false; END IF;
  WITH taken AS (DELETE FROM noted_stock RETURNING product_id)
  SELECT array_agg(DISTINCT product_id) INTO ids FROM taken;
  IF array_position(ids, NULL) IS NOT NULL OR cardinality(ids) > 2000 THEN
    PERFORM pg_notify('shop_change', 'everything');
  ELSE
    PERFORM announce_families(ids);
  END IF;
  RETURN true;
END $$;
