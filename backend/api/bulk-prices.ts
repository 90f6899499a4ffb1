// POST /api/bulk/prices: prices incl. VAT, by the use case of `shop price set`.
import { z } from 'zod';
import { priceRefusal } from '#backend/commerce/catalogue/index';
import type { BulkResource } from './bulk';
import type { LineFault } from './bulk-lines';

const row = z.object({ sku: z.string().min(1).max(64), grossOere: z.number().int().min(0).max(100_000_000) }).strict();

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
    const refused: LineFault[] = [];
    // In the order of their numbers, as imports lock products: two that change the same ones do not block each other for good.
    for (const {
      line,
      row: { sku, grossOere },
    } of [...lines].sort((one, other) => (one.row.sku < other.row.sku ? -1 : 1))) {
      const reason = await priceRefusal(client, sku, grossOere, now);
      if (reason)
        refused.push({
          line,
          code: reason === 'unknownSku' ? 'PRICE_SKU' : 'PRICE_CONFIGURABLE',
          message: REASONS[reason](sku),
        });
    }
    return refused;
  },
};
