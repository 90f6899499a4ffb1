// Classes of a product in UNSPSC and eCl@ss, as catalogues and carts for procurement systems state them.

export const productClasses = `
ALTER TABLE product ADD COLUMN unspsc text CHECK (unspsc ~ '^[0-9]{8}$'), ADD COLUMN eclass text CHECK (eclass ~ '^[0-9]{8}$');
`;
