// Second factors of staff logins: the secret of an authenticator app, recovery codes, and logins between password and code.

export const staffSecondFactors = `
CREATE TABLE staff_second_factor (
  staff_id integer PRIMARY KEY REFERENCES staff_member ON DELETE CASCADE,
  -- Base32, encrypted with SECRETS_KEY.
  secret text NOT NULL,
  created_at timestamptz NOT NULL,
  -- The login that the set-up was begun in (staff_session.token_hash): no other login confirms it.
  begun_in text NOT NULL,
  -- Null: not active before a code of the app has confirmed it.
  confirmed_at timestamptz,
  -- The last time step of RFC 6238 that a code was accepted of; its code and earlier ones are spent.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE staff_recovery_code (
  staff_id integer NOT NULL REFERENCES staff_second_factor ON DELETE CASCADE,
  -- SHA-256 in hex.
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (staff_id, code_hash)
);

-- The password was right; the code is missing. No login before it.
CREATE TABLE staff_login_step (
  -- SHA-256 in hex of the token in the browser's cookie.
  token_hash text PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff_member ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  used_at timestamptz,
  -- SHA-256 in hex of the accepted code: the second of two clicks sends it again.
  used_code_hash text
);
CREATE INDEX staff_login_step_of ON staff_login_step (staff_id);
CREATE INDEX staff_login_step_expires ON staff_login_step (expires_at);
`;
