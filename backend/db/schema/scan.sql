-- What was scanned: each scan counts once, however often a browser that was offline sends it.

CREATE TABLE scan (
  -- Made by the browser with the scan, at random: no one else can know it.
  id uuid PRIMARY KEY,
  -- Whose codes are kept for later: the customer's, else those of the visitor's cart.
  customer_id integer REFERENCES customer (id) ON DELETE CASCADE,
  -- Carts come and go; what was scanned into one stays counted.
  cart_id text,
  list_id integer,
  code text NOT NULL CHECK (code <> ''),
  product_id integer REFERENCES product (id) ON DELETE SET NULL,
  -- choose: the code stands for several products. put-away: unknown, and no longer told.
  outcome text NOT NULL CHECK (outcome IN ('added', 'unknown', 'choose', 'refused', 'put-away')),
  -- Code and params of a refusal.
  refusal jsonb,
  at timestamptz NOT NULL
);
CREATE INDEX scan_at ON scan (at);
CREATE INDEX scan_unknown_customer ON scan (customer_id) WHERE outcome IN ('unknown', 'choose');
CREATE INDEX scan_unknown_cart ON scan (cart_id) WHERE outcome IN ('unknown', 'choose');
