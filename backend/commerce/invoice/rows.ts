// SQL of invoices and credit notes: written once, read by order, by customer or business, by number.
import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { takeNumber } from '#backend/commerce/order/rows';
import type { Reader } from '#backend/db/client';
import { invoice, invoiceLine, invoiceTax } from '#backend/db/tables/index';

export type InvoiceRow = typeof invoice.$inferSelect;
export type NewInvoice = Omit<typeof invoice.$inferInsert, 'id' | 'number'>;
export type NewInvoiceLine = Omit<typeof invoiceLine.$inferInsert, 'invoiceId' | 'position'>;
export interface WholeInvoice {
  invoice: InvoiceRow;
  lines: (typeof invoiceLine.$inferSelect)[];
  taxes: (typeof invoiceTax.$inferSelect)[];
}

/** The number is taken last, in the transaction that uses it: no gaps, and nobody waits for it long. */
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

export async function invoicesNumbered(reader: Reader, number: string): Promise<InvoiceRow | null> {
  const [found] = await reader.select().from(invoice).where(eq(invoice.number, number));
  return found ?? null;
}

export interface InvoiceFilter {
  /** Whose: the customer's own, or all of his business. */
  customerId: number;
  businessId: number | null;
  number: string | null;
  /** Moments; `to` is left out itself. */
  from: Date | null;
  to: Date | null;
}

const conditionOf = ({ customerId, businessId, number, from, to }: InvoiceFilter): SQL | undefined =>
  and(
    businessId === null ? eq(invoice.customerId, customerId) : eq(invoice.businessId, businessId),
    number === null ? undefined : sql`position(${number} in ${invoice.number}) > 0`,
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
): Promise<InvoiceRow[]> {
  return reader
    .select()
    .from(invoice)
    .where(conditionOf(filter))
    .orderBy(desc(invoice.issuedAt), desc(invoice.id))
    .limit(limit)
    .offset(offset);
}
