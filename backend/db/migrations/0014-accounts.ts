// Fourteenth migration: who wants the newsletter, and accounts that their owners have closed.

export const accounts = /* sql */ `
CREATE TABLE newsletter_subscription (
  email text PRIMARY KEY CHECK (email = lower(email)),
  store_id integer NOT NULL REFERENCES store (id),
  status text NOT NULL CHECK (status IN ('NOT_ACTIVE', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNCONFIRMED')),
  -- Where the consent was given, which is part of its proof.
  location text NOT NULL,
  changed_at timestamptz NOT NULL
);

-- A closed account keeps its row for the orders' sake, without a name or an address.
ALTER TABLE customer ADD COLUMN closed_at timestamptz;
ALTER TABLE customer ADD COLUMN terms_accepted_at timestamptz;
`;
