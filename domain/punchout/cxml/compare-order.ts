// A purchase order held against what the shop asks today: which goods have another price than the order says.
import { type Oere, oere } from '#domain/money';
import type { CxmlItem } from './cxml-parts';
import { DUTY_PART } from './order-message';

/** A row of today, without VAT; with the duty where it stands within the price. */
export interface TodaysRow {
  sku: string;
  quantity: number;
  row: Oere;
}

export interface PriceDifference {
  sku: string;
  quantity: number;
  ordered: Oere;
  today: Oere;
}

/** Systems round a price for one piece to whole øre: half an øre for each piece is no difference. */
const ROUNDING = 0.5;

/** Goods whose price the order does not tell are taken at today's. */
export function differencesIn(items: readonly CxmlItem[], today: readonly TodaysRow[]): PriceDifference[] {
  const told = new Map<string, number | null>();
  for (const { sku, quantity, price, basis } of items) {
    if (sku === DUTY_PART) continue;
    const known = told.get(sku);
    const row = price === null ? null : (price * quantity * 100) / basis;
    told.set(sku, known === null || row === null ? null : (known ?? 0) + row);
  }
  return today.flatMap(({ sku, quantity, row }): PriceDifference[] => {
    const ordered = told.get(sku) ?? null;
    if (ordered === null || Math.abs(ordered - row) <= quantity * ROUNDING) return [];
    return [{ sku, quantity, ordered: oere(Math.round(ordered)), today: row }];
  });
}

export const isDearer = ({ ordered, today }: PriceDifference): boolean => today > ordered;
