// SQL of the invoices that a credit note takes something off: each credit note must name them (VAT Directive 2006/112, article 219).
import { and, asc, eq, exists, inArray, lt } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { invoice, invoiceLine } from '#backend/db/tables/index';
import type { InvoiceRow, WholeInvoice } from './invoice.sql';

/**
 * The oldest first; none for an invoice. For returned items: the invoices with these lines. For an amount without items: all earlier invoices of the
 * order.
 */
export async function creditedBy(reader: Reader, { invoice: credit, lines }: WholeInvoice): Promise<InvoiceRow[]> {
  if (credit.kind !== 'credit') return [];
  const orderLines = lines.flatMap(({ orderLineId }) => orderLineId ?? []);
  const ofTheseGoods = reader
    .select({ id: invoiceLine.invoiceId })
    .from(invoiceLine)
    .where(and(eq(invoiceLine.invoiceId, invoice.id), inArray(invoiceLine.orderLineId, orderLines)));
  return reader
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.orderId, credit.orderId),
        eq(invoice.kind, 'invoice'),
        lt(invoice.id, credit.id),
        orderLines.length > 0 ? exists(ofTheseGoods) : undefined,
      ),
    )
    .orderBy(asc(invoice.id));
}
