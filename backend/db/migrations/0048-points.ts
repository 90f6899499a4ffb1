// Points that an order earns, and what of the ledger is earned and what is spent.

export const points = /* sql */ `
-- What the order earns when all of it is invoiced and nothing comes back.
ALTER TABLE sales_order ADD COLUMN points integer NOT NULL DEFAULT 0 CHECK (points >= 0);
-- What goods that came back take away again is less earned, not spent. Null: by its sign.
ALTER TABLE point_entry ADD COLUMN kind text CHECK (kind IN ('earned', 'spent'));
CREATE INDEX point_entry_order ON point_entry (order_id) WHERE order_id IS NOT NULL;
`;
