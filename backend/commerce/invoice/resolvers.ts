// Invoices and credit notes on the wire: those of an order, and the overview of a customer.

import { money } from '#backend/commerce/catalogue/product/price';
import type { OrderModel } from '#backend/commerce/order/read/model';
import { readTogether } from '#backend/commerce/order/read/together';
import type {
  CustomerOrderE_InvoicesArgs,
  CustomerOrderErp_InvoicesArgs,
  Resolvers,
} from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { eInvoicesOfOrder } from './e-invoice/e-invoice.sql';
import { erpInvoicePdf, erpInvoicesOf } from './erp-invoice.sql';
import { invoicesOf, seesDocumentsOf } from './find-invoices';
import { type InvoiceRow, invoicesOfOrders } from './invoice.sql';
import { InvoiceModel } from './model';
import { readDocument } from './read-document';

const documentsTogether = readTogether(invoicesOfOrders);

async function invoicesOfOrder(order: OrderModel, kind: InvoiceRow['kind'], context: Context): Promise<InvoiceModel[]> {
  const who = await context.signedIn();
  if (!seesDocumentsOf(who, order)) return [];
  const documents = await documentsTogether(order.together, context.db);
  return documents
    .filter((one) => one.orderId === order.rowId && one.kind === kind)
    .map((row) => new InvoiceModel(row));
}

const FORMATS = { OIOUBL: 'oioubl', PEPPOL: 'peppol' } as const;
const ON_THE_WIRE = { oioubl: 'OIOUBL', peppol: 'PEPPOL' } as const;

async function eInvoicesOf(order: OrderModel, { number, format }: CustomerOrderE_InvoicesArgs, context: Context) {
  if (!seesDocumentsOf(await context.signedIn(), order)) return [];
  const asked = { number: number ?? null, format: format ? FORMATS[format] : null };
  const found = await eInvoicesOfOrder(context.db, order.rowId, asked);
  return found.map((one) => ({
    number: one.number,
    is_credit: one.kind === 'credit',
    format: ON_THE_WIRE[one.format],
    xml: one.xml,
  }));
}

const KINDS = { INVOICE: 'invoice', CREDIT: 'credit' } as const;

async function erpInvoicesOfOrder(order: OrderModel, args: CustomerOrderErp_InvoicesArgs, context: Context) {
  if (!seesDocumentsOf(await context.signedIn(), order)) return [];
  const found = await erpInvoicesOf(context.pool, [order.rowId]);
  const kind = args.kind ? KINDS[args.kind] : null;
  const asked = found.filter(
    (one) => (kind === null || one.kind === kind) && (args.number == null || one.number === args.number),
  );
  return Promise.all(
    asked.map(async (one) => ({
      kind: one.kind === 'credit' ? ('CREDIT' as const) : ('INVOICE' as const),
      ...{ number: one.number, issued_on: one.issued_on, due_on: one.due_on, has_pdf: one.has_pdf },
      grand_total: money(one.total_oere),
      pdf: args.number == null ? null : await erpInvoicePdf(context.pool, one.order_id, one.kind, one.number),
    })),
  );
}

export const invoiceResolvers: Resolvers = {
  Query: {
    invoiceDocument: (_root, asked, context) => readDocument(asked, context),
  },
  CustomerOrder: {
    invoices: (order, _args, context) => invoicesOfOrder(order, 'invoice', context),
    e_invoices: eInvoicesOf,
    erp_invoices: erpInvoicesOfOrder,
    credit_memos: (order, _args, context) => invoicesOfOrder(order, 'credit', context),
  },
  Customer: {
    invoices: (customer, args, context) => invoicesOf(customer.who, args, context),
  },
};
