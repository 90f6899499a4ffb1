// From the wire to invoices and credit notes: rows of the overview, and one in full.
import type { DocumentFilter, InvoiceRow, InvoiceView } from '~/models/order';
import type { CustomerInvoicesFilterInput, InvoiceDocumentQuery, InvoicesQuery } from '../generated/commerce';
import { moneyOf } from '../tile/price.map';
import { destinationOf, orderAddressOf } from './order.map';

type WireRow = NonNullable<NonNullable<NonNullable<InvoicesQuery['customer']>['invoices']>['items']>[number];
type WireDocument = NonNullable<InvoiceDocumentQuery['invoiceDocument']>;

const invoiceHead = (
  row: Pick<WireRow, 'kind' | 'number' | 'order_number' | 'issued_at' | 'due_at' | 'grand_total'>,
) => ({
  kind: row.kind === 'CREDIT' ? ('credit' as const) : ('invoice' as const),
  number: row.number,
  orderNumber: row.order_number,
  issuedAt: row.issued_at,
  dueAt: row.kind === 'CREDIT' ? null : row.due_at,
  totalOere: moneyOf(row.grand_total),
  // Files for other systems are on the order's page.
  files: [],
});

export const invoiceRowOf = (row: WireRow): InvoiceRow => invoiceHead(row);

export function invoiceViewOf(document: WireDocument): InvoiceView {
  return {
    ...invoiceHead(document),
    reason: document.reason,
    credits: document.credits,
    includesVat: document.price_basis === 'GROSS',
    lines: document.lines.map(({ sku, name, quantity, unit, unit_price, row_total }) => ({
      sku: sku ?? '',
      name,
      quantity,
      unit: unit ?? '',
      unitOere: moneyOf(unit_price),
      rowOere: moneyOf(row_total),
    })),
    duties: document.duties.map(({ label, amount }) => ({ label, oere: moneyOf(amount) })),
    discountOere: moneyOf(document.discount),
    freightOere: moneyOf(document.freight),
    netOere: moneyOf(document.net),
    taxes: document.taxes.map(({ rate, base, amount }) => ({
      percent: rate,
      baseOere: moneyOf(base),
      oere: moneyOf(amount),
    })),
    giftCardOere: moneyOf(document.gift_card_total),
    billingAddress: orderAddressOf(document.billing_address),
    destination: destinationOf(document.delivery, orderAddressOf(document.shipping_address)),
    deliveredOn: document.delivered_on ?? null,
    cvr: document.cvr ?? '',
    customerNumber: document.customer_number ?? '',
    accountingCost: document.accounting_cost ?? '',
    ean: document.ean ?? '',
    reference: document.reference ?? '',
    requisitioner: document.requisitioner ?? '',
    requisitionNumber: document.requisition_number ?? '',
    paymentTitle: document.payment_title,
    seller: document.seller ?? null,
  };
}

export function invoiceFilterOf({ number, from, to }: DocumentFilter): CustomerInvoicesFilterInput | null {
  const filter = {
    ...(number ? { number: { match: number } } : {}),
    ...(from || to ? { issued_at: { from: from || null, to: to || null } } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}
