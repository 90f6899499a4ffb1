// Further units that a product can be ordered in by procurement systems.

export const productOrderUnits = `
-- How many of the product's own unit each holds: 'pk=10;ks=120'.
ALTER TABLE product ADD COLUMN order_units text CHECK (order_units <> '');
`;
