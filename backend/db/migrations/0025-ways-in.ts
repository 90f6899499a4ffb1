// Twenty-fifth migration: staff who act for customers and what they do, and tokens of others that log customers in.

export const waysIn = /* sql */ `
-- Who acts for the customer in this login; null when it is the customer themselves.
ALTER TABLE customer_session ADD COLUMN staff text CHECK (staff <> '');

-- All that staff do in a customer's name: a line is written before the deed, and stays.
CREATE TABLE staff_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  staff text NOT NULL CHECK (staff <> ''),
  customer_id integer NOT NULL,
  session_id uuid,
  kind text NOT NULL CHECK (kind IN ('link', 'begin', 'look', 'change')),
  -- Root fields of the question or change, and what it was asked with, secrets left out.
  fields text NOT NULL,
  details text NOT NULL,
  request_id text NOT NULL
);
CREATE INDEX staff_log_customer ON staff_log (customer_id, id);
CREATE TRIGGER staff_log_append_only BEFORE UPDATE OR DELETE ON staff_log FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Signed tokens that have logged someone in: each works once.
CREATE TABLE spent_token (token_hash text PRIMARY KEY, expires_at timestamptz NOT NULL);
CREATE INDEX spent_token_expiry ON spent_token (expires_at);

-- Partners whose signed tokens log in customers of one store.
CREATE TABLE trusted_key (
  shop text NOT NULL REFERENCES store (code),
  issuer text NOT NULL,
  public_pem text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (shop, issuer)
);
`;
