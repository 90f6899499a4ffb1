// Who sells, and who writes the invoices.
export { readInvoiceWriter } from './seller.sql';
