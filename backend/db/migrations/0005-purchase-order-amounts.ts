// What a purchase order comes to, for the limits of its connection while the order is being placed.

export const purchaseOrderAmounts = `
-- Øre without VAT, freight included. Of an order that is placed its own amount counts.
ALTER TABLE punchout_order ADD COLUMN amount_oere bigint NOT NULL DEFAULT 0;
CREATE INDEX punchout_order_received ON punchout_order (connection_code, received_at);
`;
