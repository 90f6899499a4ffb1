-- Accounts of the people who run the shop, and their logins in the back office. Independent of customers: neither opens the other's pages.

CREATE TABLE staff_member (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(btrim(email)) AND email <> ''),
  -- Under which changes are logged (staff_action.staff).
  name text NOT NULL CHECK (name <> ''),
  -- Its rights are in domain/staff/rights.ts.
  role text NOT NULL,
  password_hash text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  -- Its password is public: it logs in nowhere but in a demo shop.
  is_demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX staff_member_name ON staff_member (lower(name));

CREATE TABLE staff_session (
  token_hash text PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff_member ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  -- Written at most once a minute; a login that is not used ends.
  seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  user_agent text NOT NULL
);
CREATE INDEX staff_session_of ON staff_session (staff_id);
CREATE INDEX staff_session_expires ON staff_session (expires_at);

-- What staff write about an order for each other; the customer does not see it.
CREATE TABLE order_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES sales_order ON DELETE CASCADE,
  at timestamptz NOT NULL,
  staff text NOT NULL CHECK (staff <> ''),
  text text NOT NULL CHECK (text <> '')
);
CREATE INDEX order_note_of ON order_note (order_id, id);
