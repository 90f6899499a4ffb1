-- Keys by which other systems read the change log and send what they know.

CREATE TABLE api_key (
  -- The part of the key that names it.
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{12}$'),
  -- Of the system that has it. Several keys of one name overlap in a rotation.
  name text NOT NULL CHECK (name <> ''),
  -- SHA-256 of 32 random bytes: there is nothing to guess that a slow hash would protect.
  secret_hash text NOT NULL UNIQUE,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  -- The code of the store that it is for; null: all of them.
  store text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
