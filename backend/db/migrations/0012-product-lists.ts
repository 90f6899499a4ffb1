// What the product list of the back office filters by, among a million products; and why staff corrected a count.

export const productLists = `
CREATE INDEX product_unsalable ON product (id) WHERE parent_id IS NULL AND NOT salable;
CREATE INDEX product_in_no_store ON product (id) WHERE parent_id IS NULL AND store_ids = '{}';
ALTER TABLE stock_movement ADD COLUMN note text CHECK (note <> '');
`;
