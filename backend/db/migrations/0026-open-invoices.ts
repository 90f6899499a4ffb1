// Lists of the back office that do not slow down with the shop's age: open invoices with their balances, and orders by store and by refund.

export const openInvoices = `
-- Credit notes of an order are taken off its invoices, the oldest first.
CREATE VIEW invoice_balance AS
  SELECT b.invoice_id, b.order_id, b.business_id, b.due_at, b.credited_oere, b.paid_oere, b.owed - b.credited_oere - b.paid_oere AS open_oere
  FROM (SELECT e.invoice_id, e.order_id, e.business_id, e.due_at, e.owed,
      least(e.owed, greatest(0, e.credits - e.earlier)) AS credited_oere,
      (SELECT coalesce(sum(r.amount_oere), 0)::bigint FROM invoice_payment r WHERE r.invoice_id = e.invoice_id) AS paid_oere
    FROM (SELECT i.id AS invoice_id, i.order_id, o.business_id, i.due_at, i.total_oere - i.gift_card_oere AS owed,
        coalesce(sum(i.total_oere - i.gift_card_oere)
          OVER (PARTITION BY i.order_id ORDER BY i.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::bigint AS earlier,
        (SELECT coalesce(sum(c.total_oere - c.gift_card_oere), 0)::bigint
          FROM invoice c WHERE c.order_id = i.order_id AND c.kind = 'credit') AS credits
      FROM invoice i JOIN sales_order o ON o.id = i.order_id JOIN payment p ON p.order_id = i.order_id
      WHERE i.kind = 'invoice' AND p.status = 'account') e) b;

CREATE TABLE open_invoice (
  invoice_id integer PRIMARY KEY REFERENCES invoice (id),
  order_id integer NOT NULL REFERENCES sales_order (id),
  business_id integer REFERENCES business (id),
  due_at date NOT NULL,
  credited_oere bigint NOT NULL,
  paid_oere bigint NOT NULL,
  -- Negative: the buyer has money to get back.
  open_oere bigint NOT NULL CHECK (open_oere <> 0)
);
CREATE INDEX open_invoice_due ON open_invoice (due_at, invoice_id);
CREATE INDEX open_invoice_order ON open_invoice (order_id);
CREATE INDEX open_invoice_business ON open_invoice (business_id, due_at, invoice_id);
INSERT INTO open_invoice SELECT * FROM invoice_balance WHERE open_oere <> 0;

-- Two transactions that change the balance of one order do it one after the other: the second sees what the first has written.
CREATE FUNCTION refresh_open_invoices(orders integer) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('open_invoice'), orders);
  DELETE FROM open_invoice o WHERE o.order_id = orders;
  INSERT INTO open_invoice SELECT * FROM invoice_balance b WHERE b.order_id = orders AND b.open_oere <> 0;
END $$;
CREATE FUNCTION refresh_open_of_order() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refresh_open_invoices(NEW.order_id);
  RETURN NULL;
END $$;
-- Each order once for all documents of a statement. A transition table has no statistics: without the setting it may be read once per row.
CREATE FUNCTION refresh_open_of_documents() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_nestloop = off AS $$
BEGIN
  PERFORM refresh_open_invoices(w.order_id) FROM (SELECT DISTINCT order_id FROM written ORDER BY order_id) w;
  RETURN NULL;
END $$;
CREATE FUNCTION refresh_open_of_payments() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp SET enable_nestloop = off AS $$
BEGIN
  PERFORM refresh_open_invoices(w.order_id) FROM (
    SELECT DISTINCT i.order_id FROM written p JOIN invoice i ON i.id = p.invoice_id ORDER BY i.order_id) w;
  RETURN NULL;
END $$;
CREATE TRIGGER invoice_open AFTER INSERT ON invoice REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_open_of_documents();
CREATE TRIGGER invoice_payment_open AFTER INSERT ON invoice_payment REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_open_of_payments();
CREATE TRIGGER payment_open_invoices AFTER UPDATE OF status ON payment FOR EACH ROW
  WHEN ('account' IN (OLD.status, NEW.status)) EXECUTE FUNCTION refresh_open_of_order();

-- Orders of a store with few orders, and the few with refunds: otherwise all orders are read to find them.
CREATE INDEX sales_order_store ON sales_order (store_id, placed_at DESC, id DESC);
CREATE INDEX payment_with_refund ON payment (order_id) WHERE refunded_oere > 0;
`;
