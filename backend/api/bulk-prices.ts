// POST /api/bulk/prices: prices incl. VAT, by the use case of `shop price set`.
import { z } from 'zod';
import { holdProducts, setPrices } from '#backend/commerce/catalogue/index';
import type { BulkResource } from './bulk';
import type { LineFault, NumberedLine } from './bulk-lines';
import { changedAt, judgeVersions, noteVersions } from './bulk-versions';
import { exactNumber } from './line-fields';

const row = z.object({ sku: exactNumber, changedAt, grossOere: z.number().int().min(0).max(100_000_000) }).strict();
type PriceLine = z.infer<typeof row>;

const REASONS = {
  unknownSku: (sku: string) => `There is no product ${sku}.`,
  configurable: (sku: string) => `${sku} has variants: these have prices.`,
};

const offerNotLower = (sku: string, offer: number) =>
  `${sku} has an offer at ${offer} øre, which is not below the price and has no effect.`;

const priceVersion = ({ row: { sku, changedAt: sent } }: NumberedLine<PriceLine>) => ({ name: sku, changedAt: sent });

export const priceResource: BulkResource<PriceLine> = {
  name: 'prices',
  scope: 'write-prices',
  schema: row,
  subjectOf: ({ sku }) => sku,
  async write({ tx, now, by, note }, lines) {
    const { client } = tx;
    await holdProducts(
      client,
      lines.map(({ row }) => row.sku),
    );
    const writing = { tx, kind: 'price', by, now } as const;
    const older = await judgeVersions(lines.map(priceVersion), writing);
    const current = lines.filter(({ row }) => !older.has(row.sku));
    const { refused, idleOffers } = await setPrices(
      client,
      current.map(({ row }) => row),
      now,
    );
    for (const { line, row } of current) {
      const offer = idleOffers.get(row.sku);
      if (offer !== undefined) note({ line, code: 'OFFER_NOT_LOWER', message: offerNotLower(row.sku, offer) });
    }
    await noteVersions(current.filter(({ row }) => !refused.has(row.sku)).map(priceVersion), writing);
    return lines.flatMap(({ line, row: { sku } }): LineFault[] => {
      const fault = older.get(sku);
      if (fault) return [{ line, ...fault }];
      const reason = refused.get(sku);
      if (!reason) return [];
      const code = reason === 'unknownSku' ? 'PRICE_SKU' : 'PRICE_CONFIGURABLE';
      return [{ line, code, message: REASONS[reason](sku) }];
    });
  },
};
