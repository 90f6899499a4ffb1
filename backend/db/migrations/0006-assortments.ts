// What a customer or a business may see of the catalogue: an allow-list (null = none) and a disallow-list, entries of path and categoryIds.
export const assortments = `
ALTER TABLE business ADD COLUMN allow jsonb;
ALTER TABLE customer ADD COLUMN allow jsonb, ADD COLUMN disallow jsonb NOT NULL DEFAULT '[]';
`;
