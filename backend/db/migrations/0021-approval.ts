// Twenty-first migration: orders that wait for an approver of the buyer's company.

export const approval = /* sql */ `
-- With an approver and no limit every order of this buyer waits; with one, those that come to more (øre without VAT).
ALTER TABLE customer ADD COLUMN approval_limit_oere bigint CHECK (approval_limit_oere >= 0);
ALTER TABLE customer ADD CONSTRAINT customer_own_approver CHECK (approver_id <> id);
CREATE INDEX customer_approver ON customer (approver_id) WHERE approver_id IS NOT NULL;

CREATE TABLE order_approval (
  order_id integer PRIMARY KEY REFERENCES sales_order (id),
  buyer_id integer NOT NULL REFERENCES customer (id),
  approver_id integer NOT NULL REFERENCES customer (id),
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Scheme and host that the buyer saw, for the links in mails.
  origin text,
  decision text CHECK (decision IN ('approved', 'declined', 'expired', 'withdrawn')),
  decided_at timestamptz,
  -- Null where no one decided: time ran out.
  decided_by integer REFERENCES customer (id),
  reason text NOT NULL DEFAULT '',
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CHECK (buyer_id <> approver_id)
);
CREATE INDEX order_approval_approver ON order_approval (approver_id, asked_at DESC);
CREATE INDEX order_approval_buyer ON order_approval (buyer_id, asked_at DESC);
CREATE INDEX order_approval_due ON order_approval (expires_at) WHERE decision IS NULL;
`;
