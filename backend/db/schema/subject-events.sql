-- Events of products, prices, stock, customers, companies and promotions. Triggers note the subject of a statement's rows; its state is read
-- when the event gets its number, so neither an import nor an order computes states or waits for another transaction.

-- Data that are emptied by their age or erased are no news. Events that name a customer who is erased are deleted.
CREATE FUNCTION note_events(noted_kind text, ids integer[]) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  noted_subject text := split_part(noted_kind, '.', 1);
BEGIN
  IF current_setting('shop.forget_person', true) = 'on' THEN
    DELETE FROM business_event WHERE noted_subject IN ('customer', 'points', 'subscription') AND subject_kind = noted_subject
      AND subject_id = ANY (ids) AND kind <> 'customer.closed';
  ELSIF cardinality(ids) > 0 AND current_setting('shop.no_events', true) IS DISTINCT FROM 'on' THEN
    -- The transaction is part of the key: two transactions that note one subject never wait for each other here.
    INSERT INTO business_event (kind, subject_kind, subject_id) SELECT DISTINCT noted_kind, noted_subject, id FROM unnest(ids) AS id
      ON CONFLICT (subject_kind, subject_id, kind, transaction) WHERE state IS NULL DO NOTHING;
  END IF;
END $$;

CREATE VIEW product_event_state AS
  SELECT p.id, p.sku AS subject, NULL::text AS store, jsonb_build_object(
    'sku', p.sku, 'type', p.type, 'parent', (SELECT x.sku FROM product x WHERE x.id = p.parent_id),
    'name', jsonb_build_object('da', p.name_da, 'en', p.name_en), 'brand', p.brand, 'ean', nullif(p.ean, ''), 'unit', p.unit,
    'minQuantity', p.min_qty, 'maxQuantity', p.max_qty, 'increments', p.increments, 'managesStock', p.manage_stock,
    'dutyCode', p.duty_code, 'dutyMilliUnits', p.duty_milli_units, 'weightGrams', p.weight_grams,
    'onlyTrade', p.only_trade, 'onlyPoints', p.bonus_only, 'priceOnRequest', p.request_price,
    -- Null: all stores.
    'stores', CASE WHEN p.store_ids IS NOT NULL THEN
      (SELECT coalesce(jsonb_agg(s.code ORDER BY s.code), '[]') FROM store s WHERE s.id = ANY (p.store_ids)) END) AS state
  FROM product p;

CREATE VIEW price_event_state AS
  SELECT p.id, p.sku AS subject, NULL::text AS store, jsonb_build_object(
    'sku', p.sku, 'grossOere', p.gross_oere,
    'specials', (SELECT coalesce(jsonb_agg(jsonb_build_object('grossOere', s.gross_oere, 'from', moment(s.valid_from),
        'until', moment(s.valid_to)) ORDER BY s.valid_from), '[]') FROM product_special s WHERE s.product_id = p.id),
    'tiers', (SELECT coalesce(jsonb_agg(jsonb_build_object('audience', t.audience, 'quantity', t.quantity, 'grossOere', t.gross_oere)
        ORDER BY t.audience, t.quantity), '[]') FROM product_tier t WHERE t.product_id = p.id)) AS state
  FROM product p;

CREATE VIEW stock_event_state AS
  SELECT p.id, p.sku AS subject, NULL::text AS store, jsonb_build_object(
    'sku', p.sku, 'sources', (SELECT coalesce(jsonb_agg(jsonb_build_object('source', i.source_code, 'quantity', i.quantity)
        ORDER BY i.source_code), '[]') FROM stock_item i WHERE i.product_id = p.id)) AS state
  FROM product p;

CREATE VIEW customer_event_state AS
  SELECT c.id, c.id::text AS subject, s.code AS store, jsonb_build_object(
    'id', c.id, 'email', c.email, 'firstname', c.firstname, 'lastname', concat_ws(' ', nullif(c.middlename, ''), c.lastname),
    'group', g.code, 'isActive', c.is_active, 'createdAt', moment(c.created_at),
    'company', (SELECT jsonb_build_object('id', b.id, 'name', b.name, 'number', b.reference_number, 'cvr', b.cvr)
      FROM business b WHERE b.id = c.business_id),
    'addresses', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'company', concat_ws(', ', nullif(a.company, ''), nullif(a.company2, '')), 'name', concat_ws(' ', a.firstname, a.lastname),
        'street', to_jsonb(a.street), 'postcode', a.postcode, 'city', a.city, 'country', a.country_code, 'telephone', a.telephone,
        'vatId', a.vat_id, 'isBilling', a.default_billing, 'isDelivery', a.default_shipping) ORDER BY a.id), '[]')
      FROM customer_address a WHERE a.customer_id = c.id)) AS state
  FROM customer c JOIN store s ON s.id = c.store_id JOIN customer_group g ON g.id = c.group_id WHERE c.closed_at IS NULL;

CREATE VIEW company_event_state AS
  SELECT b.id, b.id::text AS subject, NULL::text AS store, jsonb_build_object(
    'id', b.id, 'name', b.name, 'number', b.reference_number, 'cvr', b.cvr, 'ean', b.ean, 'vatId', b.vat_id, 'salesCode', b.sales_code,
    'priceGroup', b.price_group, 'mayBuyOnAccount', b.invoice_allowed, 'creditLimitOere', b.credit_limit_oere,
    'dutyExemptCodes', to_jsonb(b.duty_exempt_codes)) AS state
  FROM business b;

CREATE VIEW promotion_event_state AS
  SELECT p.id, p.id::text AS subject, NULL::text AS store, jsonb_build_object(
    'id', p.id, 'name', jsonb_build_object('da', p.name_da, 'en', p.name_en), 'kind', p.kind, 'percentBp', p.percent_bp,
    'amountOere', p.amount_oere, 'buyQuantity', p.buy_quantity, 'freeQuantity', p.free_quantity, 'minimumOere', p.minimum_oere,
    'combines', p.combines, 'priority', p.priority, 'needsCode', p.needs_code, 'from', moment(p.valid_from), 'until', moment(p.valid_to),
    'gifts', (SELECT coalesce(jsonb_agg(x.sku ORDER BY x.sku), '[]') FROM product x WHERE x.id = ANY (p.gift_product_ids)),
    -- Null: all of them.
    'skus', CASE WHEN p.product_ids IS NOT NULL THEN
      (SELECT coalesce(jsonb_agg(x.sku ORDER BY x.sku), '[]') FROM product x WHERE x.id = ANY (p.product_ids)) END,
    'categories', to_jsonb(p.category_ids),
    'groups', CASE WHEN p.group_ids IS NOT NULL THEN
      (SELECT coalesce(jsonb_agg(g.code ORDER BY g.code), '[]') FROM customer_group g WHERE g.id = ANY (p.group_ids)) END,
    'stores', CASE WHEN p.store_ids IS NOT NULL THEN
      (SELECT coalesce(jsonb_agg(s.code ORDER BY s.code), '[]') FROM store s WHERE s.id = ANY (p.store_ids)) END) AS state
  FROM promotion p;

-- The state of noted subjects as it is now. Of several events of a kind and subject the last one gets it; one that would repeat the event
-- before it is deleted (an import writes rows as they were), as are those whose subject is gone.
CREATE FUNCTION complete_subject_events(batch bigint[]) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  noted text;
BEGIN
  FOR noted IN SELECT DISTINCT subject_kind FROM business_event WHERE id = ANY (batch) AND state IS NULL LOOP
    EXECUTE format('UPDATE business_event e SET state = s.state, subject = s.subject, store = s.store
      FROM (SELECT DISTINCT ON (kind, subject_id) id, kind, subject_id FROM business_event
          WHERE id = ANY ($1) AND subject_kind = $2 AND state IS NULL ORDER BY kind, subject_id, id DESC) latest
        JOIN %I s ON s.id = latest.subject_id
        LEFT JOIN LATERAL (SELECT b.state FROM business_event b
          WHERE b.subject_kind = $2 AND b.subject_id = latest.subject_id AND b.kind = latest.kind AND b.number IS NOT NULL
          ORDER BY b.number + 0 DESC LIMIT 1) before ON true
      WHERE e.id = latest.id AND before.state IS DISTINCT FROM s.state', noted || '_event_state') USING batch, noted;
  END LOOP;
  DELETE FROM business_event WHERE id = ANY (batch) AND state IS NULL;
END $$;

-- As in functions/change-log. Rows that another transaction is about to delete (an erasure) are left to the next call: numbering waits for
-- no other transaction.
CREATE OR REPLACE FUNCTION number_events() RETURNS integer LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  batch bigint[];
BEGIN
  IF NOT EXISTS (SELECT FROM business_event WHERE number IS NULL) THEN
    RETURN 0;
  END IF;
  PERFORM pg_advisory_xact_lock(7302116);
  batch := ARRAY(SELECT id FROM business_event WHERE number IS NULL ORDER BY id LIMIT 5000 FOR UPDATE SKIP LOCKED);
  PERFORM complete_subject_events(batch);
  UPDATE business_event e SET number = n.number
    FROM (SELECT id, nextval('business_event_number') AS number
      FROM (SELECT id FROM business_event WHERE id = ANY (batch) ORDER BY id) waiting) n
    WHERE e.id = n.id;
  RETURN cardinality(batch);
END $$;

-- The state of an order is that at the end of its transaction, as before.
DROP TRIGGER business_event_complete ON business_event;
CREATE CONSTRAINT TRIGGER business_event_complete AFTER INSERT ON business_event DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state IS NULL AND NEW.subject_kind = 'order') EXECUTE FUNCTION complete_event();

CREATE FUNCTION note_new_products() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM note_events('product.changed', (SELECT array_agg(id) FROM changed));
  PERFORM note_events('price.changed', (SELECT array_agg(id) FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER product_event_insert AFTER INSERT ON product REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_products();

-- Columns that the shop computes (popularity, whether it can be bought) are no facts for other systems. A session's plan for a few rows is
-- used for many as well: a nested loop over the rows of a large update would take minutes.
CREATE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_nestloop = off AS $$
BEGIN
  PERFORM note_events('product.changed', (SELECT array_agg(n.id) FROM changed n JOIN earlier o ON o.id = n.id
    WHERE (n.sku, n.type, n.parent_id, n.name_da, n.name_en, n.brand, n.ean, n.unit, n.min_qty, n.max_qty, n.increments, n.manage_stock,
        n.duty_code, n.duty_milli_units, n.weight_grams, n.only_trade, n.bonus_only, n.request_price, n.store_ids)
      IS DISTINCT FROM (o.sku, o.type, o.parent_id, o.name_da, o.name_en, o.brand, o.ean, o.unit, o.min_qty, o.max_qty, o.increments,
        o.manage_stock, o.duty_code, o.duty_milli_units, o.weight_grams, o.only_trade, o.bonus_only, o.request_price, o.store_ids)));
  PERFORM note_events('price.changed', (SELECT array_agg(n.id) FROM changed n JOIN earlier o ON o.id = n.id WHERE n.gross_oere <> o.gross_oere));
  RETURN NULL;
END $$;
ALTER FUNCTION note_line_event() SET enable_nestloop = off;
CREATE TRIGGER product_event_update AFTER UPDATE ON product REFERENCING OLD TABLE AS earlier NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

-- The kind of the event and the column of the subject are the trigger's arguments.
CREATE FUNCTION note_subject_rows() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  ids integer[];
BEGIN
  EXECUTE format(CASE TG_OP WHEN 'UPDATE' THEN 'SELECT array_agg(DISTINCT %I) FROM (TABLE changed EXCEPT TABLE earlier) rows'
    ELSE 'SELECT array_agg(DISTINCT %I) FROM changed' END, TG_ARGV[1]) INTO ids;
  PERFORM note_events(TG_ARGV[0], ids);
  RETURN NULL;
END $$;

CREATE PROCEDURE record_events(noted_table text, noted_kind text, subject_column text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($triggers$
    CREATE TRIGGER %1$s_event_insert AFTER INSERT ON %1$s REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_subject_rows(%2$L, %3$L);
    CREATE TRIGGER %1$s_event_update AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS earlier NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_subject_rows(%2$L, %3$L);
    CREATE TRIGGER %1$s_event_delete AFTER DELETE ON %1$s REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_subject_rows(%2$L, %3$L);
  $triggers$, noted_table, noted_kind, subject_column);
END $$;

CALL record_events('product_special', 'price.changed', 'product_id');
CALL record_events('product_tier', 'price.changed', 'product_id');
CALL record_events('stock_item', 'stock.changed', 'product_id');
CALL record_events('customer_address', 'customer.changed', 'customer_id');
CALL record_events('business', 'company.changed', 'id');
CALL record_events('promotion', 'promotion.changed', 'id');

CREATE FUNCTION note_new_customers() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM note_events('customer.changed', (SELECT array_agg(id) FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER customer_event_insert AFTER INSERT ON customer REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_customers();

CREATE FUNCTION note_changed_customers() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_nestloop = off AS $$
DECLARE
  closed integer[];
BEGIN
  PERFORM note_events('customer.changed', (SELECT array_agg(n.id) FROM changed n JOIN earlier o ON o.id = n.id
    WHERE (n.email, n.firstname, n.middlename, n.lastname, n.group_id, n.store_id, n.business_id, n.is_active)
      IS DISTINCT FROM (o.email, o.firstname, o.middlename, o.lastname, o.group_id, o.store_id, o.business_id, o.is_active)));
  SELECT array_agg(n.id) INTO closed FROM changed n JOIN earlier o ON o.id = n.id WHERE n.closed_at IS NOT NULL AND o.closed_at IS NULL;
  IF cardinality(closed) > 0 THEN
    DELETE FROM business_event WHERE subject_kind IN ('customer', 'points') AND subject_id = ANY (closed);
    DELETE FROM business_event WHERE subject_kind = 'subscription'
      AND subject_id IN (SELECT id FROM subscription WHERE customer_id = ANY (closed));
    INSERT INTO business_event (kind, subject_kind, subject_id, subject, store, state)
      SELECT 'customer.closed', 'customer', n.id, n.id::text, s.code, jsonb_build_object('id', n.id, 'closedAt', moment(n.closed_at))
      FROM changed n JOIN store s ON s.id = n.store_id WHERE n.id = ANY (closed);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER customer_event_update AFTER UPDATE ON customer REFERENCING OLD TABLE AS earlier NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_customers();
