// Writes an invoice or credit note of a business electronically, in both formats, in the transaction that made it. It is addressed to the
// EAN number of the order, else to the CVR number of the business.
import type { Stepping } from '#backend/commerce/fulfilment/step';
import { noteStatus } from '#backend/commerce/order/order.sql';
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import { readSeller } from '#backend/commerce/seller/seller.sql';
import type { Reader } from '#backend/db/client';
import { inCopenhagen } from '#domain/calendar/calendar';
import { brokenRules } from '#domain/e-invoice/check';
import { E_INVOICE_FORMATS, type EInvoice } from '#domain/e-invoice/model';
import { creditedBy } from '../credited.sql';
import { factsOfInvoice } from '../facts';
import type { WholeInvoice } from '../invoice.sql';
import { withBuyersLines } from './buyers-lines';
import { insertEInvoices, unitCodes } from './e-invoice.sql';
import { eInvoiceOf } from './from-order';
import { writeEInvoice } from './write-xml';

export async function keepEInvoices({ tx, whole, order, life }: Stepping, written: WholeInvoice): Promise<void> {
  const document = await documentFor(tx.db, whole, written);
  if (!document) return;
  const broken = brokenRules(document);
  if (broken.length === 0) return insertBoth(tx.db, document, written.invoice.id);
  // The invoice remains valid; staff see in the order's history what its electronic form lacks.
  const note = `No e-invoice for ${document.number}: ${broken.join(', ')}`;
  await noteStatus(tx.db, order.id, order.status, note, life.now);
}

/** Null for a private customer, and where no seller is set. */
export async function documentFor(reader: Reader, whole: WholeOrder, written: WholeInvoice): Promise<EInvoice | null> {
  const { order } = whole;
  const facts = await factsOfInvoice(reader, order, written.invoice.issuedAt);
  if (order.billingAddress.ean === null && (order.businessId === null || facts.cvr === null)) return null;
  const seller = await readSeller(reader);
  if (!seller) return null;
  const credited = await creditedBy(reader, written);
  const credits = credited.map(({ number, issuedAt }) => ({ number, issued: inCopenhagen(issuedAt).date }));
  const own = eInvoiceOf(whole, written, { seller, facts, credits, units: await unitCodes(reader) });
  return withBuyersLines(reader, own, whole, written);
}

/** A document that breaks no rule, in both formats. */
export const insertBoth = (reader: Reader, document: EInvoice, invoiceId: number): Promise<void> =>
  insertEInvoices(
    reader,
    E_INVOICE_FORMATS.map((format) => ({ invoiceId, format, xml: writeEInvoice(document, format) })),
  );
