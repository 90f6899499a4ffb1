// Invoices and credit notes: the overview for customers who may see it, and one in full.
import type { Caller } from '~/models/caller';
import type { Paging } from '~/models/catalogue';
import type { DocumentFilter, InvoiceRow, InvoiceView } from '~/models/order';
import { InvoiceDocumentDocument, InvoicesDocument } from '../generated/commerce';
import { read } from '../transport/transport.server';
import { invoiceFilterOf, invoiceRowOf, invoiceViewOf } from './invoices.map';

export async function listInvoices(
  caller: Caller,
  asked: DocumentFilter,
  pageSize: number,
): Promise<{ rows: InvoiceRow[]; paging: Paging }> {
  const { page } = asked;
  const variables = { filter: invoiceFilterOf(asked), pageSize, page };
  const data = await read(caller, { client: 'commerce', document: InvoicesDocument, variables });
  const found = data.customer?.invoices;
  const pages = Math.max(1, found?.page_info?.total_pages ?? 1);
  return {
    rows: (found?.items ?? []).map(invoiceRowOf),
    paging: { page, pageSize, pages, total: found?.total_count ?? 0 },
  };
}

/** Null for an unknown number, and for one that is not the caller's to see. `orderToken`: opens those of its order to anyone who has it. */
export async function readInvoice(
  caller: Caller,
  kind: InvoiceRow['kind'],
  number: string,
  orderToken: string | null,
): Promise<InvoiceView | null> {
  const variables = { kind: kind === 'credit' ? ('CREDIT' as const) : ('INVOICE' as const), number, orderToken };
  const { invoiceDocument } = await read(caller, { client: 'commerce', document: InvoiceDocumentDocument, variables });
  return invoiceDocument ? invoiceViewOf(invoiceDocument) : null;
}
