// The answer to an order that its buyer took back: no order of the shop belongs to it any more.

export const orderCancellations = `
ALTER TABLE punchout_document DROP CONSTRAINT punchout_document_kind_check;
ALTER TABLE punchout_document ADD CONSTRAINT punchout_document_kind_check
  CHECK (kind IN ('confirmation', 'rejection', 'shipment', 'invoice', 'test', 'refusal', 'cancellation')
    AND (subject IS NOT NULL OR kind IN ('refusal', 'cancellation')));
`;
