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

export const priceResource: BulkResource<z.infer<typeof row>> = {
  name: 'prices',
  scope: 'write-prices',
  schema: row,
  subjectOf: ({ sku }) => sku,
  async write({ client, now }, lines) {
    const refused = await setPrices(
      client,
      lines.map(({ row }) => row),
      now,
    );
    return lines.flatMap(({ line, row: { sku } }): LineFault[] => {
      const reason = refused.get(sku);
      if (!reason) return [];
      const code = reason === 'unknownSku' ? 'PRICE_SKU' : 'PRICE_CONFIGURABLE';
      return [{ line, code, message: REASONS[reason](sku) }];
    });
  },
};
