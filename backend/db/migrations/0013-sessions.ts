// Thirteenth migration: limits on tries, logins that can be listed and ended one by one, and links that work once.

export const sessions = /* sql */ `
-- Filled by the rate limiter; a row may be lost without harm, so it need not survive a crash.
CREATE UNLOGGED TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);

-- A name for a login that may be shown: the hash of its token is never shown.
ALTER TABLE customer_session ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX customer_session_id ON customer_session (id);

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
`;
