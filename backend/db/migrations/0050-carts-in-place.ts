// A cart is written eight times before it is an order. No index knows when it was last touched, and its pages have room: so a change is
// written beside the old row and no index hears of it.

export const cartsInPlace = /* sql */ `
DROP INDEX cart_stale;
CREATE INDEX cart_stale ON cart (created_at) WHERE status = 'active' AND customer_id IS NULL;
ALTER TABLE cart SET (fillfactor = 60);
`;
