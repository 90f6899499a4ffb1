-- Logins: sessions, keys, links that work once, limits on tries, and what staff do in a customer's name.

-- Only the hash of a token is kept: a stolen copy of the table opens no account.
CREATE TABLE customer_session (
  token_hash text PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  user_agent text NOT NULL DEFAULT '',
  -- A name for a login that may be shown: the hash of its token is never shown.
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Who acts for the customer in this login; null when it is the customer themselves.
  staff text CHECK (staff <> '')
);
CREATE INDEX customer_session_customer ON customer_session (customer_id);
CREATE INDEX customer_session_expiry ON customer_session (expires_at);
CREATE UNIQUE INDEX customer_session_id ON customer_session (id);

-- What a browser's session must bring back from elsewhere; its cookie holds only the name of the row (spec §3 "Session").
CREATE TABLE session_context (
  -- SHA-256 of the id in the cookie, hex: a copy of the database opens no session.
  id_hash text PRIMARY KEY,
  entries jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_context_expires ON session_context (expires_at);

-- Links that work once and not for long: choosing a password, confirming an e-mail address, acting for a customer.
CREATE TABLE account_link (
  token_hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('password', 'email', 'impersonate', 'quick-login')),
  customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_link_customer ON account_link (customer_id, purpose);
CREATE INDEX account_link_expiry ON account_link (expires_at);

CREATE TABLE signing_key (
  shop text NOT NULL,
  kid text NOT NULL UNIQUE,
  -- Encrypted (backend/db/sealed.ts).
  private_pem text NOT NULL,
  public_pem text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (shop, kid)
);

-- Partners whose signed tokens log in customers of one store.
CREATE TABLE trusted_key (
  shop text NOT NULL REFERENCES store (code),
  issuer text NOT NULL,
  public_pem text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (shop, issuer)
);

-- Signed tokens that have logged a customer in: each works once.
CREATE TABLE spent_token (token_hash text PRIMARY KEY, expires_at timestamptz NOT NULL);
CREATE INDEX spent_token_expiry ON spent_token (expires_at);

-- All that staff do in a customer's name: a line is written before the action, and stays.
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

-- Filled by the rate limiter; a row may be lost without harm, so it need not survive a crash.
CREATE UNLOGGED TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);

-- Presses of the last moments, so that a double click acts once in all processes together; a lost row only makes two presses of one.
CREATE UNLOGGED TABLE recent_press (
  -- Keyed hash of who pressed what on which page.
  key text PRIMARY KEY,
  -- Keyed hash of who and which page.
  page text NOT NULL,
  -- Which one of two equal presses has the row.
  press text NOT NULL,
  -- What came of it, encrypted; null while it is under way.
  answer text,
  at timestamptz NOT NULL
);
CREATE INDEX recent_press_page ON recent_press (page);
CREATE INDEX recent_press_at ON recent_press (at);
