// Compares the prices of a purchase order with those of the cart that it fills.
import { oere } from '#domain/money/money';
import { differencesIn, type PriceDifference } from '#domain/punchout/cxml/compare-order';
import { priceInCxml } from '#domain/punchout/cxml/cxml-numbers';
import { keyOfGoods } from '#domain/purchase-order/goods-key';
import type { DecidedLine } from '#domain/purchase-order/model';

/** Products that have another price today than the order says. */
export function pricesIn(lines: readonly DecidedLine[]): PriceDifference[] {
  const goods = lines.filter(({ rejection, dutyOf }) => rejection === null && dutyOf === null);
  const rows = new Map<string, Parameters<typeof differencesIn>[1][number]>();
  for (const { sku, design, quantity, row } of goods) {
    const key = keyOfGoods(sku, design);
    const known = rows.get(key);
    rows.set(key, { sku, design, quantity: (known?.quantity ?? 0) + quantity, row: oere((known?.row ?? 0) + row) });
  }
  return differencesIn(goods, [...rows.values()]);
}

export const priceRise = ({ sku, quantity, ordered, today }: PriceDifference): string =>
  `${sku}: ${priceInCxml(ordered * 10)} for ${quantity}, today ${priceInCxml(today * 10)}`;
