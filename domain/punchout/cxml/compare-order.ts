// A purchase order held against what the shop asks today: which goods have another price than the order says.
import type { Chosen } from '#domain/design';
import { type Oere, oere } from '#domain/money';
import type { PurchasedLine } from './agreement';
import { DUTY_PART } from './order-message';
import { keyOfGoods } from './told-line';

export type OrderedItem = Omit<PurchasedLine, 'lineNumber'>;

/** A row of today, without VAT; with the duty where it stands within the price. */
export interface TodaysRow {
  sku: string;
  design: Chosen | null;
  quantity: number;
  row: Oere;
}

export interface PriceDifference {
  sku: string;
  design: Chosen | null;
  quantity: number;
  ordered: Oere;
  today: Oere;
}

/** Systems round a price for one piece to whole øre: half an øre for each piece is no difference. */
const ROUNDING = 0.5;

/** Goods whose price the order does not tell are taken at today's. */
export function differencesIn(items: readonly OrderedItem[], today: readonly TodaysRow[]): PriceDifference[] {
  const told = new Map<string, number | null>();
  for (const { sku, design, quantity, price, basis } of items) {
    if (sku === DUTY_PART) continue;
    const key = keyOfGoods(sku, design);
    const known = told.get(key);
    const row = price === null ? null : (price * quantity * 100) / basis;
    told.set(key, known === null || row === null ? null : (known ?? 0) + row);
  }
  return today.flatMap(({ sku, design, quantity, row }): PriceDifference[] => {
    const ordered = told.get(keyOfGoods(sku, design)) ?? null;
    if (ordered === null || Math.abs(ordered - row) <= quantity * ROUNDING) return [];
    return [{ sku, design, quantity, ordered: oere(Math.round(ordered)), today: row }];
  });
}

export const isDearer = ({ ordered, today }: PriceDifference): boolean => today > ordered;
