// A subscription's next delivery: which lines are included, which are left out and why, and what stops it entirely.

import { formatMoney, NOTHING, type Oere } from '#domain/money/money';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { localeOf } from '#domain/store/locale';
import { isAboveAgreed } from './terms';

export interface SubscribedLine {
  id: number;
  isSkipped: boolean;
  /** Why so many cannot be bought now; null where they can. */
  problem: Refusal | null;
  /** What one costs now; null for what is gone. */
  unit: Oere | null;
  agreed: Oere | null;
}

export interface DeliveryPlan<Line extends SubscribedLine> {
  goes: Line[];
  /** Left out this once by its customer's own wish. */
  skipped: Line[];
  /** Unavailable lines: always reported, never silently omitted (demand D29). */
  leftOut: Line[];
  /** Lines whose price rose by more than was agreed. */
  risen: Line[];
}

/** The reported reason why a line is left out. */
export type WhyLeftOut = 'short' | 'gone' | 'refused';
export interface LeftOut {
  sku: string;
  name: string;
  why: WhyLeftOut;
}

const SHORT: ReadonlySet<string> = new Set(['SOLD_OUT', 'INSUFFICIENT_STOCK', 'STOCK_TOO_LOW']);
const GONE: ReadonlySet<string> = new Set(['NOT_SALABLE', 'NOT_IN_ASSORTMENT', 'PRODUCT_NOT_FOUND']);

/** Short comes back; what is gone or no longer allowed has to be exchanged; all else its customer has to look at. */
export function whyLeftOut({ problem, unit }: Pick<SubscribedLine, 'problem' | 'unit'>): WhyLeftOut | null {
  if (problem === null) return unit === null ? 'gone' : null;
  if (SHORT.has(problem.code)) return 'short';
  return GONE.has(problem.code) ? 'gone' : 'refused';
}

export function planDelivery<Line extends SubscribedLine>(lines: readonly Line[]): DeliveryPlan<Line> {
  const wanted = lines.filter(({ isSkipped }) => !isSkipped);
  const goes = wanted.filter(({ problem, unit }) => problem === null && unit !== null);
  return {
    goes,
    skipped: lines.filter(({ isSkipped }) => isSkipped),
    leftOut: wanted.filter((line) => !goes.includes(line)),
    risen: goes.filter(({ agreed, unit }) => isAboveAgreed(agreed, unit ?? NOTHING)),
  };
}

/** `net`: what goes along costs without VAT; `least`: what the store wants at least, null where it wants nothing. */
export function planProblem(
  { goes }: Pick<DeliveryPlan<SubscribedLine>, 'goes'>,
  { net, least, language }: { net: Oere; least: Oere | null; language: 'da' | 'en' },
): Refusal | null {
  if (goes.length === 0) return refusal('SUBSCRIPTION_NOTHING_LEFT');
  if (least === null || net >= least) return null;
  return refusal('SUBSCRIPTION_MINIMUM', { params: { least: formatMoney(least, localeOf(language)) } });
}
