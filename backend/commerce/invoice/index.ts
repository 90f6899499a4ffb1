// Invoices and credit notes.
export { refundAmount } from './credit-amount';
export { creditOrder } from './credit-order';
export { erpInvoicePdf, erpInvoicesOf } from './erp-invoice.sql';
export { invoiceOrder } from './invoice-order';
export { invoicesToPrint } from './read-document';
export { readPdf, takeErpInvoice } from './take-erp-invoice';
