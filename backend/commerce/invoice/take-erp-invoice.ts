// An invoice or credit note of an order as an ERP has written it: its number, amount and PDF, shown with the order. Reported again it is the same.
import { type Life, type Stepping, stepOrder } from '#backend/commerce/fulfilment/index';
import { noteStatus } from '#backend/commerce/order/index';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import {
  addErpInvoicePdf,
  type ErpInvoiceKind,
  type ErpInvoiceRow,
  erpInvoiceNumbered,
  insertErpInvoice,
} from './erp-invoice.sql';

export interface ErpInvoice {
  kind: ErpInvoiceKind;
  number: string;
  issuedOn: string;
  dueOn: string | null;
  totalOere: number;
  pdf: Uint8Array | null;
}

const LARGEST_PDF = 2 * 1024 * 1024;
const PDF_BEGINS = '%PDF-';

/** Null where it is no PDF, or too large. */
export function readPdf(base64: string): Uint8Array | null {
  const bytes = Buffer.from(base64, 'base64');
  const isWhole = bytes.toString('base64').replace(/=+$/, '') === base64.replace(/=+$/, '');
  const isPdf = bytes.subarray(0, PDF_BEGINS.length).toString('latin1') === PDF_BEGINS;
  return isWhole && isPdf && bytes.length <= LARGEST_PDF ? bytes : null;
}

export const takeErpInvoice = (order: string, document: ErpInvoice, life: Life): Promise<Outcome> =>
  stepOrder(order, life, async (stepping): Promise<Outcome> => {
    const known = await erpInvoiceNumbered(stepping.tx.client, document.kind, document.number);
    return known ? repeatDocument(stepping, document, known) : writeErpDocument(stepping, document);
  });

async function repeatDocument({ tx, order }: Stepping, document: ErpInvoice, known: ErpInvoiceRow): Promise<Outcome> {
  const { issuedOn, dueOn, totalOere, pdf } = document;
  const isSame =
    known.order_id === order.id &&
    known.issued_on === issuedOn &&
    known.due_on === dueOn &&
    known.total_oere === totalOere;
  if (!isSame) return refusal('INVOICE_DIFFERS');
  if (pdf) await addErpInvoicePdf(tx.client, known.id, pdf);
  return { ok: true };
}

async function writeErpDocument({ tx, order, life }: Stepping, document: ErpInvoice): Promise<Outcome> {
  const { by, now } = life;
  const isNew = await insertErpInvoice(tx.client, { ...document, orderId: order.id, by, at: now });
  if (!isNew) return refusal('INVOICE_DIFFERS');
  const what = document.kind === 'invoice' ? 'Invoiced' : 'Credited';
  await noteStatus(tx.db, order.id, order.status, `${what} by ${by}: ${document.number}`, now);
  return { ok: true };
}
