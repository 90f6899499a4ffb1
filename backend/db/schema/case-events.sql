-- Events of returns, withdrawals, complaints, approvals, subscriptions, gift cards and points. Names, addresses and texts of people are left out.

CREATE VIEW return_event_state AS
  SELECT r.id, r.number AS subject, s.code AS store, jsonb_build_object(
    'number', r.number, 'order', o.number, 'requestedAt', moment(r.requested_at), 'closedAt', moment(r.closed_at), 'isPickup', r.is_pickup,
    'pickupOn', r.pickup_on, 'parcels', r.parcels, 'weightGrams', r.weight_grams, 'isFree', r.is_free,
    'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('orderLine', l.position, 'sku', l.sku, 'quantity', x.quantity,
        'received', x.received, 'refused', x.refused) ORDER BY l.position), '[]')
      FROM goods_return_line x JOIN order_line l ON l.id = x.order_line_id WHERE x.return_id = r.id),
    'receipts', (SELECT coalesce(jsonb_agg(jsonb_build_object('orderLine', l.position, 'sku', l.sku, 'quantity', x.quantity,
        'isDamaged', x.is_damaged, 'feeOere', x.fee_oere, 'creditNote', i.number, 'at', moment(x.at)) ORDER BY x.id), '[]')
      FROM return_receipt x JOIN order_line l ON l.id = x.order_line_id JOIN invoice i ON i.id = x.credit_id WHERE x.return_id = r.id)) AS state
  FROM goods_return r JOIN sales_order o ON o.id = r.order_id JOIN store s ON s.id = o.store_id;

CREATE VIEW withdrawal_event_state AS
  SELECT w.id, w.number AS subject, s.code AS store, jsonb_build_object(
    'number', w.number, 'order', o.number, 'declaredAt', moment(w.declared_at), 'closedAt', moment(w.closed_at),
    'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('orderLine', l.position, 'sku', l.sku, 'quantity', x.quantity,
        'calledOff', x.called_off, 'received', x.received, 'kept', x.kept) ORDER BY l.position), '[]')
      FROM withdrawal_line x JOIN order_line l ON l.id = x.order_line_id WHERE x.withdrawal_id = w.id)) AS state
  FROM withdrawal w JOIN sales_order o ON o.id = w.order_id JOIN store s ON s.id = o.store_id;

CREATE VIEW complaint_event_state AS
  SELECT c.id, c.number AS subject, s.code AS store, jsonb_build_object(
    'number', c.number, 'order', o.number, 'orderLine', l.position, 'sku', l.sku, 'quantity', c.quantity, 'wish', c.wish, 'state', c.state,
    'remedy', c.remedy, 'receivedAt', moment(c.received_at), 'closedAt', moment(c.closed_at), 'creditNote', c.credit_number,
    'replacementOrder', (SELECT x.number FROM sales_order x WHERE x.id = c.replacement_order_id)) AS state
  FROM complaint c JOIN store s ON s.id = c.store_id LEFT JOIN sales_order o ON o.id = c.order_id LEFT JOIN order_line l ON l.id = c.order_line_id;

CREATE VIEW approval_event_state AS
  SELECT a.order_id AS id, o.number AS subject, s.code AS store, jsonb_build_object(
    'order', o.number, 'buyer', a.buyer_id, 'approver', a.approver_id, 'requestedAt', moment(a.asked_at), 'expiresAt', moment(a.expires_at),
    'decision', a.decision, 'decidedAt', moment(a.decided_at), 'decidedBy', a.decided_by) AS state
  FROM order_approval a JOIN sales_order o ON o.id = a.order_id JOIN store s ON s.id = o.store_id;

CREATE VIEW subscription_event_state AS
  SELECT n.id, n.id::text AS subject, s.code AS store, jsonb_build_object(
    'id', n.id, 'customer', n.customer_id, 'status', n.status, 'why', n.why, 'rhythm', n.rhythm, 'deliveryOn', n.delivery_on,
    'orderOn', n.order_on, 'payment', n.payment_code, 'createdAt', moment(n.created_at), 'endedAt', moment(n.ended_at),
    'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('sku', p.sku, 'quantity', i.quantity, 'isSkipped', i.is_skipped)
        ORDER BY i.position, i.id), '[]')
      FROM subscription_item i JOIN product p ON p.id = i.product_id WHERE i.subscription_id = n.id),
    'lastDelivery', (SELECT jsonb_build_object('on', r.delivery_on, 'outcome', r.outcome, 'order', o.number, 'why', r.why)
      FROM subscription_run r LEFT JOIN sales_order o ON o.id = r.order_id WHERE r.subscription_id = n.id ORDER BY r.planned_on DESC LIMIT 1)) AS state
  FROM subscription n JOIN store s ON s.id = n.store_id;

-- Who knows the code can pay with the card: the code is left out.
CREATE VIEW giftcard_event_state AS
  SELECT g.id, g.id::text AS subject, s.code AS store, jsonb_build_object(
    'id', g.id, 'order', o.number, 'issuedAt', moment(g.issued_at), 'validTo', moment(g.valid_to),
    'balanceOere', (SELECT coalesce(sum(e.oere), 0) FROM gift_card_entry e WHERE e.gift_card_id = g.id),
    'entries', (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'oere', e.oere, 'order', x.number, 'at', moment(e.at)) ORDER BY e.id), '[]')
      FROM gift_card_entry e LEFT JOIN sales_order x ON x.id = e.order_id WHERE e.gift_card_id = g.id)) AS state
  FROM gift_card g LEFT JOIN order_line l ON l.id = g.order_line_id LEFT JOIN sales_order o ON o.id = l.order_id LEFT JOIN store s ON s.id = o.store_id;

CREATE VIEW points_event_state AS
  SELECT c.id, c.id::text AS subject, s.code AS store, jsonb_build_object(
    'customer', c.id, 'balance', (SELECT coalesce(sum(e.points), 0) FROM point_entry e WHERE e.customer_id = c.id),
    'lastEntry', (SELECT jsonb_build_object('id', e.id, 'points', e.points, 'kind', e.kind, 'order', o.number, 'at', moment(e.at))
      FROM point_entry e LEFT JOIN sales_order o ON o.id = e.order_id WHERE e.customer_id = c.id ORDER BY e.id DESC LIMIT 1)) AS state
  FROM customer c JOIN store s ON s.id = c.store_id WHERE c.closed_at IS NULL;

CALL record_events('goods_return', 'return.changed', 'id');
CALL record_events('goods_return_line', 'return.changed', 'return_id');
CALL record_events('return_receipt', 'return.changed', 'return_id');
CALL record_events('withdrawal', 'withdrawal.changed', 'id');
CALL record_events('withdrawal_line', 'withdrawal.changed', 'withdrawal_id');
CALL record_events('complaint', 'complaint.changed', 'id');
CALL record_events('order_approval', 'approval.changed', 'order_id');
CALL record_events('subscription', 'subscription.changed', 'id');
CALL record_events('subscription_item', 'subscription.changed', 'subscription_id');
CALL record_events('subscription_run', 'subscription.changed', 'subscription_id');
CALL record_events('gift_card', 'giftcard.changed', 'id');
CALL record_events('gift_card_entry', 'giftcard.changed', 'gift_card_id');
CALL record_events('point_entry', 'points.changed', 'customer_id');
DROP PROCEDURE record_events;
