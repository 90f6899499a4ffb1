// Invoices and credit notes on the wire: those of an order, and the overview of a customer.
import type { Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import type { OrderModel } from '../order/read/model';
import { invoicesOf, seesDocumentsOf } from './find-invoices';
import { InvoiceModel } from './model';
import type { InvoiceRow } from './rows';

async function documentsOf(order: OrderModel, kind: InvoiceRow['kind'], context: Context): Promise<InvoiceModel[]> {
  const who = await context.signedIn();
  if (!seesDocumentsOf(who, order.customerId, order.businessId)) return [];
  const documents = await order.documentsIn(context.db);
  return documents.filter((one) => one.kind === kind).map((row) => new InvoiceModel(row));
}

export const invoiceResolvers: Resolvers = {
  CustomerOrder: {
    invoices: (order, _args, context) => documentsOf(order, 'invoice', context),
    credit_memos: (order, _args, context) => documentsOf(order, 'credit', context),
  },
  Customer: {
    invoices: (customer, args, context) => invoicesOf(customer.who, args, context),
  },
};
