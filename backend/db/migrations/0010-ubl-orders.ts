// Purchase orders of Peppol and NemHandel: what their answers repeat, and documents that no order of the shop belongs to.

export const ublOrders = `
-- Null: the order came by cXML.
ALTER TABLE punchout_order ADD COLUMN ubl jsonb;
ALTER TABLE punchout_test_order ADD COLUMN ubl jsonb;

ALTER TABLE punchout_document ADD COLUMN format text NOT NULL DEFAULT 'cxml' CHECK (format IN ('cxml', 'peppol', 'oioubl'));
-- Null for the answer to an order that was refused: none of the shop's belongs to it.
ALTER TABLE punchout_document ALTER COLUMN subject DROP NOT NULL;
ALTER TABLE punchout_document DROP CONSTRAINT punchout_document_kind_check;
ALTER TABLE punchout_document ADD CONSTRAINT punchout_document_kind_check
  CHECK (kind IN ('confirmation', 'rejection', 'shipment', 'invoice', 'test', 'refusal') AND (subject IS NOT NULL OR kind = 'refusal'));

ALTER TABLE punchout_connection DROP CONSTRAINT punchout_connection_protocol_check;
ALTER TABLE punchout_connection ADD CONSTRAINT punchout_connection_protocol_check CHECK (protocol IN ('oci', 'cxml', 'peppol'));
`;
