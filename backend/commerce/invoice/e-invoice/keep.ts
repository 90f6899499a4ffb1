// Writes an invoice or credit note of a business electronically, in both formats, in the transaction that made it. It is addressed to the
// EAN number of the order, else to the CVR number of the business.
import type { Stepping } from '#backend/commerce/order/life/step';
import { noteStatus } from '#backend/commerce/order/rows';
import { readSeller } from '#backend/commerce/seller/rows';
import { inCopenhagen } from '#domain/calendar';
import { brokenRules } from '#domain/e-invoice/check';
import { E_INVOICE_FORMATS } from '#domain/e-invoice/model';
import { factsOfInvoice } from '../facts';
import { invoicesOfOrders, type WholeInvoice } from '../rows';
import { eInvoiceOf } from './from-order';
import { insertEInvoices, unitCodes } from './rows';
import { writeEInvoice } from './write-xml';

export async function keepEInvoices({ tx, whole, order, life }: Stepping, written: WholeInvoice): Promise<void> {
  const facts = await factsOfInvoice(tx.db, order, written.invoice.issuedAt);
  if (order.billingAddress.ean === null && (order.businessId === null || facts.cvr === null)) return;
  const seller = await readSeller(tx.db);
  if (!seller) return;
  const documents = written.invoice.kind === 'credit' ? await invoicesOfOrders(tx.db, [order.id]) : [];
  const credits = documents
    .filter(({ kind }) => kind === 'invoice')
    .map(({ number, issuedAt }) => ({ number, issued: inCopenhagen(issuedAt).date }));
  const document = eInvoiceOf(whole, written, { seller, facts, credits, units: await unitCodes(tx.db) });
  const broken = brokenRules(document);
  // The invoice stands all the same; staff see in the order's history what its electronic form lacks.
  if (broken.length > 0)
    return noteStatus(
      tx.db,
      order.id,
      order.status,
      `No e-invoice for ${document.number}: ${broken.join(', ')}`,
      life.now,
    );
  const invoiceId = written.invoice.id;
  await insertEInvoices(
    tx.db,
    E_INVOICE_FORMATS.map((format) => ({ invoiceId, format, xml: writeEInvoice(document, format) })),
  );
}
