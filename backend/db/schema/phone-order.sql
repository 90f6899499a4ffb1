-- Orders by phone: carts that staff fill for a customer or a guest, apart from the cart that the shopper fills.

ALTER TABLE cart ADD COLUMN by_phone boolean NOT NULL DEFAULT false;
DROP INDEX cart_active_of_customer;
CREATE UNIQUE INDEX cart_active_of_customer ON cart (customer_id, store_id)
  WHERE status = 'active' AND customer_id IS NOT NULL AND punchout_id IS NULL AND subscription_id IS NULL AND NOT by_phone;
DROP INDEX cart_stale;
CREATE INDEX cart_stale ON cart (created_at) WHERE status = 'active' AND (customer_id IS NULL OR by_phone);

CREATE TABLE phone_order (
  cart_id text PRIMARY KEY REFERENCES cart (id) ON DELETE CASCADE,
  -- Name of the member of staff who began it.
  staff text NOT NULL,
  -- The shopper's: of the mails, the payment page and the order.
  language text NOT NULL CHECK (language IN ('da', 'en')),
  created_at timestamptz NOT NULL,
  -- Of the page on which the shopper accepts the terms and pays; null until it is mailed.
  link_token text UNIQUE,
  link_sent_at timestamptz,
  CHECK ((link_token IS NULL) = (link_sent_at IS NULL))
);
CREATE INDEX phone_order_newest ON phone_order (created_at);
