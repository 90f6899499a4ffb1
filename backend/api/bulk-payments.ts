// POST /api/bulk/payments: what was paid of invoices on account, by the use case of open items in the back office.
import { z } from 'zod';
import { registerReceivedPayment } from '#backend/staff/money/open';
import { type StepResource, stepDone } from './bulk-steps';
import { exactNumber, trimmedText } from './line-fields';
import { storesOfInvoices } from './order-lines.sql';

const MOST_OERE = 100_000_000_000;

const row = z
  .object({
    invoice: exactNumber,
    reference: trimmedText(64),
    amountOere: z.number().int().min(-MOST_OERE).max(MOST_OERE),
    paidOn: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  })
  .strict()
  .refine(({ amountOere }) => amountOere !== 0, 'amountOere is 0');

export const paymentResource: StepResource<z.infer<typeof row>> = {
  name: 'payments',
  scope: 'write-payments',
  schema: row,
  subjectOf: ({ invoice, reference }) => `${reference} of ${invoice}`,
  stores: { nameOf: ({ invoice }) => invoice, find: storesOfInvoices, unknown: 'INVOICE_NOT_FOUND' },
  step: async ({ invoice, ...received }, { pool, now, by }) =>
    stepDone(await registerReceivedPayment({ number: invoice, ...received }, { pool, now, staff: by })),
};
