-- Webhooks: addresses that events are posted to, and what was not taken yet or not at all.

CREATE TABLE webhook (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name <> ''),
  url text NOT NULL,
  -- Null: all.
  kinds text[] CHECK (cardinality(kinds) > 0),
  stores text[] CHECK (cardinality(stores) > 0),
  -- Sealed. During a rotation requests are signed with both.
  secret text NOT NULL,
  earlier_secret text,
  earlier_until timestamptz,
  -- Events up to this number have their deliveries.
  queued_to bigint NOT NULL,
  -- Tries in a row that failed, and when the next one is due: one try at a time finds out whether the receiver is there again.
  failures integer NOT NULL DEFAULT 0,
  resume_at timestamptz,
  -- One process at a time sends to a receiver, so that the order per subject holds.
  claimed_until timestamptz,
  created_at timestamptz NOT NULL,
  stopped_at timestamptz
);

-- Delivered ones stay as long as their events, as the log of what was sent when.
CREATE TABLE webhook_delivery (
  webhook_id integer NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
  event_id bigint NOT NULL REFERENCES business_event (id) ON DELETE CASCADE,
  number bigint NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz,
  delivered_at timestamptz,
  given_up_at timestamptz,
  -- HTTP status of the last reply; null: there was none.
  last_status integer,
  failure text,
  PRIMARY KEY (webhook_id, event_id)
);
CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, number) WHERE delivered_at IS NULL AND given_up_at IS NULL;
CREATE INDEX webhook_delivery_event ON webhook_delivery (event_id);
CREATE INDEX webhook_delivery_given_up ON webhook_delivery (webhook_id, number) WHERE given_up_at IS NOT NULL;
