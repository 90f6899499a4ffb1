// POST /api/bulk/orders: an ERP reports that it has an order, with its own number and a note for staff.
import { z } from 'zod';
import { acknowledgeOrder } from '#backend/commerce/fulfilment/index';
import { ofOrders, type StepResource, stepDone } from './bulk-steps';
import { exactNumber, trimmedText } from './line-fields';

const row = z
  .object({
    order: exactNumber,
    number: trimmedText(64).nullable().default(null),
    note: trimmedText(500).nullable().default(null),
  })
  .strict()
  .refine(({ number, note }) => number !== null || note !== null, 'number or note is missing');

export const orderResource: StepResource<z.infer<typeof row>> = {
  name: 'orders',
  scope: 'write-orders',
  schema: row,
  subjectOf: ({ order }) => order,
  stores: ofOrders,
  step: async ({ order, number, note }, life) =>
    stepDone(await acknowledgeOrder(order, { erpNumber: number, note: note ?? '' }, life)),
};
