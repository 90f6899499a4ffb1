// Invoices and credit notes of a month, and the newest of all, by an index: backend/staff/money/money.sql.ts and figures/figures.sql.ts.

export const documentsByDay = `
CREATE INDEX invoice_issued ON invoice (issued_at, id);
CREATE INDEX payment_operation_done ON payment_operation (done_at) WHERE status = 'done';
CREATE INDEX gift_card_entry_at ON gift_card_entry (at);
`;
