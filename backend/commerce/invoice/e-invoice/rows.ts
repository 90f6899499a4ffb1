// SQL of electronic invoices: written once, read by the invoice; and what units of sale are called in the UN's list.
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { eInvoice, invoice, unit } from '#backend/db/tables/index';
import type { EInvoiceFormat } from '#domain/e-invoice/model';

export async function insertEInvoices(
  reader: Reader,
  rows: readonly { invoiceId: number; format: EInvoiceFormat; xml: string }[],
): Promise<void> {
  await reader.insert(eInvoice).values([...rows]);
}

/** The documents of an order in that format, in the order in which they were written. */
export async function eInvoicesOfOrder(reader: Reader, orderId: number, format: EInvoiceFormat) {
  return reader
    .select({ kind: invoice.kind, number: invoice.number, xml: eInvoice.xml })
    .from(eInvoice)
    .innerJoin(invoice, eq(invoice.id, eInvoice.invoiceId))
    .where(and(eq(invoice.orderId, orderId), eq(eInvoice.format, format)))
    .orderBy(invoice.id);
}

/** Which of these invoices were written electronically. */
export async function formatsOf(reader: Reader, invoiceIds: readonly number[]) {
  if (invoiceIds.length === 0) return [];
  return reader
    .select({ invoiceId: eInvoice.invoiceId, format: eInvoice.format })
    .from(eInvoice)
    .where(inArray(eInvoice.invoiceId, [...invoiceIds]));
}

/** By what the order's line calls its unit, in either language. */
export async function unitCodes(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.select({ da: unit.labelDa, en: unit.labelEn, unece: unit.unece }).from(unit);
  return new Map(rows.flatMap(({ da, en, unece }) => [da, en].map((label): [string, string] => [label, unece])));
}
