// Who sells, and who writes the invoices.
export { readInvoiceWriter, readSeller } from './seller.sql';
