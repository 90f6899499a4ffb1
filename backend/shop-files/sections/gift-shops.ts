// The sections of gift-shops.yaml: the price classes that a company chooses among, and the wishes that its gifts are found by.
import { z } from 'zod/v4';
import { yamlList } from '../file/yaml';
import { recordSection } from '../section';
import {
  categoryAddresses,
  deleteGiftClasses,
  deleteGiftThemes,
  loadGiftClasses,
  loadGiftThemes,
  writeGiftClasses,
  writeGiftThemes,
} from './gift-shops.sql';
import { bilingual, code } from './values';

const MOST_KRONER = 10_000;
const wholeKroner = z.int('Beløbet er i hele kroner.').min(0).max(MOST_KRONER);

const classSchema = z
  .strictObject({
    code,
    name: bilingual,
    /** What a company pays for each gift, VAT included. */
    price: wholeKroner.min(1),
    /** Gifts that cost no more than this belong to a cheaper class. */
    above: wholeKroner.default(0),
  })
  .refine(({ price, above }) => above < price, { path: ['above'], message: 'Det skal være mindre end prisen.' });

export type GiftClassRecord = z.infer<typeof classSchema>;

export const giftClassesSource = yamlList({ file: 'gift-shops.yaml', key: 'gift_price_classes', schema: classSchema });

export const giftPriceClasses = recordSection<GiftClassRecord>({
  name: 'gift_price_classes',
  title: 'prisklasser i valgshops',
  source: giftClassesSource,
  keyOf: (record) => record.code,
  missing: 'removed',
  load: loadGiftClasses,
  async write({ added, changed, removed }, { on }) {
    await deleteGiftClasses(
      on,
      removed.map((record) => record.code),
    );
    await writeGiftClasses(
      on,
      [...added, ...changed].map(({ record }) => record),
    );
  },
});

const themeSchema = z.strictObject({
  code,
  name: bilingual,
  /** Paths of categories, including their descendants. */
  categories: z.array(z.string().min(1)).min(1).max(20),
  position: z.int().min(0).max(10_000).default(0),
});

export type GiftThemeRecord = z.infer<typeof themeSchema>;

export const giftThemesSource = yamlList({ file: 'gift-shops.yaml', key: 'gift_themes', schema: themeSchema });

export const giftThemes = recordSection<GiftThemeRecord>({
  name: 'gift_themes',
  title: 'ønsker i valgshops',
  source: giftThemesSource,
  keyOf: (record) => record.code,
  missing: 'removed',
  load: loadGiftThemes,
  async write({ added, changed, removed }, { on, report }) {
    const known = await categoryAddresses(on);
    const records = [...added, ...changed];
    for (const { record, at } of records)
      for (const path of record.categories.filter((one) => !known.has(one)))
        report({ ...at, column: 'categories', message: `Kategorien "${path}" findes ikke.` });
    await deleteGiftThemes(
      on,
      removed.map((record) => record.code),
    );
    await writeGiftThemes(
      on,
      records.map(({ record }) => record),
    );
  },
});
