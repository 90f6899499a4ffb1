// SQL of invoices and credit notes: written once, read by order, by customer or business, by number.
import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { takeNumber } from '#backend/commerce/order/order.sql';
import type { Reader } from '#backend/db/client';
import { business, invoice, invoiceLine, invoiceTax, salesOrder } from '#backend/db/tables/index';

export type InvoiceRow = typeof invoice.$inferSelect;
export type NewInvoice = Omit<typeof invoice.$inferInsert, 'id' | 'number'>;
export type NewInvoiceLine = Omit<typeof invoiceLine.$inferInsert, 'invoiceId' | 'position'>;
export interface WholeInvoice {
  invoice: InvoiceRow;
  lines: (typeof invoiceLine.$inferSelect)[];
  taxes: (typeof invoiceTax.$inferSelect)[];
}

/** The number is taken last, in the transaction that uses it: no gaps, and a short lock. */
export async function insertInvoice(
  reader: Reader,
  row: NewInvoice,
  lines: readonly NewInvoiceLine[],
  taxes: readonly { vatBp: number; baseOere: number; vatOere: number }[],
): Promise<WholeInvoice> {
  const number = await takeNumber(reader, row.kind);
  const [made] = await reader
    .insert(invoice)
    .values({ ...row, number })
    .returning();
  if (!made) throw new Error('The invoice was not written');
  const invoiceId = made.id;
  const written = lines.map((line, at) => ({ ...line, invoiceId, position: at + 1 }));
  return {
    invoice: made,
    lines: await reader.insert(invoiceLine).values(written).returning(),
    taxes: await reader
      .insert(invoiceTax)
      .values(taxes.map((tax) => ({ ...tax, invoiceId })))
      .returning(),
  };
}

export async function wholeInvoices(reader: Reader, invoices: readonly InvoiceRow[]): Promise<WholeInvoice[]> {
  const ids = invoices.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await reader
    .select()
    .from(invoiceLine)
    .where(inArray(invoiceLine.invoiceId, ids))
    .orderBy(asc(invoiceLine.position));
  const taxes = await reader
    .select()
    .from(invoiceTax)
    .where(inArray(invoiceTax.invoiceId, ids))
    .orderBy(asc(invoiceTax.vatBp));
  return invoices.map((row) => ({
    invoice: row,
    lines: lines.filter(({ invoiceId }) => invoiceId === row.id),
    taxes: taxes.filter(({ invoiceId }) => invoiceId === row.id),
  }));
}

export async function invoicesOfOrders(reader: Reader, orderIds: readonly number[]): Promise<InvoiceRow[]> {
  if (orderIds.length === 0) return [];
  return reader
    .select()
    .from(invoice)
    .where(inArray(invoice.orderId, [...orderIds]))
    .orderBy(asc(invoice.id));
}

export interface InvoiceFilter {
  /** Whose: the customer's own, or all of their business. */
  customerId: number;
  businessId: number | null;
  numbers: readonly string[] | null;
  numberLike: string | null;
  /** Moments; `to` is left out itself. */
  from: Date | null;
  to: Date | null;
}

export interface ListedInvoice {
  document: InvoiceRow;
  orderNumber: string;
}

const conditionOf = ({ customerId, businessId, numbers, numberLike, from, to }: InvoiceFilter): SQL | undefined =>
  and(
    businessId === null ? eq(invoice.customerId, customerId) : eq(invoice.businessId, businessId),
    numbers ? inArray(invoice.number, [...numbers]) : undefined,
    numberLike === null ? undefined : sql`position(${numberLike} in ${invoice.number}) > 0`,
    from ? gte(invoice.issuedAt, from) : undefined,
    to ? lt(invoice.issuedAt, to) : undefined,
  );

export async function countInvoices(reader: Reader, filter: InvoiceFilter): Promise<number> {
  const [found] = await reader.select({ invoices: count() }).from(invoice).where(conditionOf(filter));
  return found?.invoices ?? 0;
}

export async function pageOfInvoices(
  reader: Reader,
  filter: InvoiceFilter,
  limit: number,
  offset: number,
): Promise<ListedInvoice[]> {
  return reader
    .select({ document: invoice, orderNumber: salesOrder.number })
    .from(invoice)
    .innerJoin(salesOrder, eq(salesOrder.id, invoice.orderId))
    .where(conditionOf(filter))
    .orderBy(desc(invoice.issuedAt), desc(invoice.id))
    .limit(limit)
    .offset(offset);
}

/** What an invoice says of the business that buys. */
export async function businessOfOrder(reader: Reader, id: number): Promise<{ cvr: string; salesCode: string } | null> {
  const columns = { cvr: business.cvr, salesCode: business.salesCode };
  const [found] = await reader.select(columns).from(business).where(eq(business.id, id));
  return found ?? null;
}

/** A number names a document together with its kind: invoices and credit notes are counted apart. */
export async function invoiceNumbered(
  reader: Reader,
  kind: InvoiceRow['kind'],
  number: string,
): Promise<InvoiceRow | null> {
  const [found] = await reader
    .select()
    .from(invoice)
    .where(and(eq(invoice.kind, kind), eq(invoice.number, number)));
  return found ?? null;
}
