// Goods that are bought for bonus points: what a line cost in them, and one entry of the ledger by which an order takes them.

export const pointsSpent = /* sql */ `
-- Of one piece; 0: the line was bought for money.
ALTER TABLE order_line ADD COLUMN unit_points integer NOT NULL DEFAULT 0 CHECK (unit_points >= 0);
CREATE UNIQUE INDEX point_entry_spent ON point_entry (order_id) WHERE kind = 'spent' AND points < 0;
`;
