-- Writes the change log: triggers on the tables that record each fact, the state of its subject at commit, and the numbers.

CREATE FUNCTION moment(at timestamptz) RETURNS text LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
END;

CREATE FUNCTION address_state(address jsonb) RETURNS jsonb LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT jsonb_build_object(
    'company', concat_ws(', ', nullif(address ->> 'company', ''), nullif(address ->> 'company2', '')),
    'name', concat_ws(' ', nullif(address ->> 'firstname', ''), nullif(address ->> 'lastname', '')),
    'street', CASE jsonb_typeof(address -> 'street') WHEN 'array' THEN address -> 'street' ELSE '[]' END,
    'postcode', coalesce(address ->> 'postcode', ''), 'city', coalesce(address ->> 'city', ''),
    'country', coalesce(address ->> 'countryCode', 'DK'), 'telephone', coalesce(address ->> 'telephone', ''),
    'note', address ->> 'customerNotes');
END;

-- As paymentStage of domain/order/order-progress; a test compares the two.
CREATE FUNCTION payment_stage(p payment) RETURNS text LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT CASE
    WHEN p.id IS NULL THEN 'unpaid'
    WHEN p.amount_oere = 0 AND p.status IN ('account', 'captured') THEN 'paid'
    WHEN p.status = 'account' THEN 'invoice'
    WHEN p.status = 'pending' THEN 'unpaid'
    WHEN p.captured_oere = 0 THEN CASE WHEN p.status IN ('declined', 'cancelled') THEN 'failed' ELSE 'authorised' END
    WHEN p.refunded_oere = 0 THEN 'paid'
    WHEN p.refunded_oere >= p.captured_oere THEN 'refunded' ELSE 'partly-refunded' END;
END;

CREATE FUNCTION order_line_states(orders integer) RETURNS jsonb LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT coalesce(jsonb_agg(jsonb_build_object(
      'position', l.position, 'kind', l.kind, 'sku', l.sku, 'name', l.name, 'unit', l.unit, 'options', l.options, 'wishes', l.config,
      'note', l.note, 'quantity', l.quantity, 'shipped', l.shipped, 'canceled', l.canceled, 'invoiced', l.invoiced, 'credited', l.credited,
      'unitOere', l.unit_oere, 'rowOere', l.row_oere, 'discountOere', l.discount_oere, 'discounts', l.discounts,
      'dutyCode', l.duty_code, 'dutyLabel', l.duty_label, 'dutyOere', l.duty_oere, 'vatBp', l.vat_bp, 'vatOere', l.vat_oere,
      'unitPoints', l.unit_points) ORDER BY l.position), '[]')
    FROM order_line l WHERE l.order_id = orders;
END;

CREATE FUNCTION order_document_states(orders integer) RETURNS jsonb LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT coalesce(jsonb_agg(jsonb_build_object(
      'kind', i.kind, 'number', i.number, 'issuedAt', moment(i.issued_at), 'dueAt', i.due_at, 'reason', i.reason,
      'netOere', i.net_oere, 'vatOere', i.vat_oere, 'totalOere', i.total_oere, 'giftCardOere', i.gift_card_oere,
      'freightNetOere', i.freight_net_oere, 'freightVatOere', i.freight_vat_oere,
      'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('orderLine', l.position, 'sku', l.sku, 'name', coalesce(nullif(x.name, ''), l.name),
          'quantity', x.quantity, 'netOere', x.net_oere, 'vatOere', x.vat_oere, 'dutyNetOere', x.duty_net_oere,
          'dutyVatOere', x.duty_vat_oere, 'vatBp', x.vat_bp) ORDER BY x.position), '[]')
        FROM invoice_line x LEFT JOIN order_line l ON l.id = x.order_line_id WHERE x.invoice_id = i.id)) ORDER BY i.id), '[]')
    FROM invoice i WHERE i.order_id = orders;
END;

CREATE FUNCTION order_shipment_states(orders integer) RETURNS jsonb LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT coalesce(jsonb_agg(jsonb_build_object(
      'number', s.number, 'carrier', s.carrier_title, 'carrierCode', s.carrier_code, 'trackingNumber', s.tracking_number,
      'status', s.status, 'shippedAt', moment(s.shipped_at),
      'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('orderLine', l.position, 'sku', l.sku, 'quantity', x.quantity) ORDER BY l.position), '[]')
        FROM shipment_line x JOIN order_line l ON l.id = x.order_line_id WHERE x.shipment_id = s.id)) ORDER BY s.id), '[]')
    FROM shipment s WHERE s.order_id = orders;
END;

-- Everything that was said and agreed of an order. Amounts are øre; those of lines, discounts, duties and freight include VAT where
-- amounts.includesVat says so. A test compares it with the order that `shop order send middleware` sends.
CREATE FUNCTION order_state(orders integer) RETURNS jsonb LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT jsonb_build_object(
    'number', o.number, 'store', s.code, 'placedAt', moment(o.placed_at), 'status', o.status, 'language', o.language,
    -- Approved, and paid, authorised or on invoice: other systems may work on it. Test payments are no money.
    'isReleased', o.status NOT IN ('pending', 'needs_review') AND p.status IN ('authorised', 'captured', 'account'),
    'isTest', coalesce(p.mode = 'TEST', false),
    'buyer', jsonb_build_object('customer', o.customer_id, 'name', address_state(o.billing_address) -> 'name', 'email', o.email,
      'telephone', coalesce(nullif(o.billing_address ->> 'telephone', ''), o.shipping_address ->> 'telephone', '')),
    'company', CASE WHEN b.id IS NULL THEN NULL ELSE jsonb_build_object('name', b.name, 'number', b.reference_number, 'cvr', b.cvr) END,
    'billTo', address_state(o.billing_address) || jsonb_build_object('ean', o.billing_address ->> 'ean', 'vatId', o.billing_address ->> 'vatId'),
    'deliverTo', address_state(o.shipping_address),
    'delivery', jsonb_build_object('carrier', coalesce(o.shipping ->> 'carrierCode', ''), 'method', coalesce(o.shipping ->> 'methodCode', ''),
      'title', concat_ws(': ', nullif(o.shipping ->> 'carrierTitle', ''), nullif(o.shipping ->> 'methodTitle', '')),
      'date', o.shipping ->> 'deliveryDate', 'interval', o.shipping ->> 'deliveryInterval', 'readyAt', o.shipping ->> 'readyAt',
      'withOrder', o.shipping ->> 'withOrder',
      'point', CASE jsonb_typeof(o.shipping -> 'point') WHEN 'object' THEN jsonb_build_object(
        'id', coalesce(o.shipping ->> 'servicePointId', o.shipping ->> 'pickupLocationCode'), 'name', o.shipping -> 'point' ->> 'name',
        'street', o.shipping -> 'point' ->> 'street', 'postcode', o.shipping -> 'point' ->> 'postcode', 'city', o.shipping -> 'point' ->> 'city') END),
    'comment', o.comment, 'reference', o.reference, 'requisitioner', o.requisitioner, 'requisitionNumber', o.requisition_number,
    'purchaseOrderNumber', o.purchase_order_number, 'accountingCost', o.accounting_cost,
    'payment', jsonb_build_object('way', o.payment_code, 'state', payment_stage(p), 'provider', coalesce(p.provider, ''),
      'reference', p.provider_reference, 'authorisedOere', coalesce(p.authorised_oere, 0), 'capturedOere', coalesce(p.captured_oere, 0),
      'refundedOere', coalesce(p.refunded_oere, 0)),
    'amounts', jsonb_build_object('includesVat', o.basis = 'gross', 'goodsOere', o.goods_oere, 'discountOere', o.discount_oere,
      'dutiesOere', o.duties_oere, 'freightOere', o.shipping_oere, 'vatOere', o.vat_oere, 'exVatOere', o.total_ex_vat_oere,
      'totalOere', o.total_oere, 'giftCardOere', o.gift_card_oere, 'toPayOere', o.total_oere - o.gift_card_oere),
    'taxes', (SELECT coalesce(jsonb_agg(jsonb_build_object('vatBp', t.vat_bp, 'baseOere', t.base_oere, 'vatOere', t.vat_oere) ORDER BY t.vat_bp), '[]')
      FROM order_tax t WHERE t.order_id = o.id),
    'duties', (SELECT coalesce(jsonb_agg(jsonb_build_object('code', d.code, 'label', d.label, 'oere', d.oere) ORDER BY d.code), '[]')
      FROM order_duty d WHERE d.order_id = o.id),
    'discounts', (SELECT coalesce(jsonb_agg(jsonb_build_object('label', d.label, 'code', d.code, 'oere', d.oere) ORDER BY d.position), '[]')
      FROM order_discount d WHERE d.order_id = o.id),
    'lines', order_line_states(o.id), 'shipments', order_shipment_states(o.id), 'documents', order_document_states(o.id))
  FROM sales_order o JOIN store s ON s.id = o.store_id LEFT JOIN business b ON b.id = o.business_id LEFT JOIN payment p ON p.order_id = o.id
  WHERE o.id = orders;
END;

-- Files of earlier orders and the demo world are no news: they say SET LOCAL shop.no_events = 'on'. Data that end by their age say
-- shop.forget_person: what the log still says of the subject goes with them.
CREATE FUNCTION note_event(noted_kind text, noted_id bigint) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF current_setting('shop.forget_person', true) = 'on' THEN
    DELETE FROM business_event WHERE subject_kind = split_part(noted_kind, '.', 1) AND subject_id = noted_id;
  ELSIF current_setting('shop.no_events', true) IS DISTINCT FROM 'on' THEN
    INSERT INTO business_event (kind, subject_kind, subject_id) VALUES (noted_kind, split_part(noted_kind, '.', 1), noted_id)
      ON CONFLICT (subject_kind, subject_id, kind, transaction) WHERE state IS NULL DO NOTHING;
  END IF;
END $$;

CREATE FUNCTION note_order_event() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM note_event('order.placed', NEW.id);
  ELSIF NEW.status <> OLD.status AND NEW.status IN ('canceled', 'delivered') THEN PERFORM note_event('order.' || NEW.status, NEW.id);
  ELSIF to_jsonb(NEW) - 'withdrawal_told_at' <> to_jsonb(OLD) - 'withdrawal_told_at' THEN PERFORM note_event('order.changed', NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER sales_order_event AFTER INSERT OR UPDATE ON sales_order FOR EACH ROW EXECUTE FUNCTION note_order_event();

CREATE FUNCTION note_payment_event() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.status = 'pending' AND NEW.status IN ('authorised', 'captured') THEN PERFORM note_event('order.paid', NEW.order_id); END IF;
  IF NEW.captured_oere > OLD.captured_oere THEN PERFORM note_event('order.captured', NEW.order_id); END IF;
  IF NEW.refunded_oere > OLD.refunded_oere THEN PERFORM note_event('order.refunded', NEW.order_id); END IF;
  IF NEW.status <> OLD.status OR NEW.amount_oere <> OLD.amount_oere THEN PERFORM note_event('order.changed', NEW.order_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_order_event AFTER UPDATE ON payment FOR EACH ROW EXECUTE FUNCTION note_payment_event();

-- Goods and gift cards that were sent raise the line; other changes of lines are those of an approver, or of pieces that were called off.
CREATE FUNCTION note_line_event() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM note_event(CASE WHEN c.is_shipped THEN 'order.shipped' ELSE 'order.changed' END, c.order_id)
    FROM (SELECT n.order_id, bool_or(n.shipped > o.shipped) AS is_shipped
      FROM changed n JOIN earlier o ON o.id = n.id GROUP BY n.order_id) c;
  RETURN NULL;
END $$;
CREATE TRIGGER order_line_event AFTER UPDATE ON order_line REFERENCING OLD TABLE AS earlier NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_line_event();

CREATE FUNCTION note_document_event() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM note_event(CASE NEW.kind WHEN 'invoice' THEN 'order.invoiced' ELSE 'order.credited' END, NEW.order_id);
  RETURN NULL;
END $$;
CREATE TRIGGER invoice_event AFTER INSERT ON invoice FOR EACH ROW EXECUTE FUNCTION note_document_event();

CREATE FUNCTION note_parcel_event() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.status <> OLD.status OR NEW.tracking_number <> OLD.tracking_number THEN PERFORM note_event('order.changed', NEW.order_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER shipment_parcel_event AFTER UPDATE ON shipment FOR EACH ROW EXECUTE FUNCTION note_parcel_event();

-- At commit: the state is that of all that the transaction has written. A change that another event of the transaction says as well is left out.
CREATE FUNCTION complete_event() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  subject_state jsonb;
BEGIN
  IF NEW.kind LIKE '%.changed' AND EXISTS (SELECT FROM business_event e WHERE e.subject_kind = NEW.subject_kind AND e.subject_id = NEW.subject_id
      AND e.transaction = NEW.transaction AND e.number IS NULL AND e.id <> NEW.id) THEN
    DELETE FROM business_event WHERE id = NEW.id;
    RETURN NULL;
  END IF;
  subject_state := CASE NEW.subject_kind WHEN 'order' THEN order_state(NEW.subject_id::integer) END;
  IF subject_state IS NULL THEN
    DELETE FROM business_event WHERE id = NEW.id;
  ELSE
    UPDATE business_event SET state = subject_state, subject = subject_state ->> 'number', store = subject_state ->> 'store' WHERE id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER business_event_complete AFTER INSERT ON business_event DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state IS NULL) EXECUTE FUNCTION complete_event();

-- Numbers what is committed. Under the lock one caller at a time sees all events that became visible before, so a reader that has read up to
-- a number never misses one: later commits get higher numbers. Transactions that are still open hold up nothing.
CREATE FUNCTION number_events() RETURNS integer LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  numbered integer := 0;
BEGIN
  IF EXISTS (SELECT FROM business_event WHERE number IS NULL) THEN
    PERFORM pg_advisory_xact_lock(7302115);
    UPDATE business_event e SET number = n.number
      FROM (SELECT id, nextval('business_event_number') AS number
        FROM (SELECT id FROM business_event WHERE number IS NULL ORDER BY id LIMIT 5000) waiting) n
      WHERE e.id = n.id;
    GET DIAGNOSTICS numbered = ROW_COUNT;
  END IF;
  RETURN numbered;
END $$;
