// POST /api/bulk/shipments: what an ERP or a warehouse has sent, by the use case of `shop order ship`.
import { z } from 'zod';
import { ship } from '#backend/commerce/shipment/index';
import { ofOrders, type StepResource, stepDone } from './bulk-steps';
import { exactNumber, trimmedText } from './line-fields';

const MOST_ORDER_LINES = 500;

const row = z
  .object({
    order: exactNumber,
    reference: trimmedText(64),
    lines: z
      .array(z.object({ sku: exactNumber, quantity: z.number().int().min(1).max(10_000_000) }).strict())
      .min(1)
      .max(MOST_ORDER_LINES)
      .nullable()
      .default(null),
    carrier: trimmedText(80).nullable().default(null),
    trackingNumber: trimmedText(80).nullable().default(null),
  })
  .strict();

export const shipmentResource: StepResource<z.infer<typeof row>> = {
  name: 'shipments',
  scope: 'write-shipments',
  schema: row,
  subjectOf: ({ order, reference }) => `${reference} of ${order}`,
  stores: ofOrders,
  async step({ order, reference, lines, carrier, trackingNumber }, life) {
    const parcel = { carrier, trackingNumber: trackingNumber ?? '', erpReference: reference };
    return stepDone(await ship(order, { ...parcel, pieces: lines && piecesBySku(lines) }, life));
  },
};

/** The lines of an ERP may name a product twice, as those of an order do. */
function piecesBySku(lines: readonly { sku: string; quantity: number }[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  return pieces;
}
