// Stock and prices of products that another system owns, as lines for the shop.

import { z } from 'zod';
import { oereFromKroner } from '#domain/money/money';
import { grossOfNet } from '#domain/money/vat';
import { type FieldMap, mapFields } from './field-map';
import { type ShopParts, sendLines } from './report';

export interface ProductSettings {
  /** A field of the shop's lines → where the product has it; {} sends none. */
  stockFields: FieldMap;
  priceFields: FieldMap;
  /** Added to prices without VAT. */
  vatBp: number;
}

const stockLine = z.object({ sku: z.string(), quantity: z.number() });
const priceLine = z.object({ sku: z.string(), netKroner: z.number().optional(), grossKroner: z.number().optional() });

/** Absolute values: sent again after a kill, they say the same. `now`: when they are read; the shop takes off what it has sold since. */
export function productLines(settings: ProductSettings, now: Date) {
  const stock: object[] = [];
  const prices: object[] = [];
  return {
    add(product: unknown): void {
      const counted = stockLine.safeParse(mapFields(product, settings.stockFields));
      if (counted.success) {
        const { sku, quantity } = counted.data;
        stock.push({ sku, quantity: piecesForSale(quantity), countedAt: now.toISOString() });
      }
      const priced = priceLine.safeParse(mapFields(product, settings.priceFields));
      if (!priced.success) return;
      const { sku, netKroner, grossKroner } = priced.data;
      const grossOere = grossOereOf(netKroner, grossKroner, settings.vatBp);
      if (grossOere !== undefined) prices.push({ sku, grossOere });
    },
    /** How many products have changed. */
    async send(system: string, parts: ShopParts): Promise<number> {
      await sendLines('stock', stock, `${system}-stock-${now.getTime()}`, parts);
      await sendLines('prices', prices, `${system}-prices-${now.getTime()}`, parts);
      return Math.max(stock.length, prices.length);
    },
  };
}

/** Fractions of a piece are not sold. */
export const piecesForSale = (quantity: number): number => Math.max(0, Math.floor(quantity));

export function grossOereOf(netKroner: number | undefined, grossKroner: number | undefined, vatBp: number) {
  if (grossKroner !== undefined) return oereFromKroner(grossKroner);
  return netKroner === undefined ? undefined : grossOfNet(oereFromKroner(netKroner), vatBp);
}
