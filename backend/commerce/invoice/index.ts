// Invoices and credit notes.
export { refundAmount } from './credit-amount';
export { creditOrder } from './credit-order';
export { invoiceOrder } from './invoice-order';
export { invoicesToPrint } from './read-document';
