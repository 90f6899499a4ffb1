// A number that every change of the terms of sale raises, so that they need not be read again to know that they still hold; and order
// numbers from a sequence: rising and never given twice, without making all orders wait for one another's commit.

const TABLES = ['shipping_method', 'shipping_price', 'shipping_rate', 'promotion'];

export const termsOfSale = /* sql */ `
CREATE TABLE selling_version (one boolean PRIMARY KEY DEFAULT true CHECK (one), version bigint NOT NULL);
INSERT INTO selling_version (version) VALUES (1);
CREATE FUNCTION raise_selling_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE selling_version SET version = version + 1;
  RETURN NULL;
END $$;
${TABLES.map(
  (table) => `CREATE TRIGGER ${table}_terms AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION raise_selling_version();`,
).join('\n')}

CREATE SEQUENCE order_number;
SELECT setval('order_number', (SELECT next FROM number_sequence WHERE name = 'order'), false);
DELETE FROM number_sequence WHERE name = 'order';
`;
