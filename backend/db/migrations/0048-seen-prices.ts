// What one unit of a line cost when the shopper put it into the cart, so that they are told when it costs something else.

export const seenPrices = /* sql */ `
-- For this quantity and in this basis; null where it is not known.
ALTER TABLE cart_item ADD COLUMN seen_oere bigint, ADD COLUMN seen_quantity integer,
  ADD COLUMN seen_basis text CHECK (seen_basis IN ('gross', 'net'));
`;
