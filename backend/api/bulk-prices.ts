// POST /api/bulk/prices: prices incl. VAT, by the use case of `shop price set`.
import { z } from 'zod';
import { setPrices } from '#backend/commerce/catalogue/index';
import type { BulkResource } from './bulk';
import type { LineFault } from './bulk-lines';
import { exactNumber } from './line-fields';

const row = z.object({ sku: exactNumber, grossOere: z.number().int().min(0).max(100_000_000) }).strict();

const REASONS = {
  unknownSku: (sku: string) => `There is no product ${sku}.`,
  configurable: (sku: string) => `${sku} has variants: these have prices.`,
};

const offerNotLower = (sku: string, offer: number) =>
  `${sku} has an offer at ${offer} øre, which is not below the price and has no effect.`;

export const priceResource: BulkResource<z.infer<typeof row>> = {
  name: 'prices',
  scope: 'write-prices',
  schema: row,
  subjectOf: ({ sku }) => sku,
  async write({ tx: { client }, now, note }, lines) {
    const { refused, idleOffers } = await setPrices(
      client,
      lines.map(({ row }) => row),
      now,
    );
    for (const { line, row } of lines) {
      const offer = idleOffers.get(row.sku);
      if (offer !== undefined) note({ line, code: 'OFFER_NOT_LOWER', message: offerNotLower(row.sku, offer) });
    }
    return lines.flatMap(({ line, row: { sku } }): LineFault[] => {
      const reason = refused.get(sku);
      if (!reason) return [];
      const code = reason === 'unknownSku' ? 'PRICE_SKU' : 'PRICE_CONFIGURABLE';
      return [{ line, code, message: REASONS[reason](sku) }];
    });
  },
};
