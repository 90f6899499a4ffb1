// POST /api/bulk/invoices: invoices and credit notes that an ERP has written of the shop's orders, with their PDF.
import { z } from 'zod';
import { readPdf, takeErpInvoice } from '#backend/commerce/invoice/index';
import { isIsoDate } from '#domain/calendar/calendar';
import { refusal } from '#domain/refusal/refusals';
import { ofOrders, type StepResource, stepDone } from './bulk-steps';
import { exactNumber } from './line-fields';

const MOST_OERE = 100_000_000_000;
const LONGEST_BASE64 = 2_800_000;

const day = z.string().refine(isIsoDate, 'is no day');

const row = z
  .object({
    order: exactNumber,
    kind: z.enum(['invoice', 'credit']).default('invoice'),
    number: exactNumber,
    issuedOn: day,
    dueOn: day.nullable().default(null),
    totalOere: z.number().int().min(0).max(MOST_OERE),
    pdf: z.string().max(LONGEST_BASE64).nullable().default(null),
  })
  .strict();

export const invoiceResource: StepResource<z.infer<typeof row>> = {
  name: 'invoices',
  scope: 'write-invoices',
  schema: row,
  subjectOf: ({ kind, number }) => `${kind} ${number}`,
  stores: ofOrders,
  async step({ order, pdf: base64, ...document }, life) {
    const pdf = base64 === null ? null : readPdf(base64);
    if (base64 !== null && pdf === null) return stepDone(refusal('INVOICE_PDF_INVALID'));
    return stepDone(await takeErpInvoice(order, { ...document, pdf }, life));
  },
};
