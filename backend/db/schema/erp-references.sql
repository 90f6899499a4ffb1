-- What an ERP calls the shop's orders and shipments, in the tables and in the state of events.

ALTER TABLE sales_order ADD COLUMN erp_number text CHECK (erp_number <> '');
ALTER TABLE shipment ADD COLUMN erp_reference text CHECK (erp_reference <> '');
-- A shipment that an ERP reports again is the one that it reported before.
CREATE UNIQUE INDEX shipment_erp_reference ON shipment (order_id, erp_reference);

CREATE OR REPLACE FUNCTION order_shipment_states(orders integer) RETURNS jsonb LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT coalesce(jsonb_agg(jsonb_build_object(
      'number', s.number, 'erpReference', s.erp_reference, 'carrier', s.carrier_title, 'carrierCode', s.carrier_code,
      'trackingNumber', s.tracking_number, 'status', s.status, 'shippedAt', moment(s.shipped_at),
      'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('orderLine', l.position, 'sku', l.sku, 'quantity', x.quantity) ORDER BY l.position), '[]')
        FROM shipment_line x JOIN order_line l ON l.id = x.order_line_id WHERE x.shipment_id = s.id)) ORDER BY s.id), '[]')
    FROM shipment s WHERE s.order_id = orders;
END;

ALTER FUNCTION order_state(integer) RENAME TO placed_order_state;
CREATE FUNCTION order_state(orders integer) RETURNS jsonb LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT placed_order_state(o.id) || jsonb_build_object('erpNumber', o.erp_number) FROM sales_order o WHERE o.id = orders;
END;
