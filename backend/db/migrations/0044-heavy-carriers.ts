// Carriers of heavy goods are not offered for what a parcel takes.

export const heavyCarriers = /* sql */ `
ALTER TABLE shipping_method ADD COLUMN min_grams integer CHECK (min_grams > 0);
UPDATE shipping_method SET min_grams = CASE method_code WHEN 'pallet' THEN 100000 ELSE 15000 END WHERE carrier_code = 'freight';
`;
