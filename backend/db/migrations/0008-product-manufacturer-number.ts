// The maker's own number of a product, as procurement systems compare it.

export const productManufacturerNumber = `
ALTER TABLE product ADD COLUMN manufacturer_number text CHECK (manufacturer_number <> '');
`;
