// A row that describes its product completely, as the shop prints it: what it does not name is removed, not left unchanged.
import { PLAIN_COLUMNS } from '#backend/commerce/catalogue/product/plain-texts';
import type { Cells } from './cells';
import type { StagedFacts } from './staged';

/** Empty values of the product table's columns. The name is present in both languages, and there is always a price. */
const NOTHING: Readonly<Record<string, unknown>> = {
  ...{ short_da: '', short_en: '', description_da: '', description_en: '' },
  ...Object.fromEntries(PLAIN_COLUMNS.map((column) => [column, null])),
  ...{ badge_da: null, badge_en: null, sub_label_da: null, sub_label_en: null },
  ...{ brand: '', brand_code: null, ean: '', attribute_set: 'Default', producer: null, certificates: [] },
  ...{ min_qty: 1, max_qty: 9999, increments: 1, manage_stock: true, stock_state: 'common-item' },
  ...{ cost_oere: 0, duty_code: null, duty_milli_units: 0, popularity: 0, residual_sale: false },
  ...{ bonus_points: null, bonus_only: false, bonus_category: null },
  ...{ delivery_days: 999, delivery_label: 'in-stock', request_price: false, only_trade: false, store_ids: null },
  ...{ weight_grams: 0, longest_mm: null, energy_class: null, danger: null, documents: [], cartridge: null },
  ...{ attributes: [], options: null, pcon_status: null, pcon_moc: null, pcon_ban: null },
};

const NOTHING_ELSE: StagedFacts = {
  ...{ specials: [], tiers: [], pictures: [], related: [], accessories: [], printers: [], categories: [] },
};

export const saysAll = (cells: Cells): boolean => cells.flag('whole') === true;

export function withNothingLeft(doc: Record<string, unknown>, facts: StagedFacts) {
  const whole: Record<string, unknown> = { name_en: doc.name_da, ...doc };
  for (const column in NOTHING) if (!(column in whole)) whole[column] = NOTHING[column];
  return { doc: whole, facts: { ...NOTHING_ELSE, ...facts } };
}
