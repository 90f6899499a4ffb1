// The section `methods` of delivery.yaml: ways of delivery with what they cost in each store, by weight where weight counts.
import { z } from 'zod/v4';
import { shippingMethod as way } from '#backend/db/tables/shipping';
import { carrierPicturePath } from '#backend/files/carriers';
import { resourceSection, yamlResource } from '#backend/resources/resource';
import { asIs, inBoth, readAs } from '#backend/resources/resource.sql';
import { yamlList } from '../file/yaml';
import type { Located } from '../section';
import { insertPrices, knownStoreCodes, PRICES, removeFromMethods } from './delivery.sql';
import { bilingual, clock, code, kroner } from './values';

const CHANNELS = ['day', 'express', 'interval', 'route', 'collected', 'point', 'shop', 'pallet'] as const;
const grams = z.int().min(1).max(100_000_000);

const priceSchema = z.strictObject({
  store: code,
  /** Kroner with VAT. */
  amount: kroner,
  /** Goods for this amount, in the store's own basis, make it free. */
  free_from: kroner.optional(),
  /** What it costs up to so many grams, where weight counts. */
  by_weight: z.array(z.strictObject({ up_to_grams: grams, amount: kroner })).default([]),
});

const methodSchema = z.strictObject({
  carrier: code,
  method: code,
  carrier_title: z.string().min(1).max(60),
  title: bilingual,
  note: bilingual.default({ da: '', en: '' }),
  /** How the freight bar counts it; hiddenShipping is for the shop itself and never offered. */
  kind: z.enum(['freeShipping1', 'paidShipping', 'freeShipping3', 'hiddenShipping']),
  channel: z.enum(CHANNELS).default('day'),
  needs_service_point: z.boolean().default(false),
  needs_shop: z.boolean().default(false),
  /** Lower ones are offered first. */
  position: z.int().min(0).max(10_000).default(0),
  /** Workdays on the way. */
  delivery_days: z.int().min(0).max(365).default(1),
  /** Cut-off time of the day's last orders if it differs from the calendar's. */
  cutoff: clock.optional(),
  min_grams: grams.optional(),
  max_grams: grams.optional(),
  max_longest_mm: z.int().min(1).max(100_000).optional(),
  /** The price is per so many grams, as with pallets. */
  unit_grams: grams.optional(),
  prices: z.array(priceSchema),
});

export type MethodRecord = z.infer<typeof methodSchema>;

export const methodsSource = yamlList({ file: 'delivery.yaml', key: 'methods', schema: methodSchema });

export const methods = resourceSection<MethodRecord>({
  name: 'methods',
  title: 'leveringsmåder',
  source: methodsSource,
  resource: yamlResource<MethodRecord>({
    ...{ table: way, key: [way.carrierCode, way.methodCode], order: 't.sort, t.carrier_code, t.method_code' },
    stored: {
      carrier: asIs(way.carrierCode),
      method: asIs(way.methodCode),
      carrier_title: asIs(way.carrierTitle),
      title: inBoth(way.titleDa, way.titleEn),
      note: inBoth(way.noteDa, way.noteEn),
      kind: asIs(way.kind),
      channel: asIs(way.channel),
      needs_service_point: asIs(way.needsServicePoint),
      needs_shop: asIs(way.needsShop),
      position: asIs(way.sort),
      delivery_days: asIs(way.deliveryDays),
      cutoff: asIs(way.cutoff),
      min_grams: asIs(way.minGrams),
      max_grams: asIs(way.maxGrams),
      max_longest_mm: asIs(way.maxLongestMm),
      unit_grams: asIs(way.unitGrams),
      prices: readAs(PRICES),
    },
    derived: ({ carrier }) => ({ image: carrierPicturePath(carrier) }),
  }),
  keyOf: ({ carrier, method }) => `${carrier}/${method}`,
  missing: 'removed',
  async judge(records, { on, report }) {
    const known = await knownStoreCodes(on);
    const faults = records.flatMap((located) => priceFaults(located, known));
    for (const fault of faults) report(fault);
    return faults.length > 0 ? [] : records;
  },
  async remove(gone, { on }) {
    await removeFromMethods(on, 'shipping_price', gone);
    await removeFromMethods(on, 'shipping_method', gone);
  },
  async written(records, { on }) {
    await removeFromMethods(on, 'shipping_price', records);
    await insertPrices(on, records);
  },
});

function priceFaults({ record, at }: Located<MethodRecord>, known: ReadonlySet<string>) {
  const told = (message: string) => ({ ...at, column: `${record.carrier}/${record.method}`, message });
  const stores = record.prices.map(({ store }) => store);
  return [
    ...stores.filter((store) => !known.has(store)).map((store) => told(`Butikken "${store}" findes ikke.`)),
    ...(new Set(stores).size < stores.length ? [told('En butik har to priser for den samme leveringsmåde.')] : []),
    ...record.prices
      .filter(({ by_weight: bands }) => new Set(bands.map(({ up_to_grams: most }) => most)).size < bands.length)
      .map(({ store }) => told(`Samme vægtgrænse står to gange for butikken "${store}".`)),
  ];
}
