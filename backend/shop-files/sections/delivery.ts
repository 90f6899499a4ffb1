// The section `methods` of delivery.yaml: ways of delivery with what they cost in each store, by weight where weight counts.
import { z } from 'zod/v4';
import { yamlList } from '../file/yaml';
import { type Located, recordSection } from '../section';
import { knownStoreCodes, loadMethods, removeMethods, writeMethods } from './delivery.sql';
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
  /** Of the day's last orders, where it is not that of the calendar. */
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

export const methods = recordSection<MethodRecord>({
  name: 'methods',
  title: 'leveringsmåder',
  source: methodsSource,
  keyOf: ({ carrier, method }) => `${carrier}/${method}`,
  missing: 'removed',
  load: loadMethods,
  async write({ added, changed, removed }, { on, report }) {
    const records = [...added, ...changed];
    const known = await knownStoreCodes(on);
    const faults = records.flatMap((located) => priceFaults(located, known));
    for (const fault of faults) report(fault);
    if (faults.length > 0) return;
    await removeMethods(on, [...removed, ...records.map(({ record }) => record)]);
    await writeMethods(
      on,
      records.map(({ record }) => record),
    );
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
