-- Ledgers and documents only grow: what was wrong with a row is put right by another row.

-- What some of them say of a person goes all the same, with the person's erasure or by its age (domain/customer/retention): code that does so says
-- SET LOCAL shop.forget_person = 'on'.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME IN ('coupon_use', 'staff_log', 'staff_action', 'consent') AND current_setting('shop.forget_person', true) = 'on' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

DO $do$
DECLARE
  ledger text;
BEGIN
  FOREACH ledger IN ARRAY ARRAY[
    'price_log', 'stock_movement', 'point_entry', 'order_history', 'payment_event', 'consent', 'staff_log',
    'shipment_event', 'invoice', 'invoice_line', 'invoice_tax', 'coupon_use', 'gift_card_entry', 'e_invoice',
    'staff_action', 'return_receipt'
  ] LOOP
    EXECUTE replace($trigger$
      CREATE TRIGGER <table>_append_only BEFORE UPDATE OR DELETE ON <table> FOR EACH ROW EXECUTE FUNCTION refuse_change();
    $trigger$, '<table>', ledger);
  END LOOP;
END $do$;

-- Append-only, but nothing is kept for ever: code that deletes rows says SET LOCAL shop.forget_events = 'on'.
CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('shop.forget_events', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'shop_event is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER shop_event_append_only BEFORE UPDATE OR DELETE ON shop_event FOR EACH ROW EXECUTE FUNCTION refuse_event_change();
