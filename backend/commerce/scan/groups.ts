// Scans of one request by the product that they are for, how many of their steps there is room for, and what each came to.
import { limitsOf } from '#backend/commerce/cart/check-wanted';
import type { CardRow } from '#backend/commerce/catalogue/product/product.sql';
import type { Queryable } from '#backend/db/queryable';
import type { QuantityLimits } from '#domain/quantity/quantity';
import { quantityAfter, stepsOfScan } from '#domain/quantity/scan';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { type NewScan, type ScanRow, storedScans } from './scan.sql';
import type { Meant, Scan } from './scanned';

export interface Group {
  card: CardRow;
  scans: { id: string; steps: number }[];
}

const OUTCOMES = { one: 'added', choose: 'choose', unknown: 'unknown' } as const;

export const newScans = (scans: readonly Scan[], meant: ReadonlyMap<string, Meant>): NewScan[] =>
  scans.map(({ id, code }) => {
    const { kind, card } = meant.get(code) ?? { kind: 'unknown' as const, card: null };
    return { id, code, productId: card?.id ?? null, outcome: OUTCOMES[kind] };
  });

export function scansByProduct(scans: readonly Scan[], meant: ReadonlyMap<string, Meant>): Group[] {
  const groups = new Map<number, Group>();
  for (const { id, code } of scans) {
    const { card, label } = meant.get(code) ?? { card: null, label: null };
    if (!card) continue;
    const group = groups.get(card.id) ?? { card, scans: [] };
    group.scans.push({ id, steps: stepsOfScan(label, limitsOf(card)) });
    groups.set(card.id, group);
  }
  return [...groups.values()];
}

export interface Fit {
  /** That the quantity was raised by. */
  steps: number;
  isChanged: boolean;
  /** Scans that there was no room for, and why. */
  refused: string[];
  why: Refusal | null;
}
export type Taken = Fit & { group: Group; quantity: number };

/**
 * As many steps as are allowed, the maximum: so a full shelf ends at the same quantity in any order of its scans. `tries` sets the quantity and
 * returns the refusal.
 */
export function fittingSteps(
  { scans }: Group,
  tries: (steps: number) => Refusal | null,
  { before, limits }: { before: number; limits: QuantityLimits },
): Fit {
  let why: Refusal | null = null;
  const isIn = (steps: number): boolean => {
    const isMore = quantityAfter(before, steps, limits) > quantityAfter(before, steps - 1, limits);
    const wrong = isMore ? tries(steps) : mostOf(limits);
    why = wrong ?? why;
    return wrong === null;
  };
  const all = scans.reduce((sum, one) => sum + one.steps, 0);
  const steps = all === 0 || isIn(all) ? all : mostBelow(all, isIn);
  if (steps > 0 && steps < all) tries(steps);
  let sum = 0;
  const refused = scans.filter((one) => {
    const isLate = sum >= steps;
    sum += one.steps;
    return isLate;
  });
  return { steps, isChanged: steps > 0, refused: refused.map(({ id }) => id), why };
}

/** The largest number below `wrong` that is allowed; 0 is nothing at all. */
function mostBelow(wrong: number, isIn: (steps: number) => boolean): number {
  let [most, least] = [wrong, 0];
  while (most - least > 1) {
    const middle = Math.floor((most + least) / 2);
    if (isIn(middle)) least = middle;
    else most = middle;
  }
  return least;
}

const mostOf = ({ max }: QuantityLimits): Refusal => refusal('QUANTITY_TOO_LARGE', { params: { max: max ?? 0 } });

export interface ScanReport {
  id: string;
  code: string;
  outcome: ScanRow['outcome'];
  productId: number | null;
  refusal: ScanRow['refusal'];
  quantity: number | null;
}

/** As stored: a scan that was sent before gets its earlier outcome. */
export async function tellScans(on: Queryable, scans: readonly Scan[], taken: readonly Taken[]): Promise<ScanReport[]> {
  const kept = await storedScans(
    on,
    scans.map(({ id }) => id),
  );
  const now = new Map(taken.map(({ group, quantity }) => [group.card.id, quantity]));
  return scans.flatMap(({ id }): ScanReport[] => {
    const row = kept.get(id);
    if (!row) return [];
    const { code, outcome, product_id: productId, refusal: why } = row;
    return [{ id, code, outcome, productId, refusal: why, quantity: (productId && now.get(productId)) || null }];
  });
}
