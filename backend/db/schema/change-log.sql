-- The change log: business facts as numbered events for other systems, each written in the transaction that makes the fact.

CREATE TABLE business_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Its place in the feed: given after the commit, in the order in which transactions become visible (functions/change-log).
  number bigint UNIQUE,
  kind text NOT NULL CHECK (kind ~ '^[a-z]+\.[a-z]+$'),
  -- Of the form of the state.
  version integer NOT NULL DEFAULT 1,
  subject_kind text NOT NULL,
  -- The row that the subject is.
  subject_id bigint NOT NULL,
  -- How other systems name it: an order number, an SKU.
  subject text,
  -- The code of the store; null: of all of them.
  store text,
  at timestamptz NOT NULL DEFAULT now(),
  -- The subject as it is at the end of the transaction. Null only inside the transaction.
  state jsonb,
  transaction bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint
);
-- One event of a kind and subject in a transaction.
CREATE UNIQUE INDEX business_event_open ON business_event (subject_kind, subject_id, kind, transaction) WHERE state IS NULL;
CREATE INDEX business_event_unnumbered ON business_event (id) WHERE number IS NULL;
CREATE INDEX business_event_subject ON business_event (subject_kind, subject_id, id);
CREATE INDEX business_event_at ON business_event (at);

CREATE SEQUENCE business_event_number;

-- Events up to this number were deleted by their age: a reader that is not beyond it has missed some.
CREATE TABLE business_event_end (one boolean PRIMARY KEY DEFAULT true CHECK (one), number bigint NOT NULL);
INSERT INTO business_event_end (number) VALUES (0);
