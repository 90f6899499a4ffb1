-- What staff change by commands: a line is written in the transaction of the change, and stays.

CREATE TABLE staff_action (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  staff text NOT NULL CHECK (staff <> ''),
  -- As it is typed: 'price set'.
  command text NOT NULL,
  -- What was changed, as staff name it: a product number, an order number, an e-mail address.
  subject text NOT NULL,
  -- What the subject was like; null where there was none, or where a command keeps no such picture.
  before jsonb,
  after jsonb
);
CREATE INDEX staff_action_subject ON staff_action (subject, id);
CREATE INDEX staff_action_at ON staff_action (at);
