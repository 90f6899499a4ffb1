// Compares a purchase order with the shop's current prices: which goods have a different price than the order says.
import type { Chosen } from '#domain/design/design';
import { type Oere, oere } from '#domain/money/money';
import { keyOfGoods } from '#domain/purchase-order/goods-key';
import { DUTY_PART } from '#domain/purchase-order/model';

export interface OrderedItem {
  sku: string;
  /** What was chosen of a product that the buyer designed; null for all others. */
  design: Chosen | null;
  quantity: number;
  /** Kroner without VAT for `basis` pieces; null where no price was sent. */
  price: number | null;
  basis: number;
}

/** A row at current prices, without VAT; with the duty where it is part of the price. */
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

/** Systems round unit prices to full øre: half an øre per piece is no difference. */
const ROUNDING = 0.5;

/** Goods without a price on the order use the current price. */
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
