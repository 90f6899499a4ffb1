// Thirty-second migration: who sells, as it stands on invoices, and the electronic invoices as they were sent.

export const eInvoices = /* sql */ `
-- One row. A shop that has none writes no electronic invoices.
CREATE TABLE seller (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  name text NOT NULL,
  cvr text NOT NULL CHECK (cvr ~ '^[0-9]{8}$'),
  street text NOT NULL,
  postcode text NOT NULL,
  city text NOT NULL,
  email text NOT NULL,
  telephone text NOT NULL,
  account_registration text CHECK (account_registration ~ '^[0-9]{4}$'),
  account_number text CHECK (account_number ~ '^[0-9]{1,10}$')
);
-- Written with the invoice: a seller who moves later does not change what was sent.
CREATE TABLE e_invoice (
  invoice_id integer NOT NULL REFERENCES invoice (id),
  format text NOT NULL CHECK (format IN ('oioubl', 'peppol')),
  xml text NOT NULL,
  PRIMARY KEY (invoice_id, format)
);
CREATE TRIGGER e_invoice_append_only BEFORE UPDATE OR DELETE ON e_invoice FOR EACH ROW EXECUTE FUNCTION refuse_change();
`;
