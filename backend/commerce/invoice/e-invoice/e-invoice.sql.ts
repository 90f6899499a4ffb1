// SQL of electronic invoices: written once, read by the invoice; and what units of sale are called in the UN's list.
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { eInvoice, invoice, punchoutOrder, unit } from '#backend/db/tables/index';
import type { EInvoiceFormat } from '#domain/e-invoice/model';

export async function insertEInvoices(
  reader: Reader,
  rows: readonly { invoiceId: number; format: EInvoiceFormat; xml: string }[],
): Promise<void> {
  await reader.insert(eInvoice).values([...rows]);
}

/** The documents of an order, in the order in which they were written: in that format, with that number, or all. */
export async function eInvoicesOfOrder(
  reader: Reader,
  orderId: number,
  { format, number }: { format?: EInvoiceFormat | null; number?: string | null },
) {
  return reader
    .select({ kind: invoice.kind, number: invoice.number, format: eInvoice.format, xml: eInvoice.xml })
    .from(eInvoice)
    .innerJoin(invoice, eq(invoice.id, eInvoice.invoiceId))
    .where(
      and(
        eq(invoice.orderId, orderId),
        format ? eq(eInvoice.format, format) : undefined,
        number ? eq(invoice.number, number) : undefined,
      ),
    )
    .orderBy(invoice.id, eInvoice.format);
}

/** XML of one invoice or credit note; null if it does not exist in that format. */
export async function eInvoiceXml(reader: Reader, invoiceId: number, format: EInvoiceFormat): Promise<string | null> {
  const [found] = await reader
    .select({ xml: eInvoice.xml })
    .from(eInvoice)
    .where(and(eq(eInvoice.invoiceId, invoiceId), eq(eInvoice.format, format)));
  return found?.xml ?? null;
}

/** The lines of the customer's own order, where it came by Peppol or NemHandel. */
export async function ublPurchaseOf(reader: Reader, cartId: string | null) {
  if (cartId === null) return null;
  const [found] = await reader
    .select({ lines: punchoutOrder.lines, ubl: punchoutOrder.ubl })
    .from(punchoutOrder)
    .where(and(eq(punchoutOrder.cartId, cartId), isNotNull(punchoutOrder.ubl)));
  return found?.ubl ? { lines: found.lines, format: found.ubl.format } : null;
}

/** By what the order's line calls its unit, in either language. */
export async function unitCodes(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.select({ da: unit.labelDa, en: unit.labelEn, unece: unit.unece }).from(unit);
  return new Map(rows.flatMap(({ da, en, unece }) => [da, en].map((label): [string, string] => [label, unece])));
}
