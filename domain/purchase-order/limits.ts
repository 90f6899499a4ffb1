// How much a connection may order: for each order, each Danish day and each month, and how far the prices of an order may differ from today's.

export interface OrderLimits {
  /** Øre without VAT, with freight and duties; null: no limit. */
  perOrder: number | null;
  perDay: number | null;
  perMonth: number | null;
  /** Percent of the ordered price, in both directions; null: no limit. */
  deviation: number | null;
}

/** Øre of the order, and of all orders of its day and month with it. */
export interface OrderedSums {
  order: number;
  day: number;
  month: number;
}

export interface ExceededLimit {
  limit: 'per_order' | 'per_day' | 'per_month';
  /** Øre. */
  most: number;
  sum: number;
}

/** The narrowest limit first; an amount that equals its limit is within it. */
export function exceededLimit(
  { perOrder, perDay, perMonth }: OrderLimits,
  { order, day, month }: OrderedSums,
): ExceededLimit | null {
  const agreed = [
    { limit: 'per_order', most: perOrder, sum: order },
    { limit: 'per_day', most: perDay, sum: day },
    { limit: 'per_month', most: perMonth, sum: month },
  ] as const;
  for (const { limit, most, sum } of agreed) if (most !== null && sum > most) return { limit, most, sum };
  return null;
}

/** Percentages have one decimal: compared in tenths, in whole numbers. */
const TENTHS = 10;

/** Whether the prices of a product, ordered and today's, differ by more than was agreed. */
export const isBeyondDeviation = (
  { ordered, today }: { ordered: number; today: number },
  percent: number | null,
): boolean => percent !== null && Math.abs(today - ordered) * 100 * TENTHS > Math.round(percent * TENTHS) * ordered;
