// brands.csv: the brands of the goods, with who makes them.
import { checkedSource } from '../file/checked';
import { flag, or, text } from '../file/columns';
import { type RowOf, tableOf } from '../file/table';
import { recordSection } from '../section';
import { loadBrands, writeBrands } from './brands.sql';
import { producerCells, producerColumns, producerFault, producerIn } from './producer';
import { slug } from './slug';

const columns = {
  code: slug,
  name: text(120),
  description_da: or(text(), ''),
  description_en: or(text(), ''),
  /** The shop's own. */
  house: or(flag, false),
  ...producerColumns,
};

export type BrandRecord = RowOf<typeof columns>;

export const brandsSource = checkedSource(tableOf({ file: 'brands.csv', columns }), producerFault);

export const brands = recordSection<BrandRecord>({
  name: 'brands',
  title: 'mærker',
  source: brandsSource,
  keyOf: ({ code }) => code,
  missing: 'untouched',
  load: async (on) => (await loadBrands(on)).map(({ producer, ...row }) => ({ ...row, ...producerCells(producer) })),
  async write({ added, changed }, { on }) {
    const rows = [...added, ...changed].map(({ record }) => ({
      code: record.code,
      name: record.name,
      description_da: record.description_da,
      description_en: record.description_en,
      house: record.house,
      producer: producerIn(record),
    }));
    await writeBrands(on, rows);
  },
});
