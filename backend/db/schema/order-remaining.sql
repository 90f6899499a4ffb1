-- What an order comes to without the pieces that were called off, and the same in the state of its events.

-- As remainingTotals of backend/commerce/order/ordered.ts; a test compares the two. Duties are cut after their discount, VAT is rounded once
-- for each rate, and the freight is charged with the first piece that is sent, gift cards excepted.
CREATE FUNCTION order_remaining_oere(orders integer) RETURNS bigint LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT CASE
      WHEN NOT EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id AND l.canceled > 0) THEN o.total_oere
      ELSE (SELECT coalesce(sum(r.amount + CASE o.basis WHEN 'net' THEN round(r.amount * r.vat_bp / 10000) ELSE 0 END), 0)::bigint
        FROM (SELECT p.vat_bp, sum(p.amount) AS amount FROM (
          SELECT l.vat_bp, l.unit_oere::numeric * (l.quantity - l.canceled)
              - round(least(l.discount_oere, l.row_oere)::numeric * (l.quantity - l.canceled) / l.quantity)
              + round((l.duty_oere - greatest(0, l.discount_oere - l.row_oere))::numeric * (l.quantity - l.canceled) / l.quantity) AS amount
            FROM order_line l WHERE l.order_id = o.id
          UNION ALL SELECT 2500, o.shipping_oere - o.discount_oere + (SELECT coalesce(sum(l.discount_oere), 0) FROM order_line l WHERE l.order_id = o.id)
            WHERE EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id AND l.quantity > l.canceled AND l.kind <> 'gift_card')) p
          GROUP BY p.vat_bp) r) END
    FROM sales_order o WHERE o.id = orders;
END;

-- Orders of which something was called off are few; the credit limit looks for them.
CREATE INDEX order_line_called_off ON order_line (order_id) WHERE canceled > 0;

ALTER FUNCTION order_state(integer) RENAME TO numbered_order_state;
CREATE FUNCTION order_state(orders integer) RETURNS jsonb LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT s.state || jsonb_build_object('amounts', s.state -> 'amounts' || jsonb_build_object('remainingOere', order_remaining_oere(orders)))
    FROM (SELECT numbered_order_state(orders) AS state) s WHERE s.state IS NOT NULL;
END;
