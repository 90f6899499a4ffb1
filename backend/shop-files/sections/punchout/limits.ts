// Limits of what a connection may order, as punchout.yaml has them.
import { z } from 'zod/v4';
import type { OrderLimits } from '#domain/purchase-order/limits';
import { kroner, kronerFromOere, oereOfAmount } from '../values';

export const limitsSchema = z.strictObject({
  per_order: kroner.optional(),
  per_day: kroner.optional(),
  per_month: kroner.optional(),
  /** Percent by which a price of an order may differ from today's. */
  deviation: z.number().min(0).max(100).multipleOf(0.1).optional(),
});
type LimitsRecord = z.infer<typeof limitsSchema>;

const oereOrNone = (amount: number | undefined) => (amount === undefined ? null : oereOfAmount(amount));

export const limitsOfRecord = (written: LimitsRecord): OrderLimits => ({
  perOrder: oereOrNone(written.per_order),
  perDay: oereOrNone(written.per_day),
  perMonth: oereOrNone(written.per_month),
  deviation: written.deviation ?? null,
});

export const recordOfLimits = ({ perOrder, perDay, perMonth, deviation }: OrderLimits): LimitsRecord => ({
  ...(perOrder === null ? {} : { per_order: kronerFromOere(perOrder) }),
  ...(perDay === null ? {} : { per_day: kronerFromOere(perDay) }),
  ...(perMonth === null ? {} : { per_month: kronerFromOere(perMonth) }),
  ...(deviation === null ? {} : { deviation }),
});
